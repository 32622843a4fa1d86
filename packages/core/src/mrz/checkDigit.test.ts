import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkDigit,
  coveredPlaces,
  explainCheckDigit,
  layouts,
  mrzCharacters,
  type MrzFormat,
  readMrz,
} from "./index.ts";
import { characterValue } from "./characters.ts";
import samples from "./mrzSamples.json" with { type: "json" };

const today = samples.meta.asOf;
const valid = samples.samples.filter(({ group }) => group === "valid");
const character = fc.constantFrom(...mrzCharacters);
const text = fc.array(character, { minLength: 1, maxLength: 60 }).map((all) => all.join(""));
const value = (each: string) => characterValue(each);

/** The rows of the table in the docstring of `explainCheckDigit`: a change within one is not found. */
const sameValue = ["0<AKU", "1BLV", "2CMW", "3DNX", "4EOY", "5FPZ", "6GQ", "7HR", "8IS", "9JT"];

/** Cells that no check digit covers. */
const uncoveredCells: Record<MrzFormat, readonly [line: number, from: number, to: number][]> = {
  TD3: [
    [1, 1, 44],
    [2, 11, 13],
    [2, 21, 21],
  ],
  TD2: [
    [1, 1, 36],
    [2, 11, 13],
    [2, 21, 21],
  ],
  TD1: [
    [1, 1, 5],
    [2, 8, 8],
    [2, 16, 18],
    [3, 1, 30],
  ],
  "MRV-A": [
    [1, 1, 44],
    [2, 11, 13],
    [2, 21, 21],
    [2, 29, 44],
  ],
  "MRV-B": [
    [1, 1, 36],
    [2, 11, 13],
    [2, 21, 21],
    [2, 29, 36],
  ],
  "FR-ID-2x36": [],
  "FR-DL-1x30": [],
};

const covered = (format: MrzFormat, line: number, position: number) =>
  !uncoveredCells[format].some(([l, from, to]) => l === line && from <= position && position <= to);

const changed = (lines: readonly string[], line: number, position: number, to: string) =>
  lines.map((each, index) =>
    index === line - 1 ? each.slice(0, position - 1) + to + each.slice(position) : each,
  );

const anyChange = fc.constantFrom(...valid).chain(({ lines, format }) =>
  fc.record({
    lines: fc.constant(lines),
    format: fc.constant(format as MrzFormat),
    line: fc.integer({ min: 1, max: lines.length }),
    position: fc.integer({ min: 1, max: lines[0]?.length ?? 0 }),
    to: character,
  }),
);

describe("a check digit", () => {
  it("is that of ICAO's examples", () => {
    expect(checkDigit("520727")).toBe("3");
    expect(checkDigit("AB2134<<<")).toBe("5");
    expect(checkDigit("HA672242<658022549601086<<<<<<<<<<<<<<0")).toBe("8");
  });

  it("is what remains of the sum of the steps", () => {
    fc.assert(
      fc.property(text, (each) => {
        const { steps, sum, remainder } = explainCheckDigit(each);
        expect(steps.map((step) => step.character).join("")).toBe(each);
        expect(sum).toBe(steps.reduce((total, step) => total + step.value * step.weight, 0));
        expect(checkDigit(each)).toBe(String(remainder));
        expect(remainder).toBe(sum % 10);
      }),
    );
  });

  it("refuses to explain a character that does not belong", () => {
    expect(() => explainCheckDigit("12é")).toThrow(RangeError);
    expect(() => explainCheckDigit("a")).toThrow(RangeError);
  });

  it("changes with a character exactly when its value changes modulo 10: the table of changes not found", () => {
    expect(sameValue.join("").split("").sort()).toEqual(mrzCharacters.split("").sort());
    for (const row of sameValue) {
      expect(new Set([...row].map((each) => value(each) % 10)).size).toBe(1);
    }
    fc.assert(
      fc.property(text, fc.nat(59), character, (each, at, to) => {
        const index = at % each.length;
        const from = each.charAt(index);
        const isSame = sameValue.some((row) => row.includes(from) && row.includes(to));
        const after = each.slice(0, index) + to + each.slice(index + 1);
        expect(checkDigit(after) === checkDigit(each)).toBe(isSame);
      }),
    );
  });

  it("changes when two neighbours are exchanged, but where their values differ by a multiple of 5", () => {
    fc.assert(
      fc.property(text, character, character, (each, a, b) => {
        const isFound = checkDigit(each + a + b) !== checkDigit(each + b + a);
        expect(isFound).toBe((value(a) - value(b)) % 5 !== 0);
      }),
    );
  });

  it("finds O for 0, I for 1, B for 8, S for 5 and Z for 2, but not G for 6", () => {
    const found = ["O0", "I1", "B8", "S5", "Z2", "G6"].filter(
      ([a = "", b = ""]) => checkDigit(a) !== checkDigit(b),
    );
    expect(found).toEqual(["O0", "I1", "B8", "S5", "Z2"]);
  });
});

describe("a single character changed in a valid zone", () => {
  it("is found wherever a digit covers it and its value changes modulo 10", () => {
    fc.assert(
      fc.property(anyChange, ({ lines, format, line, position, to }) => {
        const from = lines[line - 1]?.charAt(position - 1) ?? "";
        fc.pre(covered(format, line, position) && (value(from) - value(to)) % 10 !== 0);
        const reading = readMrz(changed(lines, line, position, to).join("\n"), { today });
        expect(reading.allCheckDigitsOk === false || reading.format !== format).toBe(true);
      }),
      { numRuns: 4000 },
    );
  });

  it("leaves every digit right where none covers it", () => {
    fc.assert(
      fc.property(anyChange, ({ lines, format, line, position, to }) => {
        fc.pre(!covered(format, line, position));
        const reading = readMrz(changed(lines, line, position, to).join("\n"), { today });
        fc.pre(reading.format === format);
        expect(reading.allCheckDigitsOk).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("is covered as the table of uncovered cells says", () => {
    for (const { lines, format } of valid) {
      const layout = layouts[format as MrzFormat];
      const places = new Set(
        layout.checkDigits.flatMap(({ name, line, position }) => [
          `${line}:${position}`,
          ...coveredPlaces(layout, lines, name).map((each) => `${each.line}:${each.position}`),
        ]),
      );
      for (let line = 1; line <= layout.lines; line += 1) {
        for (let position = 1; position <= layout.width; position += 1) {
          expect([format, line, position, places.has(`${line}:${position}`)]).toEqual([
            format,
            line,
            position,
            covered(format as MrzFormat, line, position),
          ]);
        }
      }
    }
  });
});
