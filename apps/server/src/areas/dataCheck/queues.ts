/**
 * The queues of pictures to read, of checks whose term is over, of messages of alarms, and of imports
 * of stolen documents that no rule knows.
 */
export const READ_QUEUE = "data-check-read";
export const EXPIRE_QUEUE = "data-check-expire";
export const LEFTOVERS_QUEUE = "data-check-leftovers";
export const ALARM_QUEUE = "data-check-alarm";
