/** Where the visitor stands. */
export interface Address {
  /** The whole current URL, query and fragment included. */
  current(): string;
  /** Puts a path of this origin in the place of the current history entry; the router follows. */
  replace(path: string): void;
  /** Leaves this document for `url`. */
  leave(url: string): void;
}
