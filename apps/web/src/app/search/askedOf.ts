/** Document code and issuing state of a machine-readable line (ICAO 9303). */
const mrzStart = 5;
/** As much as the call takes. */
const longest = 200;

/**
 * What is sent of what was typed: of a machine-readable line only its first five characters, since
 * the holder's name and number have no business in an address.
 */
export function askedOf(typed: string): string {
  const text = typed.trim();
  if (!text.includes("<")) return text.slice(0, longest);
  return text.replaceAll(/\s/g, "").slice(0, mrzStart);
}
