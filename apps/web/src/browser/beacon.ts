import type { Beacon } from "@specimen/core/ports";

/**
 * `navigator.sendBeacon`; as text/plain it needs no preflight, for which there is no time. Without a
 * network the browser takes a beacon all the same and drops it.
 */
export const beacon: Beacon = {
  send: (url, text) =>
    navigator.onLine && navigator.sendBeacon(url, new Blob([text], { type: "text/plain" })),
};
