import type { LocalizedText } from "@specimen/api/contract";
import type { CountryEntry, Lexicon } from "../../catalogue/lexicon.ts";
import { type LikelyNote, type LikelyNotes, prepareLikelyNotes } from "./queries/likely.ts";
import { imageAddress } from "../../http/imageAddress.ts";
import type { World } from "../appContext.ts";
import { countryNames } from "../countries/names.ts";
import { type Found, foundCountries, foundCurrencies } from "./foundMoney.ts";
import {
  type Asked,
  type Candidate,
  plainHit,
  type SearchArea,
} from "../../search/searchSource.ts";

/** What an amount or a size as typed is worth above a code as typed. */
const measured = 10;
/** With an amount or a size a note is meant, and the country is the way around. */
const besideMeasure = 30;
/** Without either, notes stand behind the country that issues them. */
const withoutMeasure = 22;
/** A word on a note, or only somewhere in its record. */
const shown = 62;
const recorded = 40;
/** What a note without any value stands behind one of the day. */
const perStatus = { issue: 0, outOfCirculation: 3, worthless: 6, coin: 0 };

/** Countries and currency areas with notes, and the notes. */
export const banknotes: SearchArea = {
  permission: "banknotes:read",
  kinds: ["country", "currency"],
  names: countryNames,

  prepare: (world) => {
    const likely = prepareLikelyNotes(world.database);
    return async (asked) => {
      const { amount, size, today, words, query } = asked;
      const hasMeasure = amount !== null || size !== null;
      const countries = foundCountries(asked.names, world.lexicon);
      const currencies = foundCurrencies(asked.names, world.lexicon);
      const measures = {
        today,
        amount: amount ?? undefined,
        width: size?.width,
        height: size?.height ?? undefined,
      };
      const isLong = words.some((word) => word.length > 2);
      const byMoney = currencies.size > 0 && { currencies: [...currencies.keys()] };
      // Names of countries and money are known by now; among several words they may stand too.
      const byOwn = isLong && { ownQuery: query };
      const byAll = isLong && words.length + (amount === null ? 0 : 1) > 1 && { query };
      const byMeasure = words.length === 0 && hasMeasure && {};
      const find = async (by: Partial<LikelyNotes> | false) =>
        by === false ? [] : likely({ ...measures, ...by });
      const moneyScore = ({ currencyISO }: LikelyNote) =>
        (currencies.get(currencyISO)?.fit ?? 0) + (hasMeasure ? measured : -withoutMeasure);
      return [
        ...countries.map(({ entry, fit, currencyISO }) => ({
          score: fit - (hasMeasure ? besideMeasure : 0),
          hit: countryHit(world.lexicon, entry, currencyISO, asked),
        })),
        ...notesOf(world, asked, await find(byMoney), moneyScore, currencies),
        ...notesOf(world, asked, await find(byOwn), () => shown),
        ...notesOf(world, asked, await find(byAll), () => recorded),
        ...notesOf(world, asked, await find(byMeasure), () => 100),
      ];
    };
  },
};

function countryHit(
  { countryName, currency, flagSrc }: Lexicon,
  entry: CountryEntry,
  currencyISO: string | null,
  { language }: Asked,
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

/** Notes in the order the database gives them, which also parts those of one score. */
function notesOf(
  world: World,
  asked: Asked,
  notes: readonly LikelyNote[],
  scoreOf: (note: LikelyNote) => number,
  currencies?: ReadonlyMap<string, Found>,
): Candidate[] {
  return notes.map((note, place) => ({
    score: scoreOf(note) - perStatus[note.status] - place / 100,
    hit: noteHit(
      world,
      note,
      asked,
      currencies?.get(note.currencyISO)?.countryId ?? note.countryId,
    ),
  }));
}

function noteHit(world: World, note: LikelyNote, { language, size }: Asked, countryId: string) {
  const { lexicon } = world;
  const unit = lexicon.unit(note, language);
  const amount = new Intl.NumberFormat(language === "no" ? "nb" : language).format(
    note.denomination,
  );
  const details: LocalizedText[] = [
    { text: lexicon.countryName(note.countryId, language), lang: language },
    { text: note.series, lang: "en" },
  ];
  if (size !== null)
    details.push({ text: `${note.widthMm} × ${note.heightMm} mm`, lang: language });
  else if (note.front !== null) details.push({ text: note.front, lang: "en" });
  return {
    ...plainHit,
    kind: "banknote",
    id: note.id,
    countryId,
    title: { text: `${amount} ${unit.text}`, lang: unit.lang },
    details,
    code: note.currencyISO,
    thumbnailSrc: imageAddress(world, note.id, { side: "front", light: "white", detail: "list" }),
    status: note.status,
  };
}
