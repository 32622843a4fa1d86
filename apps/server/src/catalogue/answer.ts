import type { Answer, Tradability } from "@specimen/api/contract";
import type { Day } from "../http/calendarDay.ts";
import { daysOf, exchangeOf, type Stages, statusOn } from "./timeline.ts";

/** Input of the decision that an answer states first. */
export interface AnswerInput {
  readonly stages: Stages;
  /** The customer's rule for the note. */
  readonly tradability: Tradability;
  readonly today: Day;
}

/**
 * The kind of answer and its basis, law or customer; the other members of an Answer are evidence.
 */
export type Decision = Pick<Answer, "kind" | "decidedBy">;

const kindOfRule = { 0: "noTrade", 1: "buy", 2: "sell", 3: "buyAndSell" } as const;

/**
 * The answer for records that never lose their value, precious metal: only the customer decides.
 */
const decideByRule = (tradability: Tradability): Decision => ({
  kind: kindOfRule[tradability],
  decidedBy: "houseRule",
});

/** The whole answer on such a record, with what it was checked against. */
export const answerByRule = (
  tradability: Tradability,
  evidence: Pick<Answer, "asOf" | "checkedOn" | "source">,
): Answer => ({
  ...decideByRule(tradability),
  tradability,
  isLegalTender: null,
  legalTenderSince: null,
  legalTenderUntil: null,
  exchange: null,
  worthlessSince: null,
  ...evidence,
});

/**
 * Decides what may be done with a note. The law comes first: worthless and future notes are not
 * traded; a withdrawn note may be bought by a customer whose rule says so, but not be sold as
 * money. Otherwise it can only be exchanged, and without a known exchange the answer is unknown.
 */
export function decide({ stages, tradability, today }: AnswerInput): Decision {
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

/** What the customer's rule for a note comes to on a day, for lists; the answer says why. */
export function tradeOn(input: AnswerInput): Tradability {
  const { kind } = decide(input);
  if (kind === "buyAndSell") return 3;
  return kind === "buy" ? 1 : kind === "sell" ? 2 : 0;
}

/**
 * The recorded fields that an answer rests on and states: whether and since when a current note is
 * legal tender, until when a withdrawn one was, who exchanges it, and when it lost its value. Where
 * it can be none (`canBeTender`), the answer rests on this too.
 */
export function fieldsBehind(stages: Stages, today: Day, canBeTender = true): string[] {
  const { firstIssued, legalTenderUntil, exchangeKind, exchangeUntil, worthlessAfter } = stages;
  const isStated = legalTenderUntil === null && exchangeKind === null && firstIssued !== null;
  if (statusOn(daysOf(stages), today) === "issue") {
    return [
      legalTenderUntil === null ? "status" : "legalTenderUntil",
      isStated ? "firstIssued" : [],
      canBeTender ? [] : "legalTenderIn",
    ].flat();
  }
  const isOwnDay = worthlessAfter !== null && worthlessAfter !== exchangeUntil;
  return [
    legalTenderUntil === null ? [] : "legalTenderUntil",
    "exchange",
    isOwnDay ? "worthlessAfter" : [],
  ].flat();
}

/** The dates that are the reasons of an answer. */
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
