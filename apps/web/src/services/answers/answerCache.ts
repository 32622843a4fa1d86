import type { Cache, State } from "swr";
import { createSignal, type Readable } from "../readable.ts";

/** The cache of one user's answers, which SWR reads and writes. */
export interface AnswerCache extends Cache<unknown> {
  /** Reads every answer again; those that nobody looks at are dropped at once. */
  readonly reread: (revalidate: () => Promise<unknown>) => Promise<void>;
  /** Says that an answer is on screen; the returned function takes it back. */
  readonly show: (key: string) => () => void;
  /** When the latest answer on screen came, in milliseconds since 1970; null before any. */
  readonly shownAt: Readable<number | null>;
}

/** Whether a cache of SWR is one of these. */
export const isAnswerCache = (cache: Cache<unknown>): cache is AnswerCache => "shownAt" in cache;

type Answer = State<unknown>;

/** So many answers that nobody looks at are kept: about 2 MB where each is a page of a record. */
export const mostUnseen = 200;

/** An answer came: it may equal the one before, which then stays. */
const hasArrived = (before: Answer | undefined, after: Answer): boolean =>
  after.data !== undefined &&
  after.error === undefined &&
  after.isValidating !== true &&
  (before?.isValidating === true || before?.data !== after.data);

/**
 * Answers by key. A change of language rereads what is on screen while it stays readable, and
 * drops the rest, since an answer that never changes would otherwise be shown in the old language.
 * The `first` answers came before anything asked for them. Of answers that nobody looks at the latest
 * {@link mostUnseen} are kept, so that a day at the counter does not fill the page.
 */
export function createAnswerCache(
  now: () => number,
  first: ReadonlyMap<string, unknown> = new Map(),
): AnswerCache {
  const answers = new Map<string, Answer>();
  const cameAt = new Map<string, number>();
  /** How many components show an answer. */
  const shown = new Map<string, number>();
  /** Answers that nobody shows, the one that was read or left longest ago first. */
  const unseen = new Set<string>();
  for (const [key, data] of first) {
    answers.set(key, { data, isLoading: false, isValidating: false });
    cameAt.set(key, now());
    unseen.add(key);
  }
  const drop = (key: string) => {
    answers.delete(key);
    cameAt.delete(key);
    unseen.delete(key);
  };
  const keepUnseen = (key: string) => {
    unseen.delete(key);
    if (shown.has(key) || !answers.has(key)) return;
    unseen.add(key);
    const [oldest = key] = unseen;
    if (unseen.size > mostUnseen) drop(oldest);
  };
  const changed = createSignal();
  const shownAt = (): number | null => {
    const times = [...shown.keys()].flatMap((key) => cameAt.get(key) ?? []);
    return times.length === 0 ? null : Math.max(...times);
  };
  const count = (key: string, by: 1 | -1) => {
    const components = (shown.get(key) ?? 0) + by;
    if (components > 0) shown.set(key, components);
    else shown.delete(key);
    keepUnseen(key);
    changed.tell();
  };
  return {
    get: (key) => {
      // A page that is being drawn reads before it says that it shows.
      keepUnseen(key);
      return answers.get(key);
    },
    set: (key, state) => {
      const isNew = hasArrived(answers.get(key), state);
      answers.set(key, state);
      keepUnseen(key);
      if (!isNew) return;
      cameAt.set(key, now());
      changed.tell();
    },
    delete: drop,
    keys: () => answers.keys(),
    reread: async (revalidate) => {
      const before = new Map(answers);
      // What is on screen marks itself as being reread before the first await.
      const reading = revalidate();
      for (const [key, answer] of before) {
        if (answers.get(key) === answer) drop(key);
      }
      await reading;
    },
    show: (key) => {
      count(key, 1);
      return () => count(key, -1);
    },
    shownAt: { get: shownAt, subscribe: changed.listen },
  };
}
