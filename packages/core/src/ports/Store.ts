/** A store of texts by key, such as session storage. */
export interface Store {
  read(key: string): string | null;
  /** Returns whether it outlives the page: what a browser denies is kept until the page is left. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}
