/** Whether somebody can see the page and the network is there. */
export interface Presence {
  isPresent(): boolean;
  /** Tells that it may have changed; the returned function stops it. */
  listen(changed: () => void): () => void;
}
