/** The screen the page is shown on. */
export const screenMeasure = {
  /** Its width in CSS pixels, and the device pixels of one. */
  current: () => ({ width: screen.width, ratio: devicePixelRatio }),
  /** Told when the window moves to another screen or the browser zooms; both resize the page. */
  onChanged: (changed: () => void) => {
    const stop = new AbortController();
    addEventListener("resize", changed, { signal: stop.signal });
    return () => stop.abort();
  },
};
