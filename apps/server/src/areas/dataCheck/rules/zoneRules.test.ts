import type { AlarmSettingsRule } from "@specimen/api/contract";
import { readMrz } from "@specimen/core/mrz";
import { describe, expect, it } from "vitest";
import { nothing, outcomeOf } from "./judging.ts";
import { alarmReasons } from "../alarms/reasons.ts";
import { judge, verdictOf } from "./judge.ts";
import { numbersOf } from "./ruleInput.ts";

describe("a zone that is not typed to its end", () => {
  const lines = [
    "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<",
    "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0",
  ] as const;
  const reasons = { enabled: true, reasons: ["stolen", "forged"] } as AlarmSettingsRule;

  it.each([
    ["its first line", lines[0], "1"],
    ["all but its last character", lines.join("\n").slice(0, -1), "2: 43"],
  ])("of which %s is there contradicts nothing", (_, text, measured) => {
    const rules = judge({ ...nothing, mrz: readMrz(text) });
    expect(rules.find(({ rule }) => rule === "shape")).toEqual({
      rule: "shape",
      about: null,
      outcome: "notJudged",
      reason: "incomplete",
      measured,
      expected: "TD3, 2 × 44",
    });
    expect(verdictOf(rules)).toBe("addsUp");
    expect(alarmReasons(rules, reasons)).toEqual([]);
  });

  it("contradicts where one of its lines ends early, or has what no zone has", () => {
    for (const text of [
      `${lines[0].slice(0, -1)}\n${lines[1]}`,
      `${lines[0]}\n${lines[1].slice(0, 20)}?`,
    ])
      expect(outcomeOf("shape", { mrz: readMrz(text) })?.outcome).toBe("fail");
  });

  it("has its number once it and its check digit are there", () => {
    const numbers = (text: string) => numbersOf({ mrz: readMrz(text), printed: {}, licence: null });
    expect(numbers(lines.join("\n").slice(0, -1))).toEqual(["L898902C3"]);
    expect(numbers(`${lines[0]}\nL898902C36`)).toEqual(["L898902C3"]);
    expect(numbers(`${lines[0]}\nL898902C3`)).toEqual([]);
    // It is longer than its nine cells, and goes on in what is not typed yet.
    expect(numbers("I<UTOD23145890<73")).toEqual([]);
    expect(numbers("I<UTOD23145890<7349<<<<<<<<<<<")).toEqual(["D23145890734"]);
    // Lines of which one ends early, or has what no zone has, are no reason not to ask for it.
    expect(numbers(`${lines[0].slice(0, -1)}\n${lines[1]}`)).toEqual(["L898902C3"]);
    expect(numbers(`${lines[0].replace("Q", "Ö")}\n${lines[1]}`)).toEqual(["L898902C3"]);
    expect(numbers(`${lines[0].slice(1)}\n${lines[1].slice(1)}`)).toEqual([]);
  });
});

describe("a zone with characters that cannot stand where they are", () => {
  const second = "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0";
  const shapeOf = (first: string, rest: string) =>
    outcomeOf("shape", { mrz: readMrz(`${first.padEnd(44, "<")}\n${rest}`) });

  it.each([
    ["names", "P<UTOERIK7SON<<INGA", second],
    ["names", "P<UTO<ERIKSSON<<INGA", second],
    ["sex", "P<UTOERIKSSON<<INGA", second.replace("6F3", "683")],
  ])("has not the expected form: its %s in %s", (about, first, rest) =>
    expect(shapeOf(first, rest)).toMatchObject({ outcome: "fail", reason: "doesNotFit", about }),
  );

  it.each([
    ["a mononym", "P<UTOERIKSSON", second],
    ["given names that two fillers part", "P<UTOERIKSSON<<INGA<<MARIT", second],
    ["the X of the page as sex", "P<UTOERIKSSON<<INGA", second.replace("6F3", "6X3")],
    ["a name of two words", "P<UTOVAN<DER<BERG<<INGA<MARIT", second],
    ["a state of one letter", "P<D<<ERIKSSON<<INGA", second.replace("UTO", "D<<")],
    ["no sex", "P<UTOERIKSSON<<INGA", second.replace("6F3", "6<3")],
    ["a day of birth that is not known", "P<UTOERIKSSON<<INGA", second.replace("870614", "87<<<<")],
    [
      "a day that is none, which another rule says",
      "P<UTOERIKSSON<<INGA",
      second.replace("870614", "87O614"),
    ],
    ["no number", "P<UTOERIKSSON<<INGA", second.replace("L898902C3", "<<<<<<<<<")],
  ])("has the expected form with %s", (_, first, rest) =>
    expect(shapeOf(first, rest)).toMatchObject({ outcome: "pass", reason: "fits" }),
  );
});
