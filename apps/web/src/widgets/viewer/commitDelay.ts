/** Milliseconds without a move after which the viewport is written to the address. */
export const commitDelay = 250;
