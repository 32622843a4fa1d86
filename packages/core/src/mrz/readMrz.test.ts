import { describe, expect, it } from "vitest";
import { explainMrzCheckDigit, layouts, normaliseMrz, readMrz, referenceDay } from "./index.ts";
import samples from "./mrzSamples.json" with { type: "json" };

const today = samples.meta.asOf;
const read = (...lines: string[]) => readMrz(lines.join("\n"), { today });
const sample = (id: string): string[] =>
  samples.samples.find((each) => each.id === id)?.lines ?? [];

describe("the samples", () => {
  it.each(samples.samples)("$id $title", ({ lines, format, expected }) => {
    const { notDetectedByCheckDigits: _, ...wanted } = {
      notDetectedByCheckDigits: "",
      ...expected,
    };
    const { shapeOk, fields, checkDigits, allCheckDigitsOk, errors, ...rest } = read(...lines);
    expect({ shapeOk, fields, checkDigits, allCheckDigitsOk, errors }).toEqual(wanted);
    expect(rest.format).toBe(format);
  });

  it("are all 52", () => {
    expect(samples.samples).toHaveLength(52);
  });
});

describe("recognising a layout while it is typed", () => {
  it.each([
    ["P", ["TD3"]],
    ["V", ["MRV-A", "MRV-B"]],
    ["I", ["TD1", "FR-ID-2x36", "TD2"]],
    ["I<UTOERIKSSON<<ANNA", ["TD2"]],
    ["I<UTOD23145890", ["TD1"]],
    ["IDFRA", ["TD1", "FR-ID-2x36"]],
    ["IDFRASPECIMEN<<<<<<", ["FR-ID-2x36"]],
    ["D1FRA", ["FR-DL-1x30"]],
    ["", []],
  ])("takes %j for %j", (text, candidates) => {
    expect(read(text).candidates).toEqual(candidates);
  });

  it("knows every sample of the right shape, and after its first line too", () => {
    for (const { lines, format, expected } of samples.samples) {
      if (!expected.shapeOk) continue;
      expect(read(...lines).candidates).toEqual([format]);
      expect(read(lines[0] ?? "").candidates).toContain(format);
    }
  });
});

describe("a zone that is being typed", () => {
  const [first = "", second = ""] = sample("mrz-01");

  it("is incomplete, not wrong, at every character before the last", () => {
    const text = `${first}\n${second}`;
    for (let length = 1; length < text.length; length += 1) {
      const { typed, fields } = readMrz(text.slice(0, length), { today });
      expect(fields).toBeNull();
      expect(typed.isIncomplete).toBe(true);
      expect(typed.checkDigits.filter(({ state }) => state === "wrong")).toEqual([]);
    }
    expect(readMrz(text, { today }).typed.isIncomplete).toBe(false);
  });

  it("tells what is known so far, and the digits that are not typed yet", () => {
    const { typed } = read(first, second.slice(0, 15));
    expect(typed.fields).toMatchObject({ surname: "ERIKSSON", documentNumber: "L898902C3" });
    expect(typed.fields).not.toHaveProperty("birthDate");
    expect(typed.checkDigits.map(({ name, state }) => [name, state])).toEqual([
      ["documentNumber", "right"],
      ["birthDate", "notTyped"],
      ["expiryDate", "notTyped"],
      ["personalNumber", "notTyped"],
      ["composite", "notTyped"],
    ]);
    expect(typed.next).toEqual({ line: 2, position: 16, cells: "date", field: "birthDate" });
  });

  it("does not call the digit of a long number wrong before its end is typed", () => {
    const [line = ""] = sample("mrz-06");
    for (let length = 15; length < 20; length += 1) {
      expect(read(line.slice(0, length)).typed.checkDigits[0]?.state).toBe("notTyped");
    }
    expect(read(line.slice(0, 20)).typed.checkDigits[0]).toMatchObject({
      position: 19,
      state: "right",
    });
  });

  it("says where the next character goes", () => {
    expect(read(first).typed.next).toMatchObject({ line: 2, position: 1, field: "documentNumber" });
    expect(read(first, second.slice(0, 9)).typed.next).toMatchObject({
      cells: "checkDigit",
      field: null,
    });
    expect(read(first, second).typed.next).toBeNull();
    expect(read("")).toMatchObject({ format: null, problems: [], typed: { next: null } });
  });

  it("is wrong, not incomplete, where a line is too long or an earlier one too short", () => {
    expect(read(`${first}<`).typed.isIncomplete).toBe(false);
    expect(read(first.slice(1), second).typed.isIncomplete).toBe(false);
  });
});

describe("explaining a check digit", () => {
  it("gives each character with its place, value, weight and product", () => {
    const explained = explainMrzCheckDigit(layouts.TD3, sample("mrz-01"), "documentNumber");
    expect(explained).toMatchObject({
      printed: "6",
      expected: "6",
      state: "right",
      sum: 316,
      remainder: 6,
    });
    expect(explained?.steps.slice(0, 3)).toEqual([
      { line: 2, position: 1, character: "L", value: 21, weight: 7, product: 147 },
      { line: 2, position: 2, character: "8", value: 8, weight: 3, product: 24 },
      { line: 2, position: 3, character: "9", value: 9, weight: 1, product: 9 },
    ]);
  });

  it("goes over both lines for the composite digit of TD1", () => {
    const explained = explainMrzCheckDigit(layouts.TD1, sample("mrz-02"), "composite");
    expect(explained?.steps).toHaveLength(25 + 7 + 7 + 11);
    expect(explained?.steps.at(-1)).toMatchObject({ line: 2, position: 29 });
  });

  it("follows a long document number into the optional data", () => {
    const explained = explainMrzCheckDigit(layouts.TD1, sample("mrz-06"), "documentNumber");
    expect(explained?.steps.map(({ character }) => character).join("")).toBe("D23145890734");
    expect(explained?.steps.at(-1)).toMatchObject({ line: 1, position: 18 });
  });

  it("goes as far as the characters typed, and has nothing for a digit the layout lacks", () => {
    const explained = explainMrzCheckDigit(layouts.TD3, ["P<UTO", "L89"], "documentNumber");
    expect(explained).toMatchObject({ state: "notTyped", printed: null, expected: null });
    expect(explained?.steps).toHaveLength(3);
    expect(explainMrzCheckDigit(layouts["MRV-A"], sample("mrz-04"), "composite")).toBeUndefined();
    expect(
      explainMrzCheckDigit(layouts.TD3, ["p<", "l898902C3"], "documentNumber"),
    ).toBeUndefined();
  });
});

describe("what is likely misread", () => {
  const misreadings = (...lines: string[]) => read(...lines).misreadings;

  it("names the letter O in a number whose digits do not add up", () => {
    expect(misreadings(...sample("mrz-45"))[0]).toEqual({
      line: 2,
      position: 6,
      printed: "O",
      instead: "0",
      reason: "checkDigit",
      settles: ["documentNumber", "composite"],
    });
  });

  it.each([
    ["O", "0", "74O812"],
    ["I", "1", "7408I2"],
    ["B", "8", "740B12"],
    ["Z", "2", "74081Z"],
    ["S", "5", "S40812"],
    ["G", "6", "G40812"],
  ])("names a letter %s where a digit %s must stand", (printed, instead, date) => {
    const [first = "", second = ""] = sample("mrz-01");
    const changed = `${second.slice(0, 13)}${date}${second.slice(19)}`;
    expect(misreadings(first, changed)).toContainEqual(
      expect.objectContaining({ line: 2, printed, instead, reason: "cell" }),
    );
  });

  it("names a digit in a name", () => {
    const [first = "", second = ""] = sample("mrz-01");
    expect(misreadings(first.replace("SSON", "S50N"), second)).toEqual([
      { line: 1, position: 11, printed: "5", instead: "S", reason: "cell", settles: [] },
      { line: 1, position: 12, printed: "0", instead: "O", reason: "cell", settles: [] },
    ]);
  });

  it("names nothing where all digits are right", () => {
    for (const { lines, group } of samples.samples) {
      if (group === "valid") expect(misreadings(...lines)).toEqual([]);
    }
  });
});

describe("filler and code rules", () => {
  const [first = "", second = ""] = sample("mrz-01");

  it.each([
    ["P<UTO<ERIKSSON<<ANNA", "names: filler at line 1, position 6"],
    ["P<UTOERIKSSON<<<ANNA", "names: filler at line 1, position 16"],
    ["P<UTOERIKSSON<<AN<<NA", "names: filler at line 1, position 18"],
    ["P<U<OERIKSSON<<ANNA", "issuingState: filler at line 1, position 4"],
    ["P<DEUERIKSSON<<ANNA", "issuingState: unknown code"],
    ["P<D<<ERIKSSON<<ANNA", undefined],
    ["P<UT0ERIKSSON<<ANNA", "issuingState: invalid characters"],
    ["P1UTOERIKSSON<<ANNA", "documentCode: unknown code"],
    ["PXUTOERIKSSON<<ANNA", undefined],
  ])("reads %s: %s", (line, error) => {
    expect(read(line.padEnd(44, "<"), second).errors[0]).toBe(error);
  });

  it("reports a sex other than M, F, filler and the X that some issuers print", () => {
    const sexOf = (cell: string) => read(first, second.replace("2F1", `2${cell}1`));
    expect(sexOf("8").errors).toEqual(["sex: invalid characters"]);
    expect(sexOf("X").errors).toEqual([]);
    expect(sexOf("X").fields?.sex).toBeNull();
  });

  it("reads numbers with a filler inside", () => {
    const text = "AB<123456";
    expect(read(first, text + second.slice(9)).fields?.documentNumber).toBe("AB<123456");
  });
});

it("decides on the reference day where no day is named", () => {
  const text = sample("mrz-01").join("\n");
  expect(readMrz(text)).toEqual(readMrz(text, { today: referenceDay }));
  expect(referenceDay).toBe(samples.meta.asOf);
});

describe("dates", () => {
  const birth = (raw: string, day = today) =>
    readMrz(`I<UTOX000000296<<<<<<<<<<<<<<<\n${raw}3F3003105UTO<<<<<<<<<<<6\nX${"<".repeat(29)}`, {
      today: day,
    }).fields?.birthDate;

  it("are of the day the century is decided on", () => {
    expect(birth("261121")?.iso).toBe("2026-11-21");
    expect(birth("261122")).toEqual({ raw: "261122", iso: "1926-11-22", status: "ok" });
    expect(birth("261122", "2027-01-01")?.iso).toBe("2026-11-22");
    expect(birth("991231", "1999-01-01")?.iso).toBe("1899-12-31");
  });

  it("are ambiguous only while the older holder could live", () => {
    expect(birth("061121")).toMatchObject({ ambiguousCentury: true, alternativeIso: "1906-11-21" });
    expect(birth("061120")).not.toHaveProperty("ambiguousCentury");
  });

  it("exist in the calendar of their century", () => {
    expect(birth("000229")).toMatchObject({ iso: "2000-02-29", status: "ok" });
    expect(birth("010229")?.status).toBe("impossible date");
    expect(birth("9113<<")?.status).toBe("impossible date");
    expect(birth("<<0712")).toMatchObject({ known: { yy: null, mm: "07", dd: "12" } });
    expect(birth("9<0712")?.status).toBe("invalid characters");
  });

  it("expire on the day after their last", () => {
    const expiryOn = (day: string) =>
      readMrz(sample("mrz-09").join("\n"), { today: day }).fields?.expiryDate;
    expect(expiryOn("2031-05-31")).toMatchObject({ expiredOn20310531: false });
    expect(expiryOn("2031-06-01")).toMatchObject({ expiredOn20310601: true });
  });
});

describe("text as it is typed or scanned", () => {
  it("is read once small letters and blanks are put right", () => {
    expect(read(...normaliseMrz(sample("mrz-49").join("\n")).split("\n"))).toMatchObject({
      shapeOk: true,
      allCheckDigitsOk: true,
      fields: { surname: "FEHLER" },
    });
  });

  it("may come in one line, with the line ends of a scanner, in groups and with other signs", () => {
    for (const { lines, expected } of samples.samples) {
      if (!expected.shapeOk) continue;
      const wanted = lines.join("\n");
      expect(normaliseMrz(lines.join(""))).toBe(wanted);
      expect(normaliseMrz(`${lines.join("\r")}\r`)).toBe(wanted);
      expect(normaliseMrz(wanted.replace(/<</g, "«"))).toBe(wanted);
      expect(normaliseMrz(lines.map((line) => line.replace(/(.{11})/g, "$1  ")).join("\n"))).toBe(
        wanted,
      );
      expect(normaliseMrz(wanted.replaceAll("<", " "))).toBe(wanted);
    }
  });

  it("keeps what it cannot put right", () => {
    expect(normaliseMrz("p<utoé")).toBe("P<UTOÉ");
  });
});
