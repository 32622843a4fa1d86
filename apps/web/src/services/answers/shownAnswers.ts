import { useEffect } from "react";
import { unstable_serialize as serialize, useSWRConfig, type Middleware } from "swr";
import { useReadable } from "../readable.ts";
import { isAnswerCache, type AnswerCache } from "./answerCache.ts";

/** The cache of the user's answers. */
export function useAnswerCache(): AnswerCache {
  const { cache } = useSWRConfig();
  if (!isAnswerCache(cache)) throw new Error("The cache of answers is not an AnswerCache");
  return cache;
}

/** When the latest answer on screen came, in milliseconds since 1970; null before any. */
export const useShownAt = (): number | null => useReadable(useAnswerCache().shownAt);

/** Notes which answers are on screen, for every hook that reads one. */
export const noteShown: Middleware = (useNext) =>
  function useNoted(key, fetcher, config) {
    const { show } = useAnswerCache();
    const name = serialize(key);
    useEffect(() => (name === "" ? undefined : show(name)), [show, name]);
    return useNext(key, fetcher, config);
  };
