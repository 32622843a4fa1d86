/** Calls `pasted` with the files pasted anywhere in the page; returns a function that stops it. */
export function listenToPastedFiles(pasted: (files: readonly File[]) => void): () => void {
  const take = ({ clipboardData }: ClipboardEvent) => {
    const files = [...(clipboardData?.files ?? [])];
    if (files.length > 0) pasted(files);
  };
  document.addEventListener("paste", take);
  return () => document.removeEventListener("paste", take);
}

/** Puts a text on the clipboard; rejects where the browser does not allow it. */
export const clipboard = { write: (text: string) => navigator.clipboard.writeText(text) };
