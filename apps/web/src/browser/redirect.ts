/** Leaves for another page, to which going back does not lead through this one. */
export const redirect = (url: string): void => location.replace(url);
