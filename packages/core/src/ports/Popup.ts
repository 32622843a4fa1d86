/** A popup window. */
export interface PopupWindow {
  navigate(url: string): void;
  isClosed(): boolean;
  close(): void;
  /** Receives `message` events whose source is that window; returns a function that stops it. */
  listen(message: (origin: string, data: unknown) => void): () => void;
}

/** Opens popup windows. */
export interface Popup {
  /** Opens a blank window under a random name, at once; null when the browser refuses. */
  open(size: { width: number; height: number }): PopupWindow | null;
}
