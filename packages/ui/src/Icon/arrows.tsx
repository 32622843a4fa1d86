import { createIcon } from "./Icon.tsx";

/** Opens below. */
export const ChevronDown = /* @__PURE__ */ createIcon(<path d="m6 9.5 6 6 6-6" />);

/** Closes. */
export const ChevronUp = /* @__PURE__ */ createIcon(<path d="m6 14.5 6-6 6 6" />);

/** Back by one. */
export const ChevronLeft = /* @__PURE__ */ createIcon(<path d="m14.5 6-6 6 6 6" />);

/** On by one. */
export const ChevronRight = /* @__PURE__ */ createIcon(<path d="m9.5 6 6 6-6 6" />);

/** Closes a window or a message. */
export const CloseIcon = /* @__PURE__ */ createIcon(<path d="m6 6 12 12M18 6 6 18" />);

/** Opens the navigation. */
export const MenuIcon = /* @__PURE__ */ createIcon(<path d="M4 7h16M4 12h16M4 17h16" />);

/** Chosen. */
export const CheckIcon = /* @__PURE__ */ createIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />, 2.2);

/** Can be sorted by. */
export const SortIcon = /* @__PURE__ */ createIcon(<path d="m7 9.5 5-5 5 5M7 14.5l5 5 5-5" />, 2.2);

/** Sorted, the least first. */
export const AscendingIcon = /* @__PURE__ */ createIcon(
  <path d="M12 19.5v-15m-5 5 5-5 5 5" />,
  2.2,
);

/** Sorted, the most first. */
export const DescendingIcon = /* @__PURE__ */ createIcon(<path d="M12 4.5v15m-5-5 5 5 5-5" />, 2.2);

/** Opens beside the product. */
export const OutsideIcon = /* @__PURE__ */ createIcon(
  <path d="M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9" />,
);
