import type { Store } from "@specimen/core/ports";

/** What a user has typed and not yet sent, kept in this tab for that user alone. */
export interface Drafts {
  /** The draft, or undefined; it is what `keep` was given, as JSON carries it. */
  readonly read: (name: string, userId: string) => unknown;
  readonly keep: (name: string, userId: string, draft: unknown) => void;
  readonly drop: (name: string, userId: string) => void;
}

const keyOf = (name: string, userId: string) => `draft.${name}.${userId}`;

/** Keeps drafts as long as the store. */
export const createDrafts = (store: Store): Drafts => ({
  read(name, userId) {
    const stored = store.read(keyOf(name, userId));
    if (stored === null) return undefined;
    try {
      return JSON.parse(stored) as unknown;
    } catch {
      return undefined;
    }
  },
  keep: (name, userId, draft) => store.write(keyOf(name, userId), JSON.stringify(draft)),
  drop: (name, userId) => store.remove(keyOf(name, userId)),
});
