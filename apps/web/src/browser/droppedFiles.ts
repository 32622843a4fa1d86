/**
 * Keeps the browser from opening a file that is let go where nothing takes it: the page would be
 * left with all that was typed. Returns a function that stops it.
 */
export function keepFilesOut(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const refuse = (event: DragEvent) => {
    const { dataTransfer, defaultPrevented } = event;
    if (dataTransfer === null || !dataTransfer.types.includes("Files") || defaultPrevented) return;
    event.preventDefault();
    dataTransfer.dropEffect = "none";
  };
  addEventListener("dragover", refuse, { signal });
  addEventListener("drop", refuse, { signal });
  return () => stop.abort();
}
