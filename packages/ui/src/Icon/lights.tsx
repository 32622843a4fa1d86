import { createIcon } from "./Icon.tsx";

/** Ultraviolet lamp. */
export const UvLampIcon = /* @__PURE__ */ createIcon(
  <path d="M3.5 4h17M6 4l1.5 5h9L18 4M9 13v1.5M12 13v3M15 13v1.5M8 18.5v1.5M12 19.5v1.5M16 18.5v1.5" />,
);

/** Infrared. */
export const InfraredIcon = /* @__PURE__ */ createIcon(
  <path d="M3 7c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0 3-1.5 4.5 0 3 1.5 4.5 0M3 12.5c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0 3-1.5 4.5 0 3 1.5 4.5 0M3 18c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0 3-1.5 4.5 0 3 1.5 4.5 0" />,
);

/** Held against the light. */
export const TransmittedIcon = /* @__PURE__ */ createIcon(
  <>
    <rect x="8.5" y="3.5" width="12" height="9" rx="1" />
    <path d="M8.5 9 5 13.5V19h3.5l3-3.5M3.5 20.5h7" />
  </>,
);

/** Seen, by tilting. */
export const EyeIcon = /* @__PURE__ */ createIcon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);

/** Felt with the finger. */
export const TouchIcon = /* @__PURE__ */ createIcon(
  <path d="M9 12V5.5a1.7 1.7 0 0 1 3.4 0V11l5 1.2a2 2 0 0 1 1.5 2.3L18 20.5h-7.5L6 14.5a1.6 1.6 0 0 1 2.5-2Z" />,
);

/** Seen on tilting. */
export const TiltIcon = /* @__PURE__ */ createIcon(
  <path d="m4 15.5 8.5-8.5M8 19.5 19.5 8M13.5 20l6-6M4 9.5 8.5 5" />,
);
