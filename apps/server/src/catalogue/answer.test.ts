import type { Tradability } from "@specimen/api/contract";
import { describe, expect, it } from "vitest";
import { decide, evidenceOf, tradeOn } from "./answer.ts";
import type { Stages } from "./timeline.ts";

const current: Stages = {
  firstIssued: "2020-01-01",
  issuanceStopped: null,
  legalTenderUntil: null,
  exchangeKind: null,
  exchangeUntil: null,
  worthlessAfter: null,
  issuer: "Norges Bank",
};
const withdrawn: Stages = {
  ...current,
  legalTenderUntil: "2025-12-31",
  exchangeKind: "until",
  exchangeUntil: "2026-12-31",
};

const kindOf = (stages: Stages, tradability: Tradability, today: string) => {
  const { kind, decidedBy } = decide({ stages, tradability, today });
  return `${kind} by ${decidedBy}`;
};

describe("the answer to a current note", () => {
  it.each([
    [0, "noTrade by houseRule"],
    [1, "buy by houseRule"],
    [2, "sell by houseRule"],
    [3, "buyAndSell by houseRule"],
  ] as const)("is the customer's rule %i", (rule, answer) => {
    expect(kindOf(current, rule, "2026-11-21")).toBe(answer);
  });

  it("is no trade by law before its first issue", () => {
    expect(kindOf(current, 3, "2019-12-31")).toBe("noTrade by law");
    expect(kindOf(current, 3, "2020-01-01")).toBe("buyAndSell by houseRule");
  });
});

describe("the answer to a withdrawn note", () => {
  it.each([
    [0, "exchangeOnly by law"],
    [1, "buy by houseRule"],
    [2, "exchangeOnly by law"],
    [3, "buy by houseRule"],
  ] as const)("with the customer's rule %i never is to sell it as money", (rule, answer) => {
    expect(kindOf(withdrawn, rule, "2026-01-01")).toBe(answer);
  });

  it("is worthless by law from the day after exchange ends, whatever the customer says", () => {
    expect(kindOf(withdrawn, 3, "2026-12-31")).toBe("buy by houseRule");
    expect(kindOf(withdrawn, 3, "2027-01-01")).toBe("worthless by law");
  });

  it("is unknown where the exchange is not recorded", () => {
    const unrecorded: Stages = { ...withdrawn, exchangeKind: "unknown", exchangeUntil: null };
    expect(kindOf(unrecorded, 0, "2026-01-01")).toBe("unknown by law");
    expect(kindOf({ ...unrecorded, exchangeKind: null }, 0, "2026-01-01")).toBe("unknown by law");
  });
});

describe("the evidence of an answer", () => {
  it("names exchange and the first worthless day", () => {
    expect(evidenceOf(withdrawn)).toEqual({
      legalTenderSince: "2020-01-01",
      legalTenderUntil: "2025-12-31",
      exchange: { kind: "until", until: "2026-12-31", by: "Norges Bank" },
      worthlessSince: "2027-01-01",
    });
  });
});

describe("what a rule comes to", () => {
  it.each([
    ["a current note", current, "2026-11-21", [0, 1, 2, 3]],
    ["a note before its first issue", current, "2019-12-31", [0, 0, 0, 0]],
    ["a withdrawn note, which is not sold as money", withdrawn, "2026-01-01", [0, 1, 0, 1]],
    ["a note without value", withdrawn, "2027-01-01", [0, 0, 0, 0]],
  ] as const)("for %s", (_, stages, today, trades) => {
    const rules = [0, 1, 2, 3] as const;
    expect(rules.map((tradability) => tradeOn({ stages, tradability, today }))).toEqual(trades);
  });
});
