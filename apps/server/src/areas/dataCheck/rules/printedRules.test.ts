import { readMrz } from "@specimen/core/mrz";
import { describe, expect, it } from "vitest";
import { nothing } from "./judging.ts";
import { judge } from "./judge.ts";

describe("a number in the letters of its state", () => {
  const first = "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<";
  const compared = (documentNumber: string, zone: string) =>
    judge({
      ...nothing,
      mrz: readMrz(`${first}\n${zone.padEnd(9, "<")}6UTO8706146F3103120<<<<<<<<<<<<<<<0`),
      printed: { documentNumber },
    }).find(({ rule, about }) => rule === "printedField" && about === "documentNumber")?.reason;

  it.each([
    ["ΑΝ 123456", "AN123456", "agrees"],
    ["αν-123456", "AN123456", "agrees"],
    ["МР1234567", "MP1234567", "agrees"],
    ["МР1234567", "MR1234567", "differs"],
    ["Ж123456", "123456", "differs"],
    ["A123456(7)", "A1234567", "agrees"],
  ])("%s beside %s in the zone %s", (printed, zone, reason) => {
    expect(compared(printed, zone)).toBe(reason);
  });
});
