import { writeMrz } from "@specimen/core/mrz";
import type { DrawnDocument } from "./drawnDocument.ts";
import { type DateParts, type Holder, isUtopia } from "./holder.ts";

/** What is added to each check digit of a drawing that names a real state, modulo ten. */
const wrongBy = 4;

/**
 * The lines of a drawn document after ICAO 9303-4 to -6. Those of Utopia add up; those that name a
 * real state have every check digit wrong by four, so that no drawing passes for a document.
 */
export function drawnZone(facts: DrawnDocument, holder: Holder): string[] {
  if (facts.mrz === null) return [];
  const { surname, givenNames, sex, nationality, birth, expiry } = holder;
  const number = holder.number.replace(/[^A-Z0-9]/g, "");
  return writeMrz(
    {
      documentCode: facts.mrz.documentCode,
      issuingState: facts.issuer,
      // Only the cards carry a longer number on in their optional data.
      documentNumber: facts.mrz.format === "TD3" ? number.slice(0, 9) : number,
      surname,
      givenNames,
      nationality,
      birthDate: isoDate(birth),
      sex,
      expiryDate: isoDate(expiry),
    },
    { format: facts.mrz.format, addToCheckDigits: isUtopia(facts) ? 0 : wrongBy },
  );
}

function isoDate({ year, month, day }: DateParts): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
