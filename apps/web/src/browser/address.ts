import type { Address } from "@specimen/core/ports";

/** The address bar. */
export const address: Address = {
  current: () => location.href,
  replace: (path) => {
    history.replaceState(null, "", path);
    // The router listens to the history's own event only.
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  },
  leave: (url) => location.assign(url),
};
