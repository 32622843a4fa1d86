import { createIcon } from "./Icon.tsx";

/** Back by one. */
export const ChevronLeft = /* @__PURE__ */ createIcon(<path d="m14.5 6-6 6 6 6" />);

/** On by one. */
export const ChevronRight = /* @__PURE__ */ createIcon(<path d="m9.5 6 6 6-6 6" />);

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
