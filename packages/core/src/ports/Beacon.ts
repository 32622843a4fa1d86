/** Sends what is left while the page closes (`navigator.sendBeacon`). */
export interface Beacon {
  /** Hands `text` over as text/plain; false when the browser does not take it. No answer is told. */
  send(url: string, text: string): boolean;
}
