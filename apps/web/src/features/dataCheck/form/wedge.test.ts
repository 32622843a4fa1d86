import { expect, it } from "vitest";
import { noKeys, withKey, type Scan, type Wedge } from "./wedge.ts";

const keys: Record<string, string> = { "\n": "Enter", "\t": "Tab" };

/** The keys of a text, one every `pause` milliseconds, and one later where it is told. */
function type(text: string, pause: number, late?: { at: number; by: number }): (Scan | null)[] {
  let wedge: Wedge = noKeys;
  let at = 1000;
  return [...text].map((character, index) => {
    at += index === late?.at ? late.by : pause;
    const key = keys[character] ?? character;
    wedge = withKey(wedge, { key, code: "", shiftKey: false, at });
    return wedge.scanned;
  });
}

const scanned = (...typed: Parameters<typeof type>) =>
  type(...typed)
    .at(-1)
    ?.text.trim();

const line = "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0";
const lines = `${line}\n${line}`;

it("takes fast keys that end in Enter for a scan, and lines of one zone together", () => {
  expect(scanned(`${line}\n`, 8)).toBe(line);
  expect(scanned(`${lines}\n`, 8)).toBe(lines);
});

it("tells of each key that goes on with a scan, up to a last line that nothing ends", () => {
  const told = type(lines, 8);
  expect(told.findIndex((each) => each !== null)).toBe(line.length);
  expect(told.slice(line.length).every((each) => each !== null)).toBe(true);
  expect(scanned(lines, 8)).toBe(lines);
});

it("takes the lines of a scanner that ends them with Tab", () => {
  expect(scanned(`${line}\t${line}\t`, 8)).toBe(lines);
  expect(scanned(`${line}\t`, 90)).toBeUndefined();
});

it("has the whole scan although a key comes late on a busy machine", () => {
  for (const at of [10, 43, 44, 45, 80])
    expect(scanned(`${lines}\n`, 8, { at, by: 180 })).toBe(lines);
  // A scan that follows is one of its own.
  expect(scanned(`${lines}\n`, 8, { at: 45, by: 220 })).toBe(line);
});

it("does not take what was typed before for a part of the scan", () => {
  expect(scanned(`X${line}\n`, 8, { at: 1, by: 90 })).toBe(line);
});

it("does not take a person for a scanner, nor a short scan for a zone", () => {
  expect(type(`${line}\n`, 90).every((each) => each === null)).toBe(true);
  expect(type("4006381333931\n", 8).every((each) => each === null)).toBe(true);
});

it("has the characters that the keys have in the United States", () => {
  const presses = [
    { key: "p", code: "KeyP", shiftKey: false },
    { key: "Shift", code: "ShiftLeft", shiftKey: true },
    { key: ";", code: "Comma", shiftKey: true },
    { key: "Z", code: "KeyY", shiftKey: true },
    { key: "é", code: "Digit2", shiftKey: false },
    { key: "2", code: "Digit2", shiftKey: true },
    { key: "7", code: "Numpad7", shiftKey: false },
    { key: "ö", code: "Semicolon", shiftKey: false },
  ];
  const { text, usText } = presses.reduce<Wedge>(
    (wedge, press, index) => withKey(wedge, { ...press, at: 1000 + index }),
    noKeys,
  );
  expect(text).toBe("p;Zé27ö");
  expect(usText).toBe("P<Y2\uFFFD7\uFFFD");
});
