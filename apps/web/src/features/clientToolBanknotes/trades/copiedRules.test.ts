import { expect, it } from "vitest";
import { copiedRules } from "./copiedRules.ts";

const note = (
  banknoteId: string,
  denomination: number,
  status: "issue" | "outOfCirculation" | "worthless" = "issue",
) => ({ banknoteId, countryId: banknoteId.slice(0, 2), denomination, status });

const notes = [
  note("CH 10", 10),
  note("CH 20", 20),
  note("CH 1000", 1000),
  note("CH old", 10, "outOfCirculation"),
  note("DK 10", 10),
  note("DK 500", 500),
  note("DK 1000", 1000),
  note("DK old", 5, "outOfCirculation"),
  note("DK gone", 10, "worthless"),
  note("SE 10", 10),
];
const rules = { "CH 10": 3, "CH 20": 3, "CH 1000": 1, "CH old": 1 } as const;

it("takes the rule of the same status and value, else the usual one of the status", () => {
  expect(copiedRules(notes, rules, { from: "CH", to: ["DK"] })).toEqual({
    "DK 10": 3,
    "DK 500": 3,
    "DK 1000": 1,
    "DK old": 1,
  });
});

it("copies to several countries, and never to the one it copies from", () => {
  const copied = copiedRules(notes, rules, { from: "CH", to: ["CH", "SE"] });
  expect(copied).toEqual({ "SE 10": 3 });
});

it("never makes a worthless note one that is bought", () => {
  const worthless = [note("CH 1", 1, "worthless"), note("DK 1", 1, "worthless")];
  const copied = copiedRules(worthless, { "CH 1": 3 }, { from: "CH", to: ["DK"] });
  expect(copied).toEqual({ "DK 1": 2 });
});
