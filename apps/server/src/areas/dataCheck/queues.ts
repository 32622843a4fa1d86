/** Pictures to read. */
export const READ_QUEUE = "data-check-read";

/** Checks whose term is over. */
export const EXPIRE_QUEUE = "data-check-expire";

/** Imports of stolen documents that no rule knows. */
export const LEFTOVERS_QUEUE = "data-check-leftovers";

/** Messages of alarms to deliver. */
export const ALARM_QUEUE = "data-check-alarm";
