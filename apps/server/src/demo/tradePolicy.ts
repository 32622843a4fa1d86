import type { Metal, Tradability } from "@specimen/api/contract";
import type { Day } from "../http/calendarDay.ts";
import { type Days, statusOn } from "../catalogue/timeline.ts";

/** How a demo customer trades: by currency, and what it does with withdrawn notes. */
export interface TradePolicy {
  readonly buysAndSells: ReadonlySet<string>;
  readonly onlyBuys: ReadonlySet<string>;
  readonly onlySells: ReadonlySet<string>;
  /** Currencies whose withdrawn notes it still buys. */
  readonly buysWithdrawn: ReadonlySet<string>;
  /** Metals whose coins it trades, and how. */
  readonly coins: Partial<Record<Metal, Tradability>>;
}

/** The customer's rule for a note on the day its rules are written. */
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

/** The customer's rule for a coin: coins that are no longer struck are bought at most. */
export function ruleForCoin(
  policy: TradePolicy,
  { metal, lastIssued }: { readonly metal: Metal; readonly lastIssued: number | null },
): Tradability {
  const rule = policy.coins[metal] ?? 0;
  if (lastIssued === null) return rule;
  return rule === 1 || rule === 3 ? 1 : 0;
}
