import { createIcon } from "./Icon.tsx";

/** Start page. */
export const HomeIcon = /* @__PURE__ */ createIcon(
  <path d="M3.5 11 12 4l8.5 7M6 9.5V20h4.5v-6h3v6H18V9.5" />,
);

/** Identity documents. */
export const PassportIcon = /* @__PURE__ */ createIcon(
  <>
    <rect x="5" y="2.5" width="14" height="19" rx="2" />
    <circle cx="12" cy="9.5" r="3.2" />
    <path d="M9 16.5h6" />
  </>,
);

/** Banknotes. */
export const BanknoteIcon = /* @__PURE__ */ createIcon(
  <>
    <rect x="2" y="6" width="20" height="12" rx="1.5" />
    <circle cx="12" cy="12" r="2.6" />
    <path d="M5.5 10v4M18.5 10v4" />
  </>,
);

/** Precious metals. */
export const IngotIcon = /* @__PURE__ */ createIcon(
  <path d="M7 8h10l4.5 9.5h-19ZM5.3 11.8h13.4" />,
);

/** Travellers cheques. */
export const ChequeIcon = /* @__PURE__ */ createIcon(
  <>
    <rect x="2" y="5.5" width="20" height="13" rx="1.5" />
    <path d="M5.5 10h5M5.5 14h3M12.5 14.5c1-2 2-2 2.5-.5s1.5 1 3.5-1" />
  </>,
);

/** Coins. */
export const CoinIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <circle cx="12" cy="12" r="5.5" />
  </>,
);

/** Glossary. */
export const BookIcon = /* @__PURE__ */ createIcon(
  <path d="M5 4.5A1.5 1.5 0 0 1 6.5 3H19v15H6.5A1.5 1.5 0 0 0 5 19.5ZM5 19.5A1.5 1.5 0 0 0 6.5 21H19" />,
);
