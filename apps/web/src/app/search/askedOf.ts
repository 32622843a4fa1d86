import { readStateCode } from "@specimen/core/mrz";

/** Document code and issuing state of a machine-readable line (ICAO 9303). */
const mrzStart = 5;
/** As much as the call takes. */
const longest = 200;

/**
 * What is sent of what was typed: of a machine-readable line only its first five characters, since
 * the holder's name and number have no business in an address, and nothing of a line that begins with them.
 */
export function askedOf(typed: string): string {
  const text = typed.trim();
  const line = text.replaceAll(/\s/g, "");
  const start = line.slice(0, mrzStart);
  if (line.includes("<")) return startsZone(start) ? start : "";
  // Lines have capitals and no blanks; their first filler may come late.
  const isZone = line === text && text === text.toUpperCase() && startsZone(start);
  return isZone && line.length > mrzStart ? start : text.slice(0, longest);
}

/** Whether a text starts with the code of a document and, as far as it goes, that of a state. */
function startsZone(text: string): boolean {
  const [, state] = /^[ACIPV][A-Z<]?([A-Z<]{0,3})$/i.exec(text) ?? [];
  if (state === undefined) return false;
  return state.length < 3 || readStateCode(state.toUpperCase().replace(/<+$/, "")) !== undefined;
}
