import type { RuleResult } from "@specimen/api/contract";
import type { MrzDate, MrzReading } from "@specimen/core/mrz";
import type { DocumentSeries } from "../../defineArea.ts";

/** What a document is judged by. */
export interface RuleInput {
  readonly mrz: MrzReading;
  /** What is printed, by the names of the form. */
  readonly printed: Readonly<Record<string, string>>;
  /** Check digits as a picture's reader judged them; null for typed lines. */
  readonly readDigits: ReadonlyMap<string, RuleResult["outcome"]> | null;
  /** The lines come from a picture on which too little was sure. */
  readonly isUnsure: boolean;
  /** Fields of the barcode; null without one. */
  readonly licence: Readonly<Record<string, string>> | null;
  /** Whether the document shows the chip symbol; null where nobody looked. */
  readonly hasChipSymbol: boolean | null;
  readonly series: DocumentSeries | null;
  readonly isFantasyState: boolean;
  readonly stolen: "hit" | "noHit" | "noList";
  /** The calendar day of the check. */
  readonly today: string;
}

type Outcome = RuleResult["outcome"];

/** A result of a rule. */
export const result = (
  rule: RuleResult["rule"],
  outcome: Outcome,
  reason: RuleResult["reason"],
  { about = null, measured = null, expected = null }: Partial<RuleResult> = {},
): RuleResult => ({ rule, about, outcome, reason, measured, expected });

type Said = Pick<RuleInput, "mrz" | "printed" | "licence">;

/** Every number the document has, each once: that of its zone, the printed one, that of its barcode. */
export const numbersOf = ({ mrz, printed, licence }: Said): readonly string[] => {
  const said = [zoneNumberOf(mrz), printed["documentNumber"], licence?.["documentNumber"]];
  return [...new Set(said.flatMap((number) => number || []))];
};

/** The number of the zone; of one that is not whole, once the number and its check digit are there. */
function zoneNumberOf({ fields, typed }: MrzReading): string | undefined {
  if (fields !== null) return fields.documentNumber;
  const state = typed.checkDigits.find(({ name }) => name === "documentNumber")?.state;
  // In lines of another length something else may be in its place: its check digit tells that it is there.
  const isThere = state === "right" || (state === "wrong" && typed.isIncomplete);
  return isThere ? typed.fields.documentNumber : undefined;
}

/** The number that a document is known by: the first it has. */
export const numberOf = (said: Said): string | null => numbersOf(said)[0] ?? null;

/** The day until which it is valid: that of the zone, else the printed one, else that of the barcode. */
export const expiryOf = ({ mrz, printed, licence }: Said): string | null =>
  mrz.fields?.expiryDate?.iso ?? dayIn("expiryDate", printed, licence);

/** The day of birth: that of the zone, else the printed one, else that of the barcode. */
export const birthOf = (said: Said): string | null => {
  const printed = printedBirthOf(said);
  const zone = said.mrz.fields?.birthDate;
  return (zone && inCenturyOf(zone, printed)) ?? printed;
};

/** The printed day of birth, else that of the barcode. */
export const printedBirthOf = ({ printed, licence }: Said): string | null =>
  dayIn("birthDate", printed, licence);

/** A day of birth of the zone, which has two digits of the year, in the century that the page names. */
export const inCenturyOf = (zone: MrzDate, printed: string | null): string | null =>
  printed !== null && printed === zone.alternativeIso ? printed : zone.iso;

/** The day of issue: the printed one, else that of the barcode; no zone has it. */
export const issueOf = ({ printed, licence }: Said): string | null =>
  dayIn("issueDate", printed, licence);

const dayIn = (name: string, printed: Said["printed"], licence: Said["licence"]): string | null =>
  printed[name] || licence?.[name] || null;
