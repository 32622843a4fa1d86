import type { ClientPathsWithMethod, MaybeOptionalInit } from "openapi-fetch";
import { unstable_serialize as serialize } from "swr";
import type { paths } from "../../generated/schema.d.ts";
import type { ApiClient } from "../client/index.ts";

/** Reads a GET call ahead of need; what is known or under way is not asked for again. */
export type Prefetch = <Path extends ClientPathsWithMethod<ApiClient, "get">>(
  path: Path,
  init: MaybeOptionalInit<paths[Path], "get">,
) => void;

/** A client that remembers which answers are on their way because of a prefetch. */
export interface PrefetchingClient {
  /** For the hooks: a GET joins a prefetch of the same call instead of sending it again. */
  readonly client: ApiClient;
  /** Sends a call ahead, or gives null when it is already under way. */
  readonly ahead: (path: string, init: unknown) => Promise<unknown> | null;
}

/** Lets prefetches and hooks share the answers that are on their way. */
export const createPrefetchingClient = (client: ApiClient): PrefetchingClient => {
  type Get = (path: string, init: unknown) => Promise<{ data?: unknown; error?: unknown }>;
  const send = client.GET as unknown as Get;
  const underWay = new Map<string, ReturnType<Get>>();
  const get: Get = (path, init) => underWay.get(serialize([path, init])) ?? send(path, init);
  return {
    client: { ...client, GET: get as unknown as ApiClient["GET"] },
    ahead: (path, init) => {
      const key = serialize([path, init]);
      if (underWay.has(key)) return null;
      const answer = send(path, init).finally(() => underWay.delete(key));
      underWay.set(key, answer);
      return answer.then(({ data }) => data);
    },
  };
};
