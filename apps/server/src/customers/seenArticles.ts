import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { preferences } from "./tables.ts";

/** Days for which articles count as new to somebody who was never shown any. */
const newForDays = 30;

/** When the newest articles of each kind that an account was shown were published. */
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

/** The instant after which an article is new to a reader who was last shown articles at `seenAt`. */
export function newSince(seenAt: Date | null, now: Date): Date {
  return seenAt ?? new Date(now.getTime() - newForDays * 24 * 60 * 60 * 1000);
}

/** The marker after a reader was shown articles up to an instant: it never goes back nor ahead of now. */
export function seenMarker(former: Date | null, shown: Date, now: Date): Date {
  const known = shown > now ? now : shown;
  return former !== null && former > known ? former : known;
}
