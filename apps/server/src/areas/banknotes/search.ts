import type { LocalizedText } from "@specimen/api/contract";
import type { CountryEntry, Lexicon } from "../../catalogue/lexicon.ts";
import { formatNumber } from "../../http/locale.ts";
import { type Candidate, plainHit, type SearchQuery } from "../../search/searchQuery.ts";
import type { AppContext, SearchSource } from "../defineArea.ts";
import { isMoneyOf } from "./countries.ts";
import { imageAddress } from "./draw.ts";
import { type Found, foundCountries, foundCurrencies } from "./foundMoney.ts";
import { listedSeries } from "./listedSeries.ts";
import { isNewIn, prepareNotesOfQuery, yearScore } from "./notesOfQuery.ts";
import { type LikelyNote, prepareLikelyNote } from "./queries/likely.ts";
import { prepareLikelyNotes } from "./queries/likelyInMemory.ts";

/** Score added where an amount or a size matches. */
const measured = 10;
/** Score deducted from countries where an amount or a size is given: a note is meant. */
const besideMeasure = 30;
/** Score deducted from notes where neither is given: their country is meant. */
const withoutMeasure = 22;
/** Scores of a word in motifs, series or issuer, and of a word anywhere in the record. */
const shown = 62;
const recorded = 40;
/** Score of colours beside a measure: above a name that only begins with one, such as Greenland. */
const coloured = 95;
/** Score deducted by status. */
const perStatus = { issue: 0, outOfCirculation: 3, worthless: 6, coin: 0 };
/**
 * Score added to notes of the money with all words, such as the number of a series or a country beside
 * its money: `100 chf 8`, `canada 50 dollars`. They go before coins and cheques of that value.
 */
const withAllWords = 12;
/** Score deducted from notes of others where a country is named that has notes in the same money. */
const ofAnother = 7;

/** Countries and currency areas with notes, and the notes. */
export const banknoteSearch: SearchSource = {
  permission: "banknotes:read",
  kinds: ["country", "currency"],
  references: {
    // ISO 4217 code, series and value: `EUR-ES2-50`.
    spelled: (typed) => (/^[a-z]{3}-/i.test(typed) ? typed.toUpperCase() : undefined),
    find: (context) => {
      const read = prepareLikelyNote(context.database);
      return async ({ reference: id, language, today }) =>
        (await read.execute({ id, today })).map((note) =>
          noteHit(context, note, { language, size: null }, note.countryId),
        );
    },
  },

  prepare: (context) => {
    const find = prepareNotesOfQuery(prepareLikelyNotes(context));
    return async (searched) => {
      const { size, words } = searched;
      const countries = foundCountries(searched.names, context.lexicon);
      const { ofCountries, ofNames } = foundCurrencies(searched.names, context.lexicon);
      const currencies = new Map([...ofNames, ...ofCountries]);
      const { amount, year, ...notes } = await find(searched, [
        [...ofCountries.keys()],
        [...ofNames.keys()],
      ]);
      const hasMeasure = amount !== undefined || size !== null;
      const isColour = (word: string) => context.lexicon.isWord("colour", word, searched.language);
      const byColour = hasMeasure && words.length > 0 && words.every(isColour);
      const named = new Set(
        searched.names.flatMap(({ kind, key }) => (kind === "country" ? [key] : [])),
      );
      const ownMoney = new Set(
        notes.ofMoney.flatMap((note) => (named.has(note.countryId) ? [note.currencyISO] : [])),
      );
      const hasNumber = words.some((word) => /\d/.test(word));
      const isWhole = hasNumber || (hasMeasure && words.length > 1);
      const complete = new Set(isWhole ? notes.ofAll.map(({ id }) => id) : []);
      const moneyScore = (note: LikelyNote) =>
        (currencies.get(note.currencyISO)?.fit ?? 0) +
        (complete.has(note.id) ? withAllWords : 0) +
        yearScore(note, year) +
        (hasMeasure || isNewIn(note, year) ? measured : -withoutMeasure) -
        (ownMoney.has(note.currencyISO) && !named.has(note.countryId) ? ofAnother : 0);
      return [
        ...countries.map(({ entry, fit, currencyISO }) => ({
          score: fit - (hasMeasure ? besideMeasure : 0),
          hit: countryHit(context.lexicon, entry, currencyISO, searched),
        })),
        ...notesOf(context, searched, notes.ofYear, moneyScore, currencies),
        ...notesOf(context, searched, notes.ofMoney, moneyScore, currencies),
        ...notesOf(context, searched, notes.ofOwn, () => shown),
        ...notesOf(context, searched, notes.ofAll, () => (byColour ? coloured : recorded)),
        ...notesOf(context, searched, notes.ofMeasure, () => 100),
      ];
    };
  },
};

function countryHit(
  { countryName, currency, flagSrc }: Lexicon,
  entry: CountryEntry,
  currencyISO: string | null,
  { language }: SearchQuery,
) {
  const money = currencyISO === null ? null : currency(currencyISO, language).name;
  return {
    ...plainHit,
    kind: "banknoteCountry",
    id: entry.id,
    countryId: entry.id,
    title: { text: countryName(entry.id, language), lang: language },
    details: money === null ? [] : [{ text: money, lang: language }],
    code: currencyISO,
    flagSrc: flagSrc(entry),
  };
}

/**
 * Hits of notes; the order of the database decides between equal scores. By the name of a country the
 * notes are found that are its money.
 */
function notesOf(
  context: AppContext,
  searched: SearchQuery,
  notes: readonly LikelyNote[],
  scoreOf: (note: LikelyNote) => number,
  currencies?: ReadonlyMap<string, Found>,
): Candidate[] {
  return notes.flatMap((note, place) => {
    const by = currencies?.get(note.currencyISO)?.countryId ?? note.countryId;
    const country = context.lexicon.entry(by);
    if (country !== undefined && !isMoneyOf(country, note)) return [];
    return {
      score: scoreOf(note) - perStatus[note.status] - place / 100,
      hit: noteHit(context, note, searched, by),
    };
  });
}

function noteHit(
  context: AppContext,
  note: LikelyNote,
  { language, size }: Pick<SearchQuery, "language" | "size">,
  countryId: string,
) {
  const { lexicon } = context;
  const unit = lexicon.unit(note, language);
  const amount = formatNumber(note.denomination, language);
  const details: LocalizedText[] = [
    { text: lexicon.countryName(note.countryId, language), lang: language },
    listedSeries(lexicon, note, language),
  ];
  if (size !== null)
    details.push({ text: `${note.widthMm} × ${note.heightMm}\u00a0mm`, lang: language });
  else if (note.front !== null) details.push(lexicon.text(note.front, language));
  return {
    ...plainHit,
    kind: "banknote",
    id: note.id,
    countryId,
    title: { text: `${amount} ${unit.text}`, lang: unit.lang },
    details,
    code: note.currencyISO,
    thumbnailSrc: imageAddress(context, note.id, { side: "front", light: "white", detail: "list" }),
    status: note.status,
  };
}
