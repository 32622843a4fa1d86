/** Whether the page is visible and online. */
export interface Presence {
  isPresent(): boolean;
  /** Calls `changed` when it may have changed; returns a function that stops it. */
  listen(changed: () => void): () => void;
}
