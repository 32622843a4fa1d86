import type { Http } from "@specimen/core/ports";

/** The browser's fetch, without the cookies of other origins. */
export const http: Http = {
  send: (url, request) => fetch(url, { ...request, credentials: "same-origin" }),
};
