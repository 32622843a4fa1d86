import { createIcon } from "./Icon.tsx";

/** Opens a file. */
export const FileIcon = /* @__PURE__ */ createIcon(
  <>
    <path d="M6 3h8l4.5 4.5V21H6Z" />
    <path d="M14 3v5h4.5M9 13h6M9 17h6" />
  </>,
);

/** The whole picture in its frame. */
export const WholeIcon = /* @__PURE__ */ createIcon(
  <>
    <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
    <rect x="8" y="9.5" width="8" height="5" rx="0.8" />
  </>,
);

/** Larger. */
export const ZoomInIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5M10.5 8v5M8 10.5h5" />
  </>,
);

/** Smaller. */
export const ZoomOutIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5M8 10.5h5" />
  </>,
);

/** Links somebody has put together. */
export const LinkIcon = /* @__PURE__ */ createIcon(
  <path d="M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1" />,
);

/** One step more. */
export const PlusIcon = /* @__PURE__ */ createIcon(<path d="M12 5v14M5 12h14" />);

/** The back office. */
export const OfficeIcon = /* @__PURE__ */ createIcon(
  <path d="M4 20h16M6 20V5h8v15M14 10h4v10M9 9h2M9 13h2M9 17h2" />,
);

/** One step less. */
export const MinusIcon = /* @__PURE__ */ createIcon(<path d="M5 12h14" />);

/** Puts things side by side. */
export const CompareIcon = /* @__PURE__ */ createIcon(
  <>
    <rect x="3" y="5" width="7.5" height="14" rx="1" />
    <rect x="13.5" y="5" width="7.5" height="14" rx="1" />
  </>,
);

/** Prints. */
export const PrintIcon = /* @__PURE__ */ createIcon(
  <>
    <path d="M7 8.5V3.5h10v5M7 17H4V8.5h16V17h-3" />
    <path d="M7 14h10v6.5H7Z" />
  </>,
);

/** The sign of a document with a chip (ICAO 9303-9): a circle on a line between two bars. */
export const ChipIcon = /* @__PURE__ */ createIcon(
  <>
    <rect x="3" y="6" width="18" height="12" rx="1.5" />
    <path d="M3 12h5.5M15.5 12H21" />
    <circle cx="12" cy="12" r="3.2" />
  </>,
);
