import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { preferences } from "./tables.ts";

/** Days for which articles are new to an account without a marker. */
const newForDays = 30;

/** Publication time of the newest article of each kind that an account was shown. */
export interface SeenArticles {
  readonly newsSeenAt: Date | null;
  readonly changelogsSeenAt: Date | null;
}

/** Reads the markers of an account. */
export async function readSeenArticles(
  database: Database,
  accountId: string,
): Promise<SeenArticles> {
  const { newsSeenAt, changelogsSeenAt } = preferences;
  const [row] = await database
    .select({ newsSeenAt, changelogsSeenAt })
    .from(preferences)
    .where(eq(preferences.accountId, accountId));
  return row ?? { newsSeenAt: null, changelogsSeenAt: null };
}

/** The instant after which articles are new to a reader who last saw them at `seenAt`. */
export function newSince(seenAt: Date | null, now: Date): Date {
  return seenAt ?? new Date(now.getTime() - newForDays * 24 * 60 * 60 * 1000);
}

/**
 * The new marker after articles up to an instant were shown: never earlier than before, never in
 * the future.
 */
export function seenMarker(former: Date | null, shown: Date, now: Date): Date {
  const known = shown > now ? now : shown;
  return former !== null && former > known ? former : known;
}
