import type { DataCheck } from "@specimen/api/contract";
import { readMrz } from "@specimen/core/mrz";
import { dayOf } from "../../http/calendarDay.ts";
import type { AppContext, DocumentCatalogue, DocumentSeries } from "../defineArea.ts";
import type { CheckContent, PageReading } from "./checks.ts";
import { judge, verdictOf } from "./rules/judge.ts";
import { numbersOf } from "./rules/ruleInput.ts";
import { askStolenList } from "./stolenNumbers.ts";

/** What is judged: the lines of a zone, what is printed, and the series that was chosen. */
export interface Judged {
  readonly customerId: string;
  readonly series: DocumentSeries | null;
  readonly lines: readonly string[];
  readonly printed: Readonly<Record<string, string>>;
  readonly hasChipSymbol: boolean | null;
  /** Where the lines come from a picture and were not corrected, its reading. */
  readonly reading: PageReading | null;
}

/** The part of a check's content that a decision makes. */
export type Decision = Pick<
  CheckContent,
  "documentId" | "lines" | "printed" | "rules" | "checkedAt"
> & { readonly verdict: NonNullable<DataCheck["verdict"]> };

/** The catalogue of identity documents; one area has it. */
export const catalogueOf = (context: AppContext): DocumentCatalogue | undefined => {
  for (const { documents } of context.areas) if (documents) return documents(context);
  return undefined;
};

/** Judges a document by every rule. */
export async function decide(
  context: AppContext,
  { customerId, series, lines, printed, hasChipSymbol, reading }: Judged,
): Promise<Decision> {
  const now = context.now();
  const today = dayOf(now);
  const mrz = readMrz(lines.join("\n"), { today });
  const licence = reading?.licence ?? null;
  const numbers = numbersOf({ mrz, printed, licence });
  const rules = judge({
    mrz,
    printed,
    readDigits:
      reading === null ? null : new Map(reading.digits.map(({ name, outcome }) => [name, outcome])),
    isUnsure: reading !== null && reading.lines !== null && !reading.isSure,
    licence,
    hasChipSymbol,
    series,
    isFantasyState:
      (await catalogueOf(context)?.isFantasyState(mrz.fields?.issuingState ?? "")) ?? false,
    stolen:
      numbers.length === 0
        ? "noHit"
        : await askStolenList(context.database, context.sealed, customerId, numbers),
    today,
  });
  return {
    documentId: series?.id ?? null,
    lines,
    printed,
    rules,
    verdict: verdictOf(rules),
    checkedAt: now.toISOString(),
  };
}
