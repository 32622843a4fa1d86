/** The time and timers. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
  /** Runs `task` once after `milliseconds`; returns a function that cancels it. */
  after(milliseconds: number, task: () => void): () => void;
}
