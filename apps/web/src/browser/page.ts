/** What happens to the page; each function returns one that stops listening. */
export const page = {
  onRestored: (restored: () => void) => {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener("pageshow", ({ persisted }) => persisted && restored(), { signal });
    return () => stop.abort();
  },
  onShown: (shown: () => void) => {
    const stop = new AbortController();
    const told = () => document.visibilityState === "visible" && shown();
    document.addEventListener("visibilitychange", told, { signal: stop.signal });
    return () => stop.abort();
  },
  /** Hidden or closed: what has to be sent is sent now, since a page may not come back. */
  onLeft: (left: () => void) => {
    const stop = new AbortController();
    const { signal } = stop;
    const told = () => document.visibilityState === "hidden" && left();
    document.addEventListener("visibilitychange", told, { signal });
    addEventListener("pagehide", left, { signal });
    return () => stop.abort();
  },
  /** Closed or left for another document; not when it is only hidden. */
  onClosed: (closed: () => void) => {
    const stop = new AbortController();
    addEventListener("pagehide", closed, { signal: stop.signal });
    return () => stop.abort();
  },
  onConnection: (changed: () => void) => {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener("online", changed, { signal });
    addEventListener("offline", changed, { signal });
    return () => stop.abort();
  },
  /** A press of a key or on the page, which lets a page open a window. */
  onPressed: (pressed: () => void) => {
    const stop = new AbortController();
    const heard = { capture: true, signal: stop.signal };
    addEventListener("click", pressed, heard);
    addEventListener("keydown", pressed, heard);
    return () => stop.abort();
  },
  isOnline: () => navigator.onLine,
  reload: () => location.reload(),
};
