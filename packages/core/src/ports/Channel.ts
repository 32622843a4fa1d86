/** Speaks to the other tabs of this origin (BroadcastChannel). */
export interface Channel {
  post(message: string): void;
  /** Hears what other tabs post; the returned function stops it. */
  listen(message: (message: unknown) => void): () => void;
}
