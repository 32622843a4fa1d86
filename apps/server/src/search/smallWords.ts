import { type Language, languages } from "@specimen/api/contract";

/** Articles, prepositions, conjunctions and the like, without accents as they are often typed. */
const smallWords: Readonly<Record<Language, string>> = {
  de: "ist sind ich aus der die das des dem den von vom mit und für fuer zu ein eine einer im in",
  en: "is i may of from the and with for a an in on to",
  es: "de del la las el los con para por y en un una",
  fr: "de du des d la le les l avec pour et en au aux un une",
  it: "di del della dello dei degli delle d l il la le lo gli con per e un una in da",
  lt: "iš is su ir už uz į i prie apie",
  no: "fra av med og for i på til en et ei",
  pl: "z ze w we dla i na do od o",
};

/** Words for a note, which say no more than where it is looked for: `polnische Noten`. */
const noteWords: Readonly<Record<Language, string>> = {
  de: "note noten banknote banknoten schein scheine geldschein geldscheine",
  en: "note notes banknote banknotes bill bills",
  es: "billete billetes",
  fr: "billet billets",
  it: "banconota banconote",
  lt: "banknotas banknotai banknotų banknotu kupiūra kupiura kupiūros kupiuros",
  no: "seddel sedler pengeseddel pengesedler",
  pl: "banknot banknoty banknotów banknotow",
};

const smallOf = Object.fromEntries(
  languages.map((language) => [
    language,
    new Set(`${smallWords[language]} ${noteWords[language]}`.split(" ")),
  ]),
);

/**
 * The words that mean something where each is looked for by itself: `aus` is no code of Australia in
 * `Ausweis aus Polen`, nor `de` one of Germany in `pasaporte de Francia`. In capitals they are codes,
 * unless all is in capitals: `AUSWEIS AUS POLEN`.
 */
export function meaningful(words: readonly string[], language: Language): string[] {
  const isAllCapitals = !words.some((word) => isLower.test(word)) && words.some(isWordInCapitals);
  const isSmall = (word: string) => smallOf[language]?.has(word.toLowerCase()) === true;
  const others = words.filter((word) => (!isAllCapitals && isCode.test(word)) || !isSmall(word));
  return others.length === 0 ? [...words] : others;
}

const isLower = /\p{Ll}/u;
const isCode = /^\p{Lu}{2,3}$/u;
const isWordInCapitals = (word: string): boolean => /^\p{Lu}{4,}$/u.test(word);
