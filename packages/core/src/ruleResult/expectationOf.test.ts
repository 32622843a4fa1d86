import { expect, it } from "vitest";
import { expectationOf, type Expectation } from "./index.ts";

it.each<[string, string | null, string | null, Expectation]>([
  ["checkDigit", "1", "6", { kind: "value", value: "6" }],
  ["checkDigit", "1", null, { kind: "nothing" }],
  ["notExpired", "2024-05-26", "2026-11-22", { kind: "from", date: "2026-11-22" }],
  ["seriesIssued", "2015-05-05", "2017-03-01 – ", { kind: "from", date: "2017-03-01" }],
  ["seriesIssued", "2015-05-05", " – 2009", { kind: "until", date: "2009" }],
  ["seriesIssued", "2015-05-05", "2005 – 2009", { kind: "value", value: "2005 – 2009" }],
  ["validityTerm", "2015-05-05 – 2031-03-12", "10, 6", { kind: "years", years: [10, 6] }],
  ["numberFormat", "12345678", String.raw`^\d{8}$`, { kind: "number", test: { outcome: "fits" } }],
  ["numberFormat", null, String.raw`^\d{8}$`, { kind: "nothing" }],
  ["numberFormat", "12345678", "(not one of ours)", { kind: "nothing" }],
])("%s, read %s, expected %s", (rule, measured, expected, expectation) => {
  expect(expectationOf({ rule, measured, expected })).toEqual(expectation);
});

it("says where a number leaves its format, and what may stand there", () => {
  const pattern = String.raw`^[CFGHJK][CFGHJKLMNPRTVWXYZ0-9]{8}$`;
  expect(
    expectationOf({ rule: "numberFormat", measured: "X01X00T47", expected: pattern }),
  ).toMatchObject({
    kind: "number",
    test: { outcome: "differs", position: 1, found: "X", expected: [{ characters: "CFGHJK" }] },
  });
});
