/** A window of 400 x 600 that was opened in the click. */
export interface PopupWindow {
  navigate(url: string): void;
  isClosed(): boolean;
  close(): void;
  /** Hears `message` events whose source is that very window; the returned function stops it. */
  listen(message: (origin: string, data: unknown) => void): () => void;
}

/** Opens windows. */
export interface Popup {
  /** Opens a blank window under a random name, at once; null when the browser refuses. */
  open(size: { width: number; height: number }): PopupWindow | null;
}
