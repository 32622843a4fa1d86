import type { RuleResult } from "@specimen/api/contract";
import type { MrzReading } from "@specimen/core/mrz";
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

/** The document's number: that of the zone, else the printed one. */
export const numberOf = ({ mrz, printed }: Pick<RuleInput, "mrz" | "printed">): string | null =>
  mrz.fields?.documentNumber ?? printed["documentNumber"] ?? null;

/** The day until which it is valid: that of the zone, else the printed one. */
export const expiryOf = ({ mrz, printed }: RuleInput): string | null =>
  mrz.fields?.expiryDate?.iso ?? printed["expiryDate"] ?? null;

/** The day of birth: that of the zone, else the printed one. */
export const birthOf = ({ mrz, printed }: RuleInput): string | null =>
  mrz.fields?.birthDate?.iso ?? printed["birthDate"] ?? null;
