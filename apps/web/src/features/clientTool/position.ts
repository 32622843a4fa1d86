/** A position as it was typed; NaN where nothing was, which no position is. */
export const readPosition = (typed: string): number => (typed.trim() === "" ? NaN : Number(typed));

/** The position after all others. */
export const lastPosition = (positions: readonly number[]): number => Math.max(0, ...positions) + 1;
