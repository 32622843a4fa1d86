/** The queues of pictures to read, of checks whose term is over, and of messages of alarms. */
export const READ_QUEUE = "data-check-read";
export const EXPIRE_QUEUE = "data-check-expire";
export const ALARM_QUEUE = "data-check-alarm";
