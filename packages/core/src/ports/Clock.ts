/** The time and the passing of it. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
  /** Runs `task` once after `milliseconds`; the returned function calls it off. */
  after(milliseconds: number, task: () => void): () => void;
}
