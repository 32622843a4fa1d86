import {
  createContext,
  createElement,
  useCallback,
  useContext,
  useMemo,
  type ReactNode,
} from "react";
import { unstable_serialize as serialize, useSWRConfig } from "swr";
import { createMutateHook, createQueryHook } from "swr-openapi";
import type { paths } from "../../generated/schema.d.ts";
import type { ApiClient, HttpError } from "../client/index.ts";
import type { Prefetch, PrefetchingClient } from "./prefetching.ts";

const prefix = "specimen";

const createHooks = (client: ApiClient) => ({
  useQuery: createQueryHook<paths, `${string}/${string}`, typeof prefix, HttpError>(client, prefix),
  useMutate: createMutateHook<paths, `${string}/${string}`>(client, prefix, isPartOf),
});
type Hooks = ReturnType<typeof createHooks>;

const ApiContext = createContext<{
  client: ApiClient;
  hooks: Hooks;
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
  const api = useMemo(() => ({ ...reading, hooks: createHooks(reading.client) }), [reading]);
  return createElement(ApiContext, { value: api }, children);
};

/** The SWR cache key of a GET call. */
export const answerKey = (path: string, init?: unknown): string => serialize([prefix, path, init]);

/** The client, for calls that are not reads. */
export const useApiClient = (): ApiClient => useApiContext().client;

/** Reads a GET call through the SWR cache; with `null` as init nothing is read. */
export const useQuery = fromContext("useQuery");

/** The hook of the library below `useMutate`. */
export const useAnyMutate = fromContext("useMutate");

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
        ?.then((data) => mutate(key, data, { revalidate: false }))
        .catch(() => undefined);
    },
    [prefetch, cache, mutate],
  );
};

/** Forwards a hook of the context; its type is too deep to be written out, so it is cast. */
function fromContext<Name extends keyof Hooks>(name: Name): Hooks[Name] {
  type Erased = (...args: never[]) => unknown;
  const useHook: Erased = (...args) => (useApiContext().hooks[name] as Erased)(...args);
  return useHook as Hooks[Name];
}

function isPartOf(whole: unknown, part: unknown): boolean {
  if (typeof part !== "object" || part === null) return Object.is(whole, part);
  if (typeof whole !== "object" || whole === null) return false;
  const members = new Map(Object.entries(whole));
  return Object.entries(part).every(([key, value]) => isPartOf(members.get(key), value));
}
