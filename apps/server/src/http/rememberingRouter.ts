import type { Result } from "hono/router";
import { TrieRouter } from "hono/router/trie-router";

/** So many paths are remembered; past that it begins anew. */
const kept = 2_000;

/** Hono's router for paths of any form, asked only once for each path that is read and exists. */
export class RememberingRouter<Handler> extends TrieRouter<Handler> {
  override name = "RememberingRouter";
  readonly #met = new Map<string, Result<Handler>>();

  override match(method: string, path: string): Result<Handler> {
    if (method !== "GET") return super.match(method, path);
    const known = this.#met.get(path);
    if (known !== undefined) return known;
    const found = super.match(method, path);
    if (found[0].length > 0) {
      if (this.#met.size >= kept) this.#met.clear();
      this.#met.set(path, found);
    }
    return found;
  }
}
