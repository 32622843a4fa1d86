import { expect, it } from "vitest";
import { readScan } from "./readScan.ts";

const today = "2026-11-21";
const lines = [
  "P<UTOLINDQVIST<<INGA<MARIT<YRSA<<<<<<<<<<<<<",
  "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0",
];
const whole = lines.join("\n");
/** As a German computer has the keys of a scanner that is set to the United States. */
const german = whole
  .toLowerCase()
  .replaceAll("<", ";")
  .replaceAll(/[yz]/g, (letter) => (letter === "y" ? "z" : "y"));

it("is what this computer has of the keys where those are characters of a zone", () => {
  const scan = { text: `${whole.toLowerCase()}\n`, usText: `${whole.replaceAll("Y", "Z")}\n` };
  expect(readScan(scan, today)).toEqual({ text: whole, corrected: [] });
});

it("is read by the layout of the scanner where that alone gives a zone, and says so", () => {
  expect(readScan({ text: `${german}\n`, usText: `${whole}\n` }, today)).toEqual({
    text: whole,
    corrected: ["; → <", "Z → Y"],
    hasOtherLayout: true,
  });
});

it("stays as it came where neither layout gives a zone", () => {
  const own = german.toUpperCase();
  for (const usText of [whole.replace("8", "\uFFFD"), whole.slice(10), ""])
    expect(readScan({ text: german, usText }, today)).toEqual({ text: own, corrected: [] });
});
