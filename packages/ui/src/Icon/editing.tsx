import { createIcon } from "./Icon.tsx";

/** Strong letters. */
export const BoldIcon = /* @__PURE__ */ createIcon(
  <path d="M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z" />,
  2.2,
);

/** Slanted letters. */
export const ItalicIcon = /* @__PURE__ */ createIcon(<path d="M10 5h8M6 19h8M14 5l-4 14" />);

/** A heading. */
export const HeadingIcon = /* @__PURE__ */ createIcon(<path d="M6 5v14M18 5v14M6 12h12" />);

/** A list with points. */
export const BulletsIcon = /* @__PURE__ */ createIcon(
  <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />,
);

/** A list with numbers. */
export const NumbersIcon = /* @__PURE__ */ createIcon(
  <path d="M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v4M4 15.2c2-1.4 3 .4 1.7 1.7L4 19h3" />,
);

/** Words of somebody else. */
export const QuoteIcon = /* @__PURE__ */ createIcon(
  <path d="M10 7H5v5h4c0 3-1.500 4.500-4 5M19 7h-5v5h4c0 3-1.500 4.500-4 5" />,
);

/** Takes the last step back. */
export const UndoIcon = /* @__PURE__ */ createIcon(
  <path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4" />,
);

/** Deletes. */
export const BinIcon = /* @__PURE__ */ createIcon(
  <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />,
);
