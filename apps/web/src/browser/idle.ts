/** Milliseconds until something is done even while the page is busy. */
const longest = 5000;

/** Milliseconds until it is done where nobody can say whether the page is busy. */
const soon = 500;

/** Does something once the page has nothing else to do; the returned function calls it off. */
export function onIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(task, soon);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: longest });
  return () => cancelIdleCallback(handle);
}

/** Fulfilled once the page has nothing else to do. */
export const idle = (): Promise<void> => new Promise((resolve) => void onIdle(resolve));
