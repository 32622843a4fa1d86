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

/** What was typed into a form and not saved; what cannot be read counts as nothing. */
export function readDraft(store: Store, place: DraftPlace): Draft | null {
  try {
    const read: unknown = JSON.parse(store.read(keyOf(place)) ?? "null");
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

/** Keeps what was typed; false where the store is full or is closed. */
export function keepDraft(store: Store, place: DraftPlace, draft: Draft): boolean {
  try {
    store.write(keyOf(place), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets what was typed, because it was saved or is not wanted. */
export function dropDraft(store: Store, place: DraftPlace): void {
  try {
    store.remove(keyOf(place));
  } catch {
    // A closed store keeps nothing anyway.
  }
}
