import type { ClientPathsWithMethod, MaybeOptionalInit } from "openapi-fetch";
import { unstable_serialize as serialize } from "swr";
import type { paths } from "../../generated/schema.d.ts";
import type { ApiClient } from "../client/index.ts";

/** Reads a GET call ahead of need, unless its answer is cached or pending. */
export type Prefetch = <Path extends ClientPathsWithMethod<ApiClient, "get">>(
  path: Path,
  init: MaybeOptionalInit<paths[Path], "get">,
) => void;

/** A client with prefetches that are still pending. */
export interface PrefetchingClient {
  /** For the hooks: a GET shares the answer of a pending prefetch of the same call. */
  readonly client: ApiClient;
  /** Sends a GET call ahead of need; null when the same call is pending. */
  readonly prefetch: (path: string, init: unknown) => Promise<unknown> | null;
  /** Forgets what is pending, as its answers are of another language or user: nobody gets them. */
  readonly forget: () => void;
}

/** Creates a client whose hooks share the answers of pending prefetches. */
export const createPrefetchingClient = (client: ApiClient): PrefetchingClient => {
  type Get = (path: string, init: unknown) => Promise<{ data?: unknown; error?: unknown }>;
  const send = client.GET as unknown as Get;
  let pending = new Map<string, ReturnType<Get>>();
  /** What hooks are reading; another read of theirs is for a newer answer, and does not join. */
  const read = new Set<string>();
  const get: Get = (path, init) => {
    const key = serialize([path, init]);
    const prefetched = pending.get(key);
    if (prefetched !== undefined) return prefetched;
    read.add(key);
    return send(path, init).finally(() => read.delete(key));
  };
  return {
    client: { ...client, GET: get as unknown as ApiClient["GET"] },
    prefetch: (path, init) => {
      const key = serialize([path, init]);
      const own = pending;
      if (own.has(key) || read.has(key)) return null;
      const answer = send(path, init).finally(() => own.delete(key));
      own.set(key, answer);
      return answer.then(({ data }) => (own === pending ? data : undefined));
    },
    forget: () => {
      pending = new Map();
    },
  };
};
