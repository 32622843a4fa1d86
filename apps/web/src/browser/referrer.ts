/** The address of the page that led here; empty for none. */
export const referrer = (): string => document.referrer;
