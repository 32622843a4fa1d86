/** Puts a text on the clipboard; rejects where the browser does not allow it. */
export const clipboard = { write: (text: string) => navigator.clipboard.writeText(text) };
