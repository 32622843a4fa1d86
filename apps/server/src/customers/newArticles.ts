/** Days for which articles count as new to somebody who was never shown any. */
const newForDays = 30;

/** The instant after which an article is new to a reader who was last shown articles at `seenAt`. */
export function newSince(seenAt: Date | null, now: Date): Date {
  return seenAt ?? new Date(now.getTime() - newForDays * 24 * 60 * 60 * 1000);
}

/** The marker after a reader was shown articles up to an instant: it never goes back nor ahead of now. */
export function seenMarker(former: Date | null, shown: Date, now: Date): Date {
  const known = shown > now ? now : shown;
  return former !== null && former > known ? former : known;
}
