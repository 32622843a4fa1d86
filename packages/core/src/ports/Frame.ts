/** Events of a frame or popup. */
export interface WindowListener {
  /** A `message` event whose source is that window. */
  message(origin: string, data: unknown): void;
  /** The document in it has loaded. */
  loaded(): void;
  /** The browser refused to show it (a `securitypolicyviolation` of `frame-src`). */
  blocked(): void;
}

/** Hidden frames, for silent authorization requests. */
export interface Frame {
  /** Opens `url` in a hidden frame; returns a function that removes it. */
  open(url: string, listener: WindowListener): () => void;
}
