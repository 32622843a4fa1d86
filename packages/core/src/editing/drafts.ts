import type { Store } from "../ports/index.ts";

/** Whose form it is, and which one: `news/17`, `travel/DK`. */
export interface DraftPlace {
  readonly userId: string;
  readonly form: string;
}

/** What somebody typed and has not saved. */
export interface Draft {
  /** The values of the form, as they were typed. */
  readonly values: unknown;
  /** The values that the form began with. */
  readonly base: unknown;
  /** The version those values had at the service; null for something new. */
  readonly version: string | null;
  /** What goes with the values and is no part of them, such as when a change takes effect. */
  readonly options?: unknown;
  /** When it was last typed into: milliseconds since 1970. */
  readonly at: number;
}

const keyOf = ({ userId, form }: DraftPlace) => `draft ${userId} ${form}`;

/**
 * The name that a draft is stored under; `id` is that of the open form, so that two tabs with the
 * same form do not write over each other.
 */
export const nameOfDraft = (place: DraftPlace, id: string): string => `${keyOf(place)} ${id}`;

/** The names of the drafts of a form, the one typed last first; what cannot be read is left out. */
export function namesOfDrafts(store: Store, place: DraftPlace): string[] {
  const prefix = keyOf(place);
  try {
    return store
      .keys()
      .filter((name) => name === prefix || name.startsWith(`${prefix} `))
      .map((name) => ({ name, at: readDraft(store, name)?.at }))
      .filter(({ at }) => at !== undefined)
      .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0))
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

/** What was typed into a form and not saved; what cannot be read counts as nothing. */
export function readDraft(store: Store, name: string): Draft | null {
  try {
    const read: unknown = JSON.parse(store.read(name) ?? "null");
    return isDraft(read) ? read : null;
  } catch {
    return null;
  }
}

function isDraft(read: unknown): read is Draft {
  if (typeof read !== "object" || read === null) return false;
  const { at, version } = read as Partial<Draft>;
  const hasVersion = version === null || typeof version === "string";
  return "values" in read && "base" in read && typeof at === "number" && hasVersion;
}

/** Keeps what was typed; false where the store is full or is closed, so that it goes with the page. */
export function keepDraft(store: Store, name: string, draft: Draft): boolean {
  try {
    return store.write(name, JSON.stringify(draft));
  } catch {
    return false;
  }
}

/** Forgets what was typed, because it was saved or is not wanted. */
export function dropDraft(store: Store, name: string): void {
  try {
    store.remove(name);
  } catch {
    // A closed store keeps nothing anyway.
  }
}
