import { answerKey, type PrefetchingClient } from "@specimen/api/react";

/** What every page reads; the document asks for the same (build/bootScript.js). */
export const everywhere = ["/currentUser", "/countries/dictionary/"] as const;

/** Answers that are read before anything is drawn, so that the first picture has them. */
export interface FirstAnswers {
  /** Starts reading as soon as the language is known; once somebody is signed in. */
  read: (ready: Promise<unknown>) => void;
  /** Fulfilled once each has come or failed; at once where none is being read. */
  arrived: () => Promise<unknown>;
  /** Those that have come, by their key in the cache; given once, to the one they were read for. */
  take: () => ReadonlyMap<string, unknown>;
}

/** Reads through the client that the hooks share: who asks meanwhile joins. */
export function createFirstAnswers({
  prefetch,
}: Pick<PrefetchingClient, "prefetch">): FirstAnswers {
  const come = new Map<string, unknown>();
  let reading: Promise<unknown> = Promise.resolve();
  let isTaken = false;
  const readOne = async (path: string) => {
    const data = await prefetch(path, undefined);
    if (data !== undefined && !isTaken) come.set(answerKey(path), data);
  };
  return {
    read: (ready) => {
      // The screen that needs an answer asks again, and tells what went wrong.
      reading = ready.then(() => Promise.allSettled(everywhere.map(readOne)));
    },
    arrived: () => reading,
    take: () => {
      const taken = new Map(come);
      come.clear();
      isTaken = true;
      return taken;
    },
  };
}
