import { checkDigit, writeMrz } from "@specimen/core/mrz";
import { describe, expect, it } from "vitest";
import { blankClass, classCount, glyphClasses } from "../net/shape.ts";
import { type PictureLayout, pictureLayouts } from "./cellClasses.ts";
import type { Likelihoods } from "./cellReader.ts";
import { decode } from "./decode.ts";
import { findLayouts } from "./findLayout.ts";
import { judgeDigits } from "./judge.ts";

const layoutOf = (format: string): PictureLayout => {
  const layout = pictureLayouts.find((each) => each.format === format);
  if (layout === undefined) throw new Error(`no layout ${format}`);
  return layout;
};
const passport = layoutOf("TD3");

/** What the net says of a cell: shares of some characters, the rest spread evenly. */
function said(shares: Readonly<Record<string, number>>): Likelihoods {
  const stated = Object.values(shares).reduce((sum, share) => sum + share, 0);
  const likelihoods = new Float32Array(classCount).fill((1 - stated) / classCount);
  for (const [character, share] of Object.entries(shares)) {
    const index = character === " " ? blankClass : glyphClasses.indexOf(character);
    likelihoods[index] = (likelihoods[index] ?? 0) + share;
  }
  return likelihoods;
}

/** Cells that are surely the characters of a text, but for the places given (line 1 is the first). */
const cellsOf = (
  lines: readonly string[],
  doubts: Readonly<Record<string, Readonly<Record<string, number>>>> = {},
) =>
  lines.map((line, row) =>
    [...line].map((character, index) =>
      said(doubts[`${row + 1}:${index + 1}`] ?? { [character]: 0.99 }),
    ),
  );

const lines = writeMrz(
  {
    documentCode: "P",
    issuingState: "UTO",
    documentNumber: "A0B8C1D5E",
    surname: "SPECIMEN",
    givenNames: "ANNA",
    nationality: "UTO",
    birthDate: "1974-08-12",
    sex: "F",
    expiryDate: "2031-04-15",
  },
  { format: "TD3" },
);
const verdicts = (cells: readonly (readonly Likelihoods[])[], isClear = true) =>
  Object.fromEntries(
    judgeDigits("TD3", decode(cells, passport), { isClear }).map(({ name, verdict }) => [
      name,
      verdict,
    ]),
  );

describe("the text of cells", () => {
  it("is the likeliest that the layout allows in each", () => {
    const {
      lines: read,
      sureness,
      changes,
    } = decode(
      cellsOf(lines, { "1:6": { "5": 0.7, S: 0.2 }, "2:14": { Z: 0.6, "7": 0.3 } }),
      passport,
    );
    expect(read).toEqual(lines);
    expect(changes).toEqual([]);
    expect(sureness[0]?.[0]).toBeGreaterThan(0.95);
  });

  it("has fillers behind the end of a name where glare leaves doubt, and what is sure stays", () => {
    const doubtful = {
      "1:30": { H: 0.5, "<": 0.1 },
      "1:31": { K: 0.4 },
      "1:14": { U: 0.5, "<": 0.3 },
    };
    const read = decode(cellsOf(lines, doubtful), passport);
    expect(read.lines[0]).toBe(lines[0]?.replace("SPECIMEN<", "SPECIMENU"));
    expect(read.sureness[0]?.[30]).toBeLessThan(0.6);
    const sure = decode(cellsOf(lines, { "1:30": { H: 0.95 } }), passport);
    expect(sure.lines[0]?.charAt(29)).toBe("H");
  });

  it("takes a look-alike where a check digit is right with it and the net finds both likely", () => {
    const { lines: read, changes } = decode(
      cellsOf(lines, { "2:2": { O: 0.7, "0": 0.25 } }),
      passport,
    );
    expect(read).toEqual(lines);
    expect(changes).toEqual([{ line: 2, position: 2, from: "O", to: "0" }]);
  });

  it("does not where the net finds it unlikely", () => {
    const { lines: read, changes } = decode(
      cellsOf(lines, { "2:2": { O: 0.97, "0": 0.02 } }),
      passport,
    );
    expect(read[1]?.charAt(1)).toBe("O");
    expect(changes).toEqual([]);
  });

  it("never takes a digit for a digit, and changes no date and no check digit", () => {
    const doubts = {
      "2:2": { "6": 0.6, "0": 0.38 },
      "2:14": { "1": 0.6, "7": 0.38 },
      "2:10": { "1": 0.55, "8": 0.4 },
    };
    const { changes } = decode(cellsOf(lines, doubts), passport);
    expect(changes).toEqual([]);
  });

  it("takes no letter for a digit of a date, though its check digit were right with it", () => {
    const forged = lines.map((line, row) =>
      row === 1 ? line.slice(0, 19) + checkDigit("74O812") + line.slice(20) : line,
    );
    const cells = cellsOf(forged, { "2:16": { O: 0.6, "0": 0.35 } });
    const { lines: read, changes } = decode(cells, passport);
    expect(read[1]?.slice(13, 19)).toBe("740812");
    expect(changes).toEqual([]);
  });

  it("changes one character at most for a digit", () => {
    const doubts = { "2:2": { O: 0.7, "0": 0.25 }, "2:4": { B: 0.7, "8": 0.25 } };
    const { changes } = decode(cellsOf(lines, doubts), passport);
    expect(changes.length).toBeLessThanOrEqual(1);
  });
});

describe("the verdict on a check digit", () => {
  it("is pass where all is sure and right", () => {
    expect(new Set(Object.values(verdicts(cellsOf(lines))))).toEqual(new Set(["pass"]));
  });

  it("is not judged where a character it covers is not sure", () => {
    expect(verdicts(cellsOf(lines, { "2:15": { "4": 0.55, "1": 0.4 } }))).toEqual({
      documentNumber: "pass",
      birthDate: "notJudged",
      expiryDate: "pass",
      personalNumber: "pass",
      composite: "notJudged",
    });
  });

  it("is fail only where all is sure to nine tenths and the zone is clear", () => {
    const wrong = lines.map((line, row) =>
      row === 1 ? `${line.slice(0, 19)}${(Number(line[19]) + 4) % 10}${line.slice(20)}` : line,
    );
    expect(verdicts(cellsOf(wrong))).toMatchObject({
      birthDate: "fail",
      composite: "fail",
      expiryDate: "pass",
    });
    expect(verdicts(cellsOf(wrong), false)).toMatchObject({
      birthDate: "notJudged",
      expiryDate: "pass",
    });
    expect(verdicts(cellsOf(wrong, { "2:16": { "0": 0.8, "8": 0.15 } }))).toMatchObject({
      birthDate: "notJudged",
    });
  });
});

describe("finding the layout", () => {
  const blank = said({ " ": 0.98 });
  const blanks = (count: number): Likelihoods[] => Array.from({ length: count }, () => blank);
  const framed = (texts: readonly string[], before: number, after: number) =>
    cellsOf(texts).map((row) => [...blanks(before), ...row, ...blanks(after)]);

  it("tells where its first cell is by what is blank around it", () => {
    const [best] = findLayouts({ firstRow: 0, firstColumn: -4, rows: framed(lines, 6, 3) });
    expect(best).toMatchObject({ layout: { format: "TD3" }, row: 0, column: 2 });
  });

  it.each(["TD1", "TD2", "MRV-A", "MRV-B", "FR-ID-2x36"] as const)(
    "knows %s by its cells",
    (format) => {
      const content = {
        documentCode: format.startsWith("MRV") ? "V" : "ID",
        issuingState: "UTO",
        documentNumber: format === "FR-ID-2x36" ? "991399900000" : "X12345678",
        surname: "SPECIMEN",
        givenNames: "ANNA",
        nationality: "UTO",
        birthDate: "1974-08-12",
        expiryDate: "2031-04-15",
      };
      const rows = framed(writeMrz(content, { format }), 4, 4);
      const above = blanks(rows[0]?.length ?? 0);
      const [best] = findLayouts({ firstRow: -1, firstColumn: -4, rows: [above, ...rows, above] });
      expect(best).toMatchObject({ layout: { format }, row: 0, column: 0 });
    },
  );
});
