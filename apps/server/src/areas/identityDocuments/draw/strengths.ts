/** How strongly each kind of print shows in a light; a light that is not named shows nothing of it. */
export const offset = { white: 1, transmitted: 0.34 } as const;
export const lathework = { white: 1, transmitted: 0.5 } as const;
/** Titles, captions, frames: plain ink, gone in infrared. */
export const print = { white: 1, uv: 0.42, ir: 0.1, transmitted: 0.6 } as const;
/** What is burnt into the page: portrait, values, MRZ. */
export const laser = { white: 1, uv: 0.5, ir: 1, transmitted: 0.92 } as const;
export const plain = { white: 1, uv: 1, ir: 1, transmitted: 1 } as const;
/** Foils and inks that change: nearly nothing under a lamp, dark against one. */
export const foils = { white: 1, uv: 0.12, transmitted: 1 } as const;
/** What the paper itself carries. */
export const inPaper = { white: 0.1, transmitted: 1 } as const;
export const glows = { uv: 1 } as const;
/** An ornament that must not compete with what stands on it. */
export const faint = { white: 0.5, uv: 0.06, transmitted: 0.2 } as const;
