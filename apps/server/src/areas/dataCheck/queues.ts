/** The queue of pictures to read, and that of checks whose term is over. */
export const READ_QUEUE = "data-check-read";
export const EXPIRE_QUEUE = "data-check-expire";
