import type { Answer, Tradability } from "@specimen/api/contract";
import type { Day } from "../http/calendarDay.ts";
import { daysOf, exchangeOf, type Stages, statusOn } from "./timeline.ts";

/** What decides the sentence a clerk reads first. */
export interface Question {
  readonly stages: Stages;
  /** The house's rule for the note. */
  readonly tradability: Tradability;
  readonly today: Day;
}

/** The kind of answer and who decided it; the rest of an Answer is evidence. */
export type Decision = Pick<Answer, "kind" | "decidedBy">;

const kindOfRule = { 0: "noTrade", 1: "buy", 2: "sell", 3: "buyAndSell" } as const;

/** The answer where only the customer decides: precious metal keeps its worth. */
export const decideByRule = (tradability: Tradability): Decision => ({
  kind: kindOfRule[tradability],
  decidedBy: "houseRule",
});

/**
 * Decides what may be done with a note. The law comes first: what is worthless or not yet issued
 * is never traded, and what is withdrawn may be bought by a house that does so but not be sold as
 * money. Where a house does not buy it, the note can only be exchanged, or that is not known.
 */
export function decide({ stages, tradability, today }: Question): Decision {
  const days = daysOf(stages);
  const status = statusOn(days, today);
  if (status === "worthless") return { kind: "worthless", decidedBy: "law" };
  if (status === "issue") {
    const isAhead = days.issuedDay !== null && days.issuedDay > today;
    if (isAhead) return { kind: "noTrade", decidedBy: "law" };
    return decideByRule(tradability);
  }
  if (tradability === 1 || tradability === 3) return { kind: "buy", decidedBy: "houseRule" };
  const isKnown = exchangeOf(stages)?.kind !== "unknown";
  return { kind: isKnown ? "exchangeOnly" : "unknown", decidedBy: "law" };
}

/** The dates that say why an answer is what it is. */
export function evidenceOf(
  stages: Stages,
): Pick<Answer, "legalTenderSince" | "legalTenderUntil" | "exchange" | "worthlessSince"> {
  return {
    legalTenderSince: stages.firstIssued,
    legalTenderUntil: stages.legalTenderUntil,
    exchange: exchangeOf(stages),
    worthlessSince: daysOf(stages).worthlessDay,
  };
}
