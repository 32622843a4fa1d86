import { createIcon } from "./Icon.tsx";

/** Circle with a hook: yes. */
export const OkSign = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="9.5" />
    <path d="m7.8 12.3 2.9 2.9 5.6-5.9" />
  </>,
  2.2,
);

/** Triangle: with a condition, or not known. */
export const WarnSign = /* @__PURE__ */ createIcon(
  <>
    <path d="M12 3.2 22 20.6H2Z" />
    <path d="M12 9.6v5" />
    <path d="M12 17.5v.1" />
  </>,
  2.2,
);

/** Octagon with a cross: no. */
export const NoSign = /* @__PURE__ */ createIcon(
  <>
    <path d="M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8Z" />
    <path d="m9 9 6 6m0-6-6 6" />
  </>,
  2.2,
);

/** Bare cross: not done here. */
export const CrossSign = /* @__PURE__ */ createIcon(<path d="m6 6 12 12M18 6 6 18" />, 2.4);

/** Plus in a circle: new. */
export const PlusSign = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 8v8m-4-4h8" />
  </>,
);

/** Minus in a circle: taken out. */
export const MinusSign = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M8 12h8" />
  </>,
);

/** Struck circle: without worth. */
export const StruckSign = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m5.8 5.8 12.4 12.4" />
  </>,
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
