/** Reports an error that nobody has to act on; browsers show it in their console. */
export const report = (error: unknown): void => reportError(error);
