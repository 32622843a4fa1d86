import type { RuleResult } from "@specimen/api/contract";
import { readMrz, writeMrz } from "@specimen/core/mrz";
import { describe, expect, it } from "vitest";
import { nothing, outcomeOf } from "./judging.ts";
import type { DocumentSeries } from "../../defineArea.ts";
import { formSchemaOf, validatePrinted } from "../form/formSchema.ts";
import { judge, verdictOf } from "./judge.ts";
import { numbersOf, type RuleInput } from "./ruleInput.ts";

const seriesOf = (numberPattern: string): DocumentSeries => ({
  id: "XXX-1",
  name: { text: "Card", lang: "en" },
  countryId: null,
  mrzState: null,
  mrzLayout: null,
  documentCode: null,
  firstIssued: "2013",
  lastIssued: null,
  numberPattern,
  numberExample: null,
  validityYears: null,
  hasChip: null,
  acceptance: null,
});

/** A zone whose number was left out. */
const withoutNumber = readMrz(
  writeMrz(
    {
      documentCode: "P",
      issuingState: "UTO",
      surname: "LINDQVIST",
      givenNames: "INGA",
      nationality: "UTO",
      birthDate: "870614",
      sex: "F",
      expiryDate: "310312",
      documentNumber: "",
    },
    { format: "TD3" },
  ).join("\n"),
  { today: "2026-11-23" },
);

describe("the numbers of a document", () => {
  it("are all that it has: a forger changes one and forgets another", () => {
    const mrz = readMrz(
      "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<\nL898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0",
    );
    const printed = { documentNumber: "L898902C4" };
    expect(numbersOf({ mrz, printed, licence: null })).toEqual(["L898902C3", "L898902C4"]);
    expect(numbersOf({ ...nothing, licence: { documentNumber: "D123" } })).toEqual(["D123"]);
  });

  it("are none where the zone's is empty: no list was asked about it", () => {
    expect(withoutNumber.fields?.documentNumber).toBe("");
    expect(outcomeOf("stolenList", { mrz: withoutNumber })).toMatchObject({
      outcome: "notJudged",
      reason: "notRead",
    });
    const printed = { documentNumber: "X1234567" };
    expect(outcomeOf("stolenList", { mrz: withoutNumber, printed })?.outcome).toBe("pass");
  });
});

describe("a card without time limit", () => {
  const mrz = readMrz(
    writeMrz(
      {
        documentCode: "ID",
        issuingState: "ESP",
        surname: "MUESTRA",
        givenNames: "CARMEN",
        nationality: "ESP",
        birthDate: "1941-03-05",
        sex: "F",
        expiryDate: "9999-01-01",
        documentNumber: "BAA000589",
      },
      { format: "TD1" },
    ).join("\n"),
    { today: "2026-11-23" },
  );

  it.each(["9999-01-01", "9999-12-31"])("with %s on its page contradicts nothing", (expiryDate) => {
    const printed = { expiryDate, issueDate: "2013-05-02" };
    const series = { ...seriesOf(""), validityYears: [5, 10] };
    const rules = judge({ ...nothing, mrz, printed, series });
    const told = (rule: RuleResult["rule"]) => rules.find((each) => each.rule === rule);
    expect(told("notExpired")).toMatchObject({ outcome: "pass", measured: "9999-01-01" });
    expect(told("birthBeforeIssue")?.outcome).toBe("pass");
    expect(rules).toContainEqual(
      expect.objectContaining({ rule: "printedField", about: "expiryDate", reason: "agrees" }),
    );
    expect(told("validityTerm")).toMatchObject({ outcome: "notJudged", reason: "notRecorded" });
    expect(verdictOf(rules)).toBe("addsUp");
  });

  it("with a day on its page contradicts it", () => {
    const rules = judge({ ...nothing, mrz, printed: { expiryDate: "2031-03-12" } });
    expect(rules).toContainEqual(
      expect.objectContaining({ rule: "printedField", about: "expiryDate", reason: "differs" }),
    );
  });
});

describe("a holder of more than a hundred years", () => {
  const mrz = readMrz(
    writeMrz(
      {
        documentCode: "P",
        issuingState: "UTO",
        surname: "LINDQVIST",
        givenNames: "INGA",
        nationality: "UTO",
        birthDate: "1921-10-01",
        sex: "F",
        expiryDate: "2029-03-12",
        documentNumber: "L898902C3",
      },
      { format: "TD3" },
    ).join("\n"),
    { today: "2026-11-29" },
  );
  const judged = (printed: RuleInput["printed"]) => {
    const rules = judge({ ...nothing, today: "2026-11-29", mrz, printed });
    const compared = rules.find(
      ({ rule, about }) => rule === "printedField" && about === "birthDate",
    );
    return { compared, order: rules.find(({ rule }) => rule === "birthBeforeIssue"), rules };
  };

  it("is of the century that the page names: a zone has two digits of the year", () => {
    const { compared, order, rules } = judged({ birthDate: "1921-10-01", issueDate: "2019-03-12" });
    expect(compared).toMatchObject({ reason: "agrees", expected: "1921-10-01" });
    expect(order).toMatchObject({ outcome: "pass", reason: "inOrder" });
    expect(verdictOf(rules)).toBe("addsUp");
  });

  it("contradicts nothing where the page was not compared", () => {
    const { order, rules } = judged({ issueDate: "2019-03-12" });
    expect(order).toMatchObject({ outcome: "notJudged", reason: "partlyUnknown" });
    expect(verdictOf(rules)).toBe("addsUp");
  });

  it.each([
    [{ birthDate: "2021-10-01", issueDate: "2019-03-12" }, "agrees", "outOfOrder"],
    [{ birthDate: "1821-10-01", issueDate: "2022-03-12" }, "differs", "inOrder"],
    [{ birthDate: "1921-10-01", issueDate: "1920-03-12" }, "agrees", "outOfOrder"],
  ])("with %o %s, and is %s", (printed, comparison, reason) => {
    const { compared, order } = judged(printed);
    expect(compared?.reason).toBe(comparison);
    expect(order?.reason).toBe(reason);
  });
});

describe("a licence whose barcode and front are compared", () => {
  it.each([
    ["O'BRIEN", "O’Brien"],
    ["SMITH-JONES", "Smith-Jones"],
    ["SMITH-JONES", "SMITH JONES"],
    ["ST. JOHN", "St. John"],
    ["Specimen", "SPECIMEN"],
    ["MUÑOZ", "Muñoz"],
    ["MUÑOZ", "MUNOZ"],
    ["CÔTÉ", "Cote"],
    ["MUNOZ", "Muñoz"],
  ])("agrees: %s in the barcode, %s on the front", (surname, printed) =>
    expect(
      outcomeOf("licence", { licence: { surname }, printed: { surname: printed } }),
    ).toMatchObject({ outcome: "pass", reason: "agrees", measured: printed, expected: surname }),
  );

  it.each([
    ["surname", "O'BRIEN", "O'Brian"],
    ["documentNumber", "T64235789", "T64-23-5780"],
    ["birthDate", "1974-08-12", "1974-08-21"],
  ])("differs in the %s: %s and %s", (field, encoded, printed) =>
    expect(
      outcomeOf("licence", { licence: { [field]: encoded }, printed: { [field]: printed } }),
    ).toMatchObject({ outcome: "fail", reason: "differs" }),
  );

  it("agrees in a number that is printed in groups, and says what was not compared", () => {
    const licence = { documentNumber: "T64235789", sex: "F" };
    const rules = judge({ ...nothing, licence, printed: { documentNumber: "T64-23-5789" } });
    expect(
      rules.flatMap(({ rule, about, reason }) => (rule === "licence" ? [[about, reason]] : [])),
    ).toEqual([
      ["documentNumber", "agrees"],
      ["sex", "notCompared"],
    ]);
  });
});

describe("a licence that has only its barcode", () => {
  const licence = {
    documentNumber: "D12345678",
    birthDate: "1990-02-03",
    issueDate: "2012-05-01",
    expiryDate: "2020-02-03",
  };

  it("is judged by its dates and its number", () => {
    expect(outcomeOf("notExpired", { licence })).toMatchObject({
      outcome: "fail",
      measured: "2020-02-03",
    });
    expect(outcomeOf("birthBeforeIssue", { licence })?.outcome).toBe("pass");
    expect(outcomeOf("stolenList", { licence, stolen: "hit" })?.outcome).toBe("fail");
    const series = seriesOf(String.raw`^[A-Z]\d{8}$`);
    expect(outcomeOf("numberFormat", { licence, series })?.outcome).toBe("pass");
    expect(outcomeOf("seriesIssued", { licence, series })?.reason).toBe("notIssuedThen");
  });
});

describe("a number as it is printed", () => {
  it.each([
    [String.raw`^[A-Z]{1,2}\d{6}\([0-9A]\)$`, "A123456(3)"],
    [String.raw`^[A-Z]{1,2}\d{6}\([0-9A]\)$`, "A1234563"],
    [String.raw`^[A-Z]{1,2}-\d{6,7} \d$`, "L-123456 7"],
    [String.raw`^[A-Z]{1,2}-\d{6,7} \d$`, "L1234567"],
    [String.raw`^[A-Z]\d{8}$`, "c12345678"],
    [String.raw`^\d{3}\.\d{3}\.\d{3}-\d{2}$`, "12345678901"],
    ["^[Α-Ω]{1,2} ?-? ?\\d{6}$", "ΑΒ 123456"],
  ])("of the form %s may be typed as %s", (pattern, documentNumber) => {
    const series = seriesOf(pattern);
    const printed = { documentNumber };
    expect(() => validatePrinted(formSchemaOf(series, "en"), printed)).not.toThrow();
    expect(outcomeOf("numberFormat", { series, printed })?.outcome).toBe("pass");
  });

  it("of another form fails", () => {
    const series = seriesOf(String.raw`^[A-Z]{1,2}-\d{6,7} \d$`);
    for (const documentNumber of ["1234567", "L-12 7", "L12345678901"])
      expect(outcomeOf("numberFormat", { series, printed: { documentNumber } })?.outcome).toBe(
        "fail",
      );
  });
});
