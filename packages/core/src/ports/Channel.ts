/** Messages between the tabs of this origin (BroadcastChannel). */
export interface Channel {
  post(message: string): void;
  /** Receives the messages of other tabs; returns a function that stops it. */
  listen(message: (message: unknown) => void): () => void;
}
