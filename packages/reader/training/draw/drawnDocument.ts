import {
  type MrzContent,
  type MrzFormat,
  layouts,
  readCheckDigits,
  writeMrz,
} from "@specimen/core/mrz";
import type { Chance } from "./chance.ts";

/** A made-up document: its zone, what is printed above it, and which check digits are right. */
export interface DrawnDocument {
  readonly format: MrzFormat;
  readonly lines: readonly string[];
  readonly printed: readonly (readonly [label: string, value: string])[];
  readonly checks: readonly { readonly name: string; readonly ok: boolean }[];
}

const surnames =
  "Abendrot,Bjørnstad,Ciobanu,De Vries,Édouard,Fjällström,Göçmen,Hołub,Ibáñez,Jõgi,Köbö,Lozoya,Mac Quoid,Nguyễn,O’Boyle,Päts,Quiroz,Ružička,Süß,Tzvetanov,Ugarte,Vīksna,Wójcik,Xifra,Yıldız,Zsiga,Bobo,Iglesias-Solís,Sis,Oz".split(
    ",",
  );
const givenNames =
  "Ada,Bosse,Cosima Zoé,Dörte,Eliška,Fiodor,Gisela Iris,Hal,Inês,Józef,Kiki,Lívia Sofia,Mio,Noor,Osip,Pippo Luigi,Quentin,Róisín,Silvio,Thu,Ulla,Vashti,Wolf Otto,Xenia,Yves,Zbigniew".split(
    ",",
  );
const states = ["D", "FRA", "POL", "LTU", "NOR", "ZWE", "QAT", "RKS", "GBD"];
/** Share of documents of the state of Utopia. */
const utopianShare = 0.8;

const formats: readonly MrzFormat[] = [
  "TD3",
  "TD3",
  "TD3",
  "TD1",
  "TD1",
  "TD2",
  "MRV-A",
  "MRV-B",
  "FR-ID-2x36",
];

const documentCodes: Readonly<Record<MrzFormat, readonly string[]>> = {
  TD3: ["P", "PO", "PP", "PD"],
  TD1: ["I", "ID", "AR", "C", "AC"],
  TD2: ["I", "ID", "AC"],
  "MRV-A": ["V"],
  "MRV-B": ["V"],
  "FR-ID-2x36": ["ID"],
  "FR-DL-1x30": ["D1"],
};

/** Documents of real states always have wrong digits: none can be taken for a real one. */
export function makeDocument(chance: Chance): DrawnDocument {
  const format = chance.pick(formats);
  const content = makeContent(format, chance);
  const right = writeMrz(content, { format });
  const isReal = content.issuingState !== "UTO";
  const wrongCount = isReal ? 2 : chance.happens(0.3) ? 1 : 0;
  const lines = withWrongDigits(format, right, wrongCount, chance);
  return {
    format,
    lines,
    printed: [
      ["Surname", content.surname],
      ["Given names", content.givenNames ?? ""],
      ["Document No.", content.documentNumber],
      ["Date of birth", content.birthDate ?? ""],
      ["Date of expiry", content.expiryDate ?? ""],
      ["Sex", content.sex ?? "X"],
    ],
    checks: readCheckDigits(layouts[format], lines).map(({ name, ok }) => ({ name, ok })),
  };
}

function makeContent(format: MrzFormat, chance: Chance): MrzContent {
  const isFrench = format === "FR-ID-2x36";
  const isUtopian = chance.happens(utopianShare);
  const issuingState = isUtopian ? "UTO" : isFrench ? "FRA" : chance.pick(states);
  const optional = (width: number) =>
    chance.happens(0.5) ? "" : characters(chance, chance.whole(3, width));
  const isLong = format === "TD1" && chance.happens(0.12);
  return {
    documentCode: chance.pick(documentCodes[format]),
    issuingState,
    nationality: chance.happens(0.85) ? issuingState : "XXA",
    surname: chance.pick(surnames),
    givenNames: chance.pick(givenNames),
    documentNumber: isFrench
      ? frenchNumber(chance)
      : characters(chance, isLong ? 12 : chance.whole(8, 9)),
    birthDate: date(chance, 1938, 2008),
    expiryDate: date(chance, 2021, 2036),
    sex: chance.pick(["M", "F", null]),
    personalNumber: optional(14),
    optional: optional(format === "TD2" ? 7 : 8),
    optional1: isLong ? "" : optional(15),
    optional2: optional(11),
    administrativeCode: String(chance.whole(100_000, 999_999)),
  };
}

/** Letters and digits; those that look alike come often. */
function characters(chance: Chance, length: number): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZOIBSZGQD";
  return Array.from({ length }, () =>
    chance.happens(0.55) ? String(chance.whole(0, 9)) : chance.pick([...letters]),
  ).join("");
}

function frenchNumber(chance: Chance): string {
  const yearAndMonth = String(chance.whole(0, 14)).padStart(2, "0") + month(chance);
  const office = String(chance.whole(10, 95)) + chance.pick(["1", "2", "A", "B"]);
  return yearAndMonth + office + String(chance.whole(10_000, 99_999));
}

const month = (chance: Chance): string => String(chance.whole(1, 12)).padStart(2, "0");

const date = (chance: Chance, from: number, to: number): string =>
  `${chance.whole(from, to)}-${month(chance)}-${String(chance.whole(1, 28)).padStart(2, "0")}`;

/** Changes so many check digits to other digits. */
function withWrongDigits(
  format: MrzFormat,
  lines: readonly string[],
  count: number,
  chance: Chance,
): string[] {
  const changed = [...lines];
  const digits = readCheckDigits(layouts[format], lines).filter(({ printed }) => printed !== "<");
  for (let each = 0; each < count; each += 1) {
    const [digit] = digits.splice(chance.whole(0, digits.length - 1), 1);
    if (digit === undefined) break;
    const { line, position, printed } = digit;
    const other = String((Number(printed) + chance.whole(1, 9)) % 10);
    const text = changed[line - 1] ?? "";
    changed[line - 1] = text.slice(0, position - 1) + other + text.slice(position);
  }
  return changed;
}
