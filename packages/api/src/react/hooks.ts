import {
  createContext,
  createElement,
  useCallback,
  useContext,
  useMemo,
  type ReactNode,
} from "react";
import { unstable_serialize as serialize, useSWRConfig } from "swr";
import { createQueryHook } from "swr-openapi";
import type { paths } from "../../generated/schema.d.ts";
import type { ApiClient, HttpError } from "../client/index.ts";
import type { Prefetch, PrefetchingClient } from "./prefetching.ts";

/** What the key of each answer begins with. */
export const prefix = "specimen";

const createUseQuery = (client: ApiClient) =>
  createQueryHook<paths, `${string}/${string}`, typeof prefix, HttpError>(client, prefix);
type UseQuery = ReturnType<typeof createUseQuery>;

const ApiContext = createContext<{
  client: ApiClient;
  useQuery: UseQuery;
  prefetch: PrefetchingClient["prefetch"];
} | null>(null);

const useApiContext = () => {
  const api = useContext(ApiContext);
  if (!api) throw new Error("ApiProvider is missing above this component");
  return api;
};

interface ApiProviderProps {
  reading: PrefetchingClient;
  children?: ReactNode;
}

/** Provides the client for the hooks below. */
export const ApiProvider = ({ reading, children }: ApiProviderProps) => {
  const api = useMemo(() => ({ ...reading, useQuery: createUseQuery(reading.client) }), [reading]);
  return createElement(ApiContext, { value: api }, children);
};

/** The SWR cache key of a GET call. */
export const answerKey = (path: string, init?: unknown): string => serialize([prefix, path, init]);

/** The client, for calls that are not reads. */
export const useApiClient = (): ApiClient => useApiContext().client;

/** Reads a GET call through the SWR cache; with `null` as init nothing is read. */
export const useQuery = useErased as UseQuery;

/** Returns a function that reads GET calls ahead of need, such as for a link under the pointer. */
export const usePrefetch = (): Prefetch => {
  const { prefetch } = useApiContext();
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    (path, init) => {
      const key = [prefix, path, init];
      if (cache.get(serialize(key))?.data !== undefined) return;
      // Failures are ignored: the screen that needs the answer reads it again and shows the error. The
      // cache may be gone when the answer arrives.
      prefetch(path, init)
        ?.then((data) => data !== undefined && mutate(key, data, { revalidate: false }))
        .catch(() => undefined);
    },
    [prefetch, cache, mutate],
  );
};

/** Forwards to the hook of the context; its type is too deep to be written out, so it is cast. */
function useErased(...args: never[]): unknown {
  return (useApiContext().useQuery as typeof useErased)(...args);
}
