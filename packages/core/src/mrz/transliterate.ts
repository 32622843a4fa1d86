import { letters, southSlavic, ukrainian, ukrainianInitials } from "./transliterationTables.ts";

/** One letter of a name with the spellings a machine-readable zone may have for it, the recommended first. */
export interface TransliteratedLetter {
  readonly letter: string;
  readonly spellings: readonly string[];
}

/**
 * A printed name as it stands in a machine-readable zone, words parted by one blank: Latin,
 * Cyrillic and Arabic letters by ICAO 9303-3, section 6; apostrophes and full stops are left out,
 * hyphens and commas part words.
 */
export const transliterate = (printed: string): string =>
  spell(printed)
    .map(({ spellings: [recommended = ""] }) => recommended)
    .join("")
    .replace(/ +/g, " ")
    .trim();

/** The letters of a printed name with every spelling each may have. */
function spell(printed: string): TransliteratedLetter[] {
  const name = printed.normalize("NFC").toLocaleUpperCase("und");
  const isUkrainian = /[ЄІЇҐ]/.test(name);
  const isSouthSlavic = /[ЂЈЉЊЋЏЃЌЅ]/.test(name);
  return [...printed.normalize("NFC")].flatMap((original, index, all) => {
    const letter = original === "ı" || original === "ß" ? original : original.toUpperCase();
    const isInitial = index === 0 || !/\p{L}/u.test(all[index - 1] ?? "");
    const national =
      (isUkrainian && ((isInitial && ukrainianInitials.get(letter)) || ukrainian.get(letter))) ||
      (isSouthSlavic && southSlavic.get(letter));
    const spellings = national || letters.get(letter) || [plain(letter)];
    return [{ letter, spellings }];
  });
}

/** A letter without its marks; what parts words is a blank, everything else is left out. */
function plain(letter: string): string {
  if (/[\s,\-‐‑–]/.test(letter)) return " ";
  return letter.normalize("NFD").replace(/[^A-Z]/g, "");
}

/** Whether a printed name can be what a zone has for it; `cutOff`: as far as the zone has it. */
export type NameAgreement = "agrees" | "cutOff" | "differs";

/**
 * Compares a printed name with that of a zone, words of which are parted by blanks.
 * @param mayBeCutOff the zone's field of names was full (`nameTruncationPossible`).
 */
export function compareName(printed: string, zoneName: string, mayBeCutOff = false): NameAgreement {
  const zone = zoneName.replaceAll(" ", "");
  let ends = new Set([0]);
  for (const { spellings } of spell(printed)) {
    if (mayBeCutOff && ends.has(zone.length)) return "cutOff";
    const next = new Set<number>();
    for (const end of ends) {
      for (const spelling of spellings) {
        const text = spelling.trim();
        if (zone.startsWith(text, end)) next.add(end + text.length);
        else if (mayBeCutOff && text.startsWith(zone.slice(end))) return "cutOff";
      }
    }
    ends = next;
  }
  return ends.has(zone.length) ? "agrees" : "differs";
}
