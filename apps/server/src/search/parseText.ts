import { isWeightUnit, type TypedWeight, weightIn } from "./weights.ts";

/** The parts of a typed line; null where absent. */
export interface ParsedText {
  /** Names and words as typed. */
  readonly words: readonly string[];
  readonly amount: number | null;
  /** The weight in g that the amount is with its unit. */
  readonly weight: TypedWeight | null;
  /** Sides in mm; one only while the second is not typed yet. */
  readonly size: { readonly width: number; readonly height: number | null } | null;
  /** The beginning of the upper line of a machine-readable zone (ICAO 9303). */
  readonly mrz: { readonly documentCode: string; readonly issuer: string } | null;
}

const number = String.raw`\d+(?:[.,]\d+)?`;
const grouped = String.raw`\d{1,3}(?:[.,'’\s]\d{3})+(?!\d)`;
const unit = String.raw`(?:k?g|gr|oz)(?![\p{L}\p{N}])`;
/** Abbreviations of money in one or two letters that touch the amount on either side: kr100, 50zł. */
const money = String.raw`(?:R|Rs|kr|zł|zl|Kč|Kc|Ft|Fr)`;
const patterns = {
  mrz: /^([A-Z][A-Z<])([A-Z][A-Z<]{2})/i,
  // Among letters they are part of a number of a document: C01X00T47.
  bothSides: new RegExp(
    String.raw`(?<![\d.,\p{L}])(${number})\s*(?:mm)?\s*[x×*]\s*(${number})\s*(?:mm\b)?(?![\d\p{L}])`,
    "iu",
  ),
  oneSide: new RegExp(String.raw`(?<![\d.,])(${number})\s*(?:mm\b|(?:mm)?\s*[x×*]\s*$)`, "i"),
  // A code, a symbol, a unit of weight or an abbreviation of money may touch its amount, as in 50ils, €50
  // or 100g; other one or two letters may not: ES2 is a series. It may stand in quotes or brackets, and
  // signs may follow it: 20.-
  amount: new RegExp(
    String.raw`(?<=^|[\s("'“„«\p{Sc}]|\b\p{L}{3}|(?<![\p{L}\p{N}])${money}\.?)(${grouped}|${number})(?=["'”“»),;.:?!–—-]*(?:$|[\s\p{Sc}]|\p{L}{3,})|${unit}|${money}(?![\p{L}\p{N}]))`,
    "iu",
  ),
  /** One sign before exactly three digits: thousands in an amount of money, decimals in a measure. */
  threeDecimals: /^\d{1,3}[.,]\d{3}$/,
  nextWord: /^\s*(\p{L}+)/u,
  // The unit that touches an amount is a word of its own, also after a fraction: 1/4oz. A sign of money
  // belongs to the letters before it: HK$.
  word: new RegExp(
    String.raw`\d+(?=${unit})|\p{L}{1,3}\p{Sc}|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|\p{Sc}`,
    "giu",
  ),
};

/** Parses a typed line: `50 ils`, `129x71`, `hun 1000`, `P<UTO`, or words. */
export function parseText(typed: string): ParsedText {
  const text = typed.normalize("NFKC").trim();
  const mrz = mrzOf(text);
  if (mrz !== null) return { words: [], amount: null, weight: null, size: null, mrz };
  const [size, afterSize] = takeSize(text);
  const [amount, ...around] = takeAmount(afterSize);
  const [before = [], after = []] = around.map((part) => part.match(patterns.word) ?? []);
  return {
    words: [...before, ...after],
    amount,
    weight: size === null ? weightIn(amount, before, after) : null,
    size,
    mrz: null,
  };
}

/** Only the filler `<` distinguishes a machine-readable line from a word. */
function mrzOf(text: string): ParsedText["mrz"] {
  const line = text.replaceAll(/\s/g, "");
  const [, code, issuer] = (line.includes("<") && patterns.mrz.exec(line)) || [];
  if (code === undefined || issuer === undefined) return null;
  return { documentCode: withoutFiller(code), issuer: withoutFiller(issuer) };
}

/** The first five characters of a machine-readable line without a filler, as on `IDFRA`. */
export function parseZoneStart(typed: string): ParsedText | undefined {
  const [, documentCode, issuer] =
    /^([ACIPV][A-Z])([A-Z]{3})$/.exec(typed.trim().toUpperCase()) ?? [];
  if (documentCode === undefined || issuer === undefined) return undefined;
  return { words: [], amount: null, weight: null, size: null, mrz: { documentCode, issuer } };
}

const withoutFiller = (text: string) => text.replaceAll("<", "").toUpperCase();

function takeSize(text: string): [ParsedText["size"], string] {
  const found = patterns.bothSides.exec(text) ?? patterns.oneSide.exec(text);
  const [whole, width, height] = found ?? [];
  if (whole === undefined || width === undefined) return [null, text];
  const size = { width: measure(width), height: height === undefined ? null : measure(height) };
  return [size, text.replace(whole, " ")];
}

const measure = (digits: string) => Number(digits.replace(",", "."));

/** The amount, and the text before and after it. */
function takeAmount(text: string): [number | null, string, string] {
  const found = patterns.amount.exec(text);
  if (found === null) return [null, text, ""];
  const [whole] = found;
  const after = text.slice(found.index + whole.length);
  const [, next = ""] = patterns.nextWord.exec(after) ?? [];
  const isMeasure = patterns.threeDecimals.test(whole) && isWeightUnit(next);
  const isGrouped = !isMeasure && new RegExp(`^${grouped}$`, "u").test(whole);
  const amount = isGrouped ? Number(whole.replaceAll(/\D/g, "")) : measure(whole);
  return [amount, text.slice(0, found.index), after];
}
