import { createIcon } from "./Icon.tsx";

// Icons that a first page shows. Those of the other files come with the screens that show them.

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

/** Opens below. */
export const ChevronDown = /* @__PURE__ */ createIcon(<path d="m6 9.5 6 6 6-6" />);

/** Closes. */
export const ChevronUp = /* @__PURE__ */ createIcon(<path d="m6 14.5 6-6 6 6" />);

/** Closes a window or a message. */
export const CloseIcon = /* @__PURE__ */ createIcon(<path d="m6 6 12 12M18 6 6 18" />);

/** Opens the navigation. */
export const MenuIcon = /* @__PURE__ */ createIcon(<path d="M4 7h16M4 12h16M4 17h16" />);

/** Opens beside the product. */
export const OutsideIcon = /* @__PURE__ */ createIcon(
  <path d="M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9" />,
);

/** Octagon with a cross: no. */
export const NoSign = /* @__PURE__ */ createIcon(
  <>
    <path d="M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8Z" />
    <path d="m9 9 6 6m0-6-6 6" />
  </>,
  2.2,
);

/** Letter i in a circle: a remark. */
export const InfoSign = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.6v.1" />
  </>,
);

/** Lock: not allowed. */
export const LockSign = /* @__PURE__ */ createIcon(
  <>
    <rect x="4.5" y="10.5" width="15" height="10.5" rx="2" />
    <path d="M8 10.5V7a4 4 0 0 1 8 0v3.5" />
  </>,
  2,
);

/** Struck waves: no connection. */
export const OfflineSign = /* @__PURE__ */ createIcon(
  <>
    <path d="m3 3 18 18" />
    <path d="M2.5 9.5a14 14 0 0 1 4.3-2.7M10.6 5.6A14 14 0 0 1 21.5 9.5M6 13.2a9 9 0 0 1 3.6-2.2M15 11.2a9 9 0 0 1 3 2M9.4 16.6a4 4 0 0 1 4.7-.4M12 20v.1" />
  </>,
);
