/** Milliseconds after which a movement counts as ended and goes into the address. */
export const settled = 250;
