/** The address bar. */
export interface Address {
  /** The whole current URL, query and fragment included. */
  current(): string;
  /** Replaces the current history entry by a path of this origin; the router follows. */
  replace(path: string): void;
  /** Navigates away to `url`. */
  leave(url: string): void;
}
