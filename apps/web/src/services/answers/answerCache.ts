import type { Cache, State } from "swr";

/** The cache of one user's answers. */
export interface AnswerCache {
  /** What SWR reads and writes. */
  provider: Cache<unknown>;
  /** Rereads every answer; those nobody looks at are dropped at once. */
  reread: (revalidate: () => Promise<unknown>) => Promise<void>;
  /** Says that an answer is on screen; the returned function takes it back. */
  show: (key: string) => () => void;
  /** When the latest answer on screen came, in milliseconds since 1970; null before any. */
  shownAt: () => number | null;
  /** Hears that `shownAt` may have changed. */
  listen: (changed: () => void) => () => void;
}

type Answer = State<unknown>;

/** An answer came: it may equal the one before, which then stays. */
const hasArrived = (before: Answer | undefined, after: Answer): boolean =>
  after.data !== undefined &&
  after.error === undefined &&
  after.isValidating !== true &&
  (before?.isValidating === true || before?.data !== after.data);

/**
 * Answers by key. A change of language rereads what is on screen while it stays readable, and
 * drops the rest, since an answer that never changes would otherwise be shown in the old language.
 * The `first` answers came before anything asked for them.
 */
export function createAnswerCache(
  now: () => number,
  first: ReadonlyMap<string, unknown> = new Map(),
): AnswerCache {
  const answers = new Map<string, Answer>();
  const written = new Set<string>();
  const cameAt = new Map<string, number>();
  for (const [key, data] of first) {
    answers.set(key, { data, isLoading: false, isValidating: false });
    cameAt.set(key, now());
  }
  const shown = new Map<string, number>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((changed) => changed());
  const look = (key: string, by: 1 | -1) => {
    const lookers = (shown.get(key) ?? 0) + by;
    if (lookers > 0) shown.set(key, lookers);
    else shown.delete(key);
    tell();
  };
  return {
    provider: {
      get: (key) => answers.get(key),
      set: (key, state) => {
        const isNew = hasArrived(answers.get(key), state);
        written.add(key);
        answers.set(key, state);
        if (!isNew) return;
        cameAt.set(key, now());
        tell();
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
    show: (key) => {
      look(key, 1);
      return () => look(key, -1);
    },
    shownAt: () => {
      const times = [...shown.keys()].flatMap((key) => cameAt.get(key) ?? []);
      return times.length === 0 ? null : Math.max(...times);
    },
    listen: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
