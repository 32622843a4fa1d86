/** A cell of the flag sprite in pixels of the picture (W3C Media Fragments, 4.2.2): 24 x 18 drawn twice as fine. */
export const flagCell = { width: 48, height: 36 } as const;
