import type { Metal, Tradability } from "@specimen/api/contract";
import type { Day } from "../http/calendarDay.ts";
import { type Days, statusOn } from "../catalogue/timeline.ts";

/** How a demo house trades: by currency, and what it does with notes that are withdrawn. */
export interface HousePolicy {
  readonly buysAndSells: ReadonlySet<string>;
  readonly onlyBuys: ReadonlySet<string>;
  readonly onlySells: ReadonlySet<string>;
  /** Currencies whose withdrawn notes it still buys. */
  readonly buysWithdrawn: ReadonlySet<string>;
  /** Metals whose coins it trades, and how. */
  readonly coins: Partial<Record<Metal, Tradability>>;
}

/** The rule a house has for a note on the day its rules are written down. */
export function ruleFor(
  policy: HousePolicy,
  note: Days & { readonly currencyISO: string },
  today: Day,
): Tradability {
  const { currencyISO } = note;
  const status = statusOn(note, today);
  if (status === "worthless") return 0;
  if (status === "outOfCirculation") return policy.buysWithdrawn.has(currencyISO) ? 1 : 0;
  if (policy.buysAndSells.has(currencyISO)) return 3;
  if (policy.onlyBuys.has(currencyISO)) return 1;
  return policy.onlySells.has(currencyISO) ? 2 : 0;
}

/** The rule a house has for a coin: what is no longer struck it buys at most. */
export function ruleForCoin(
  policy: HousePolicy,
  { metal, lastIssued }: { readonly metal: Metal; readonly lastIssued: number | null },
): Tradability {
  const rule = policy.coins[metal] ?? 0;
  if (lastIssued === null) return rule;
  return rule === 1 || rule === 3 ? 1 : 0;
}
