import type { ClientPathsWithMethod, MaybeOptionalInit } from "openapi-fetch";
import type { SWRConfiguration, SWRResponse } from "swr";
import type { paths } from "../../generated/schema.d.ts";
import type { ApiClient, HttpError } from "../client/index.ts";
import { answerKey, useQuery } from "./hooks.ts";
import type { Prefetch } from "./prefetching.ts";

/** A path that can be read by GET. */
export type GetPath = ClientPathsWithMethod<ApiClient, "get">;

/** What GET answers at a path. */
export type Answer<Path extends GetPath> = paths[Path] extends {
  get: { responses: { 200: { content: { "application/json": infer Body } } } };
}
  ? Body
  : never;

type Init<Path extends GetPath> = MaybeOptionalInit<paths[Path], "get">;

/** What is sent for one record: its id in the path. */
export const byId = (id: string) => ({ params: { path: { id } } });

/** When an answer in the cache is read again. */
const policies = {
  /** Whenever a component starts to show it. */
  whenShown: {},
  /** Again and again while the page is in sight. */
  inSight: { refreshInterval: 20_000 },
  /** Only when the visitor comes back to the window or the network. */
  onReturn: { revalidateIfStale: false },
  /** Only when the network comes back. */
  onReconnect: { revalidateIfStale: false, revalidateOnFocus: false },
  /** Not while the page is open. */
  never: { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
} as const satisfies Record<string, SWRConfiguration>;

interface Options<Path extends GetPath, Arg> {
  /** What is sent for an argument. */
  init?: (arg: Arg) => Init<Path>;
  /** When an answer in the cache is read again; `whenShown` by default. */
  reread?: keyof typeof policies;
}

/** A null argument reads nothing. A query without an argument takes none. */
type Given<Arg> = Arg extends undefined ? [arg?: undefined] : [arg: Arg];
type GivenOrNull<Arg> = Arg extends undefined ? [arg?: undefined | null] : [arg: Arg | null];

/** What is known of an answer as the component is drawn; it is drawn again when it changes. */
export type Known<Data> = Pick<SWRResponse<Data, HttpError>, "data" | "error" | "mutate">;

/** The latest answer to any argument. */
export interface Latest<Data> extends Known<Data> {
  /** The first answer to this argument is awaited. */
  readonly isLoading: boolean;
}

/** An answer, which may be that to the argument before. */
export interface DataOrPrevious<Data> extends Known<Data> {
  /** The data answer the argument before; the answer to this one is awaited. */
  readonly isStale: boolean;
}

/** One question to the service, for screens, for reading ahead and for the cache. */
export interface QueryDefinition<Path extends GetPath, Arg> {
  /** Reads through the cache. */
  useData: (...given: GivenOrNull<Arg>) => Known<Answer<Path>>;
  /** Reads through the cache; while there is no answer, `data` is the latest one to any argument. */
  useLatestData: (...given: GivenOrNull<Arg>) => Latest<Answer<Path>>;
  /** As before, but once the answer has failed there is none, and a former one is marked. */
  useDataOrPrevious: (...given: GivenOrNull<Arg>) => DataOrPrevious<Answer<Path>>;
  /** Reads ahead of need. */
  prefetch: (prefetch: Prefetch, ...given: Given<Arg>) => void;
  /** The key of the answer in the cache. */
  key: (...given: Given<Arg>) => string;
}

/**
 * Defines a GET call once: what is sent for an argument, and when a cached answer is read again.
 * Everything that reads it, in whichever way, then sends the same and shares the cached answer.
 */
export function defineQuery<Path extends GetPath, Arg = undefined>(
  path: Path,
  { init, reread = "whenShown" }: Options<Path, Arg> = {},
): QueryDefinition<Path, Arg> {
  const policy = policies[reread];
  const initOf = (arg: Arg | undefined) => init?.(arg as Arg);
  const useErased = useQuery as unknown as (
    path: Path,
    init: Init<Path> | null | undefined,
    config: SWRConfiguration,
  ) => SWRResponse<Answer<Path>, HttpError>;
  // Both read what they give: of a property that nobody has read yet SWR does not tell that it changed,
  // and who is given the object may read it later, when another answer has come.
  const useData = (arg: Arg | null | undefined) => {
    const { data, error, mutate } = useErased(path, arg === null ? null : initOf(arg), policy);
    return { data, error, mutate };
  };
  const useLatestData = (arg: Arg | null | undefined) => {
    const config = { ...policy, keepPreviousData: true };
    const { data, error, isLoading, mutate } = useErased(
      path,
      arg === null ? null : initOf(arg),
      config,
    );
    return { data, error, isLoading, mutate };
  };
  return {
    useData: (...[arg]) => useData(arg),
    useLatestData: (...[arg]) => useLatestData(arg),
    useDataOrPrevious: (...[arg]) => {
      const { data, error, mutate } = useData(arg);
      const { data: latest } = useLatestData(arg);
      const isStale = data === undefined && error === undefined;
      return { data: isStale ? latest : data, error, mutate, isStale };
    },
    prefetch: (prefetch, ...[arg]) => prefetch(path, initOf(arg) as Init<Path>),
    key: (...[arg]) => answerKey(path, initOf(arg)),
  };
}
