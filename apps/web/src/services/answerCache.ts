import type { Cache, State } from "swr";

/** The cache of one user's answers. */
export interface AnswerCache {
  /** What SWR reads and writes. */
  provider: Cache<unknown>;
  /** Rereads every answer; those nobody looks at are dropped at once. */
  reread: (revalidate: () => Promise<unknown>) => Promise<void>;
}

/**
 * Answers by key. A change of language rereads what is on screen while it stays readable, and
 * drops the rest, since an answer that never changes would otherwise be shown in the old language.
 */
export function createAnswerCache(): AnswerCache {
  const answers = new Map<string, State<unknown>>();
  const written = new Set<string>();
  return {
    provider: {
      get: (key) => answers.get(key),
      set: (key, state) => {
        written.add(key);
        answers.set(key, state);
      },
      delete: (key) => answers.delete(key),
      keys: () => answers.keys(),
    },
    reread: async (revalidate) => {
      written.clear();
      // What is on screen marks itself as being reread before the first await.
      const reading = revalidate();
      for (const key of answers.keys()) {
        if (!written.has(key)) answers.delete(key);
      }
      await reading;
    },
  };
}
