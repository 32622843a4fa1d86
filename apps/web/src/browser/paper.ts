/** The printer, as a page sees it. */
export const paper = {
  print: () => window.print(),
  /** Told just before the page is printed, by whatever way, and after. */
  onPrinting: (begins: () => void, ends: () => void) => {
    const stop = new AbortController();
    addEventListener("beforeprint", begins, { signal: stop.signal });
    addEventListener("afterprint", ends, { signal: stop.signal });
    return () => stop.abort();
  },
};
