import { createIcon } from "./Icon.tsx";

/** Searches or filters. */
export const SearchIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
);

/** Reads a document. */
export const ScanIcon = /* @__PURE__ */ createIcon(
  <path d="M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20H6a2 2 0 0 1-2-2v-2.5M7 12h10" />,
);

/** Opens a file. */
export const FileIcon = /* @__PURE__ */ createIcon(
  <>
    <path d="M6 3h8l4.5 4.5V21H6Z" />
    <path d="M14 3v5h4.5M9 13h6M9 17h6" />
  </>,
);

/** Language. */
export const GlobeIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18Z" />
  </>,
);

/** Light theme, and white light. */
export const SunIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7" />
  </>,
);

/** Dark theme. */
export const MoonIcon = /* @__PURE__ */ createIcon(
  <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />,
);

/** Theme of the system. */
export const ScreenIcon = /* @__PURE__ */ createIcon(
  <>
    <rect x="3" y="4.5" width="18" height="12.5" rx="2" />
    <path d="M9 20.5h6M12 17v3.5" />
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

/** Turns to the other side. */
export const TurnIcon = /* @__PURE__ */ createIcon(<path d="M4 9h13l-3.5-3.5M20 15H7l3.5 3.5" />);

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
