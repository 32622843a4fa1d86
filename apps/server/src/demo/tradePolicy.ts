import type { Metal, Tradability } from "@specimen/api/contract";
import type { Day } from "../http/calendarDay.ts";
import { type Days, statusOn } from "../catalogue/timeline.ts";

/** The trade of a demo customer, by currency and for withdrawn notes. */
export interface TradePolicy {
  readonly buysAndSells: ReadonlySet<string>;
  readonly onlyBuys: ReadonlySet<string>;
  readonly onlySells: ReadonlySet<string>;
  /** Currencies whose withdrawn notes it still buys. */
  readonly buysWithdrawn: ReadonlySet<string>;
  /** Rules for coins by metal. */
  readonly coins: Partial<Record<Metal, Tradability>>;
  /** Currencies whose cheques it buys while their issuer redeems them. */
  readonly cheques: ReadonlySet<string>;
}

/** The customer's rule for a note as of the day on which the rules are written. */
export function ruleFor(
  policy: TradePolicy,
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

/** The customer's rule for a coin; discontinued coins are at most bought. */
export function ruleForCoin(
  policy: TradePolicy,
  { metal, lastIssued }: { readonly metal: Metal; readonly lastIssued: number | null },
): Tradability {
  const rule = policy.coins[metal] ?? 0;
  if (lastIssued === null) return rule;
  return rule === 1 || rule === 3 ? 1 : 0;
}
