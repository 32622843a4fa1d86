/** Sends data while the page is being closed (`navigator.sendBeacon`). */
export interface Beacon {
  /** Sends `text` as text/plain; false when the browser does not queue it. The answer is not known. */
  send(url: string, text: string): boolean;
}
