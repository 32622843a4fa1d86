/** Capitals of Greek and Cyrillic, and the Latin ones that they look like. */
const lookAlikes = new Map(
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ ABEZHIKMNOPTYX", "АВЕКМНОРСТУХІЈЅ ABEKMHOPCTYXIJS"].flatMap((pair) => {
    const [own = "", latin = ""] = pair.split(" ");
    return [...own].map((letter, index) => [letter, latin.charAt(index)] as const);
  }),
);

/**
 * A number as numbers of documents are compared: capitals and digits alone, of which those that look
 * like a Latin letter are it, as zones and lists have them; other letters of a state stay.
 */
export const plainNumber = (number: string): string =>
  number
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .replaceAll(/\P{ASCII}/gu, (letter) => lookAlikes.get(letter) ?? letter);
