/** What another thread tells whoever opened it. */
export interface ThreadListener {
  message(data: unknown): void;
  /** It could not be loaded, or an error ended it. */
  failed(): void;
}

/** A thread of this page's own, such as a worker: its memory is out of the page's reach. */
export interface Thread {
  /** Opens it; null where the browser has none or refuses. */
  open(listener: ThreadListener): { post(message: unknown): void; close(): void } | null;
}
