import { describe, expect, it } from "vitest";
import { type AcceptanceInput, type DatedRule, decide } from "./acceptance.ts";

const rule = (
  effect: DatedRule["effect"],
  from: string | null = null,
  to: string | null = null,
) => ({
  effect,
  from,
  to,
});

const accepted = { byDefault: new Set(["DEU-P-2017"]), byCountry: new Map() };
const none = { byDefault: new Set<string>(), byCountry: new Map<string, Set<string>>() };

const answerTo = (input: Partial<AcceptanceInput<DatedRule>>) => {
  const { kind, decidedBy, reason, list } = decide({
    documentId: "DEU-P-2017",
    countryId: "DE",
    status: "current",
    rules: [],
    lists: accepted,
    today: "2026-11-21",
    ...input,
  });
  return `${kind} ${decidedBy} ${reason} ${list}`;
};

describe("the answer to a document", () => {
  it.each([
    [{}, "accept houseRule listed default"],
    [{ documentId: "DEU-DL-2013" }, "refuse houseRule notListed default"],
    [{ status: "superseded" }, "condition houseRule superseded default"],
    [{ status: "expired" }, "refuse law noLongerValid null"],
    [{ rules: [rule("refuse")] }, "refuse law lawRefuses null"],
    [{ rules: [rule("ask"), rule("condition")] }, "ask law lawAsks default"],
    [{ rules: [rule("condition")] }, "condition law lawCondition default"],
    [{ rules: [rule("inform")] }, "accept houseRule listed default"],
    [{ lists: none }, "ask houseRule noHouseRule null"],
    [{ lists: none, rules: [rule("ask")] }, "ask law lawAsks null"],
  ] as const)("follows law, then the lists: %o", (input, answer) => {
    expect(answerTo(input)).toBe(answer);
  });

  it("reads a country's list in place of the default one, and an empty one as no", () => {
    const only = (ids: string[]) => ({ ...accepted, byCountry: new Map([["DE", new Set(ids)]]) });
    expect(answerTo({ lists: only([]) })).toBe("refuse houseRule notListed country");
    expect(answerTo({ lists: only(["DEU-P-2017"]) })).toBe("accept houseRule listed country");
    expect(answerTo({ lists: only([]), countryId: "AT" })).toBe("accept houseRule listed default");
    expect(answerTo({ lists: only([]), countryId: null })).toBe("accept houseRule listed default");
  });

  it("leaves out rules before and after their dates", () => {
    const withRule = (from: string | null, to: string | null) =>
      answerTo({ rules: [rule("refuse", from, to)] }).split(" ")[0];
    expect(withRule("2026-11-21", null)).toBe("refuse");
    expect(withRule("2026-11", "2026-11")).toBe("refuse");
    expect(withRule("2026-11-22", null)).toBe("accept");
    expect(withRule(null, "2026-11-20")).toBe("accept");
    expect(withRule(null, "2026")).toBe("refuse");
  });
});
