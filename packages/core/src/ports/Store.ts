/** A store of texts by key, such as session storage. */
export interface Store {
  read(key: string): string | null;
  /** False where it is kept only until the page is left. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}
