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

/** Clock: at a time to come. */
export const ClockIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.5 2" />
  </>,
);
