import { expect, it } from "vitest";
import { conclusionOf, type ConcludedCheck, type Conclusion } from "./index.ts";

type Verdict = ConcludedCheck["verdict"];
type Rule = ConcludedCheck["rules"][number];

const check = (verdict: Verdict, [pass, fail, notJudged]: readonly number[]): ConcludedCheck => ({
  verdict,
  rules: [...many("pass", pass), ...many("fail", fail), ...many("notJudged", notJudged)],
});

const many = (outcome: Rule["outcome"], length = 0): Rule[] =>
  Array.from({ length }, () => ({ rule: "checkDigit", outcome }));

it.each<[Verdict, number[], Conclusion["headline"], Conclusion["sentence"], Conclusion["tone"]]>([
  ["addsUp", [9, 0, 0], "addsUp", "addsUpText", "ok"],
  ["addsUp", [8, 0, 3], "addsUp", "openText", "warn"],
  ["addsUp", [4, 0, 4], "addsUp", "openText", "warn"],
  ["addsUp", [4, 0, 5], "mostNotJudged", "openText", "warn"],
  ["addsUp", [1, 0, 8], "mostNotJudged", "openText", "warn"],
  ["addsUp", [0, 0, 9], "nothingJudged", "nothingJudgedText", "warn"],
  ["addsUp", [0, 0, 0], "nothingJudged", "nothingJudgedText", "warn"],
  ["contradicts", [0, 1, 8], "contradicts", "contradictsText", "no"],
  ["listed", [0, 1, 8], "listed", "listedText", "no"],
  [null, [], "nothingJudged", "nothingJudgedText", "warn"],
])(
  "%s with [passed, failed, not judged] of %j is %s",
  (verdict, rules, headline, sentence, tone) => {
    expect(conclusionOf(check(verdict, rules))).toMatchObject({ headline, sentence, tone });
  },
);

const fail = (rule: string): Rule => ({ rule, outcome: "fail" });

it.each<[readonly Rule[], Conclusion["headline"], Conclusion["sentence"]]>([
  [[fail("notExpired")], "expired", "addsUpText"],
  [[fail("notExpired"), ...many("notJudged", 20)], "expired", "openText"],
  [[fail("accepted"), ...many("notJudged", 1)], "refused", "openText"],
  [[fail("notExpired"), fail("accepted")], "expired", "addsUpText"],
  [[fail("notExpired"), fail("checkDigit")], "contradicts", "contradictsText"],
  [[fail("accepted"), fail("birthBeforeIssue")], "contradicts", "contradictsText"],
])(
  "no contradiction is told of a document only because it is not accepted: %j",
  (rules, ...told) => {
    const { headline, sentence, tone } = conclusionOf({ verdict: "contradicts", rules });
    expect([headline, sentence]).toEqual(told);
    expect(tone).toBe("no");
  },
);

it("counts what failed and what was not judged", () => {
  expect(conclusionOf(check("contradicts", [6, 2, 3])).counts).toEqual({
    failed: 2,
    open: 3,
    all: 11,
  });
});
