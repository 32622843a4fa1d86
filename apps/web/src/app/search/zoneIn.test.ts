import { expect, it } from "vitest";
import { zoneIn } from "./zoneIn.ts";

const lines = [
  "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0",
];

it("knows a zone by its characters and length, whatever parts its lines", () => {
  expect(zoneIn(lines.join("\n"))).toBe(lines.join(""));
  expect(zoneIn(lines.join(" ").toLowerCase())).toBe(lines.join("").toLowerCase());
  expect(zoneIn(lines[0] ?? "")).toBe(lines[0]);
});

it.each(["P<UTO", "50 ils", "https://example.org/?a=<b>&c=0123456789", "A".repeat(40)])(
  "takes %s for no zone",
  (typed) => {
    expect(zoneIn(typed)).toBeNull();
  },
);
