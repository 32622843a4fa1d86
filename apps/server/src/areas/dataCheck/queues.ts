/** Pictures to read. */
export const readQueue = "data-check-read";

/** Checks whose term is over. */
export const expireQueue = "data-check-expire";

/** Imports of stolen documents that no rule knows. */
export const leftoversQueue = "data-check-leftovers";

/** Messages of alarms to deliver. */
export const alarmQueue = "data-check-alarm";
