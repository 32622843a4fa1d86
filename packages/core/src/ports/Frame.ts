/** What a frame or popup tells whoever opened it. */
export interface WindowListener {
  /** A `message` event whose source is that very window. */
  message(origin: string, data: unknown): void;
  /** The document in it has loaded. */
  loaded(): void;
  /** The browser refused to show it (a `securitypolicyviolation` of `frame-src`). */
  blocked(): void;
}

/** A hidden frame, for asking the provider without showing anything. */
export interface Frame {
  /** Opens `url` invisibly; the returned function takes the frame away. */
  open(url: string, listener: WindowListener): () => void;
}
