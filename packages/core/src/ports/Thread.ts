/** Events of a worker. */
export interface ThreadListener {
  message(data: unknown): void;
  /** It could not be loaded, or ended with an error. */
  failed(): void;
}

/** A worker of this page, whose memory the page cannot read. */
export interface Thread {
  /** Starts it; null where the browser has no workers or refuses. */
  open(listener: ThreadListener): { post(message: unknown): void; close(): void } | null;
}
