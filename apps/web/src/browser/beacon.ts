import type { Beacon } from "@specimen/core/ports";

/** `navigator.sendBeacon`; as text/plain it needs no preflight, for which there is no time. */
export const beacon: Beacon = {
  send: (url, text) => navigator.sendBeacon(url, new Blob([text], { type: "text/plain" })),
};
