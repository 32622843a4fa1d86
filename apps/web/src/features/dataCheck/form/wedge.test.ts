import { expect, it } from "vitest";
import { noKeys, withKey, type Wedge } from "./wedge.ts";

const keys: Record<string, string> = { "\n": "Enter", "\t": "Tab" };

/** The keys of a text, one every `pause` milliseconds. */
function type(text: string, pause: number, from: Wedge = noKeys): (string | null)[] {
  let wedge = from;
  let at = 1000;
  return [...text].map((character) => {
    at += pause;
    wedge = withKey(wedge, keys[character] ?? character, at);
    return wedge.scanned;
  });
}

const line = "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0";

it("takes fast keys that end in Enter for a scan, and lines of one zone together", () => {
  expect(type(`${line}\n`, 8).at(-1)).toBe(line);
  expect(type(`${line}\n${line}\n`, 8).at(-1)).toBe(`${line}\n${line}`);
});

it("takes the lines of a scanner that ends them with Tab", () => {
  expect(type(`${line}\t${line}\t`, 8).at(-1)).toBe(`${line}\n${line}`);
  expect(type(`${line}\t`, 90).at(-1)).toBeNull();
});

it("does not take a person for a scanner, nor a short scan for a zone", () => {
  expect(type(`${line}\n`, 90).every((scanned) => scanned === null)).toBe(true);
  expect(type("4006381333931\n", 8).every((scanned) => scanned === null)).toBe(true);
});
