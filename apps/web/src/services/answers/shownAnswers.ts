import { createContext, use, useEffect, useSyncExternalStore } from "react";
import { unstable_serialize as serialize, type Middleware } from "swr";
import type { AnswerCache } from "./answerCache.ts";

type ShownAnswers = Pick<AnswerCache, "show" | "shownAt" | "listen" | "reread">;

const nothing: ShownAnswers = {
  show: () => () => undefined,
  shownAt: () => null,
  listen: () => () => undefined,
  reread: async (revalidate) => void (await revalidate()),
};

/** Filled by the cache of the user's answers. */
export const ShownAnswersContext = createContext<ShownAnswers>(nothing);

/** When the latest answer on screen came, in milliseconds since 1970; null before any. */
export function useShownAt(): number | null {
  const { listen, shownAt } = use(ShownAnswersContext);
  return useSyncExternalStore(listen, shownAt);
}

/** Notes which answers are on screen, for every hook that reads one. */
export const noteShown: Middleware = (useNext) =>
  function useNoted(key, fetcher, config) {
    const { show } = use(ShownAnswersContext);
    const name = serialize(key);
    useEffect(() => (name === "" ? undefined : show(name)), [show, name]);
    return useNext(key, fetcher, config);
  };
