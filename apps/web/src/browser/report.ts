/**
 * Logs an error that nobody has to act on: in the console, for it is no failure of the page. Only
 * its text, since an error may carry the answer it came from.
 */
export const report = (error: unknown): void =>
  console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
