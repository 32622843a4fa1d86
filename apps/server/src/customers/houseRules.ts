import type { Tradability } from "@specimen/api/contract";
import type { Day } from "../rules/calendarDay.ts";
import { type Days, statusOn } from "../rules/timeline.ts";

/** How a demo house trades: by currency, and what it does with notes that are withdrawn. */
export interface HousePolicy {
  readonly buysAndSells: ReadonlySet<string>;
  readonly onlyBuys: ReadonlySet<string>;
  readonly onlySells: ReadonlySet<string>;
  /** Currencies whose withdrawn notes it still buys. */
  readonly buysWithdrawn: ReadonlySet<string>;
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
