import type { Presence } from "@specimen/core/ports";

/** The page is in sight and the network is there. */
export const presence: Presence = {
  isPresent: () => document.visibilityState === "visible" && navigator.onLine,
  listen: (changed) => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("visibilitychange", changed, { signal });
    addEventListener("online", changed, { signal });
    addEventListener("offline", changed, { signal });
    return () => stop.abort();
  },
};
