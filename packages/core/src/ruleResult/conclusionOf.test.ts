import { expect, it } from "vitest";
import { conclusionOf, type ConcludedCheck, type Conclusion } from "./index.ts";

type Verdict = ConcludedCheck["verdict"];

const check = (verdict: Verdict, [pass, fail, notJudged]: readonly number[]): ConcludedCheck => ({
  verdict,
  rules: [
    ...Array.from({ length: pass ?? 0 }, () => ({ outcome: "pass" as const })),
    ...Array.from({ length: fail ?? 0 }, () => ({ outcome: "fail" as const })),
    ...Array.from({ length: notJudged ?? 0 }, () => ({ outcome: "notJudged" as const })),
  ],
});

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

it("counts what failed and what was not judged", () => {
  expect(conclusionOf(check("contradicts", [6, 2, 3])).counts).toEqual({
    failed: 2,
    open: 3,
    all: 11,
  });
});
