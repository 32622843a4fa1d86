/** Milliseconds of a slice at most: a browser that is idle offers 50, and a press waits for their end. */
const slice = 4;

/** Takes steps whenever the page has nothing else to do, until all are taken; gives what calls it off. */
export function inIdleSlices(steps: Iterator<unknown>): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in globalThis)) {
    const go = () => {
      const end = performance.now() + slice;
      while (performance.now() < end) if (steps.next().done === true) return;
      timer = setTimeout(go, slice);
    };
    let timer = setTimeout(go, slice);
    return () => clearTimeout(timer);
  }
  const go = (deadline: IdleDeadline) => {
    const end = performance.now() + slice;
    while (deadline.timeRemaining() > 1 && performance.now() < end)
      if (steps.next().done === true) return;
    handle = requestIdleCallback(go);
  };
  let handle = requestIdleCallback(go);
  return () => cancelIdleCallback(handle);
}
