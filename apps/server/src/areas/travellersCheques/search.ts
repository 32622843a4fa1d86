import type { Language, LocalizedText } from "@specimen/api/contract";
import { formatNumber } from "../../http/locale.ts";
import { queryOf } from "../../search/questionWords.ts";
import { fitsOf, plainHit, type SearchQuery } from "../../search/searchQuery.ts";
import type { AppContext, SearchSource } from "../defineArea.ts";
import { issuerOf, textOf } from "./chequeWords.ts";
import { chequeAddress, type ChequeRow } from "./draw.ts";
import { prepareLikelyCheques } from "./likelyCheques.ts";
import { unitOf } from "./present.ts";
import { readNotesById } from "./queries.ts";
import { chequeName, chequeWords } from "./searchKinds.ts";

/** Scores of a series by its issuer or name, of one by other words, and of a value. */
const named = 60;
const recorded = 36;
const ofAmount = 42;
/** The fewest letters that are looked for: fewer match too many names. */
const shortest = 3;

/** Travellers cheques, by issuer, series, currency and value. */
export const chequeSearch: SearchSource = {
  permission: "travellers_cheques:read",
  // Their names contain currencies: among the names of other areas they would hide those.
  kinds: [],
  ownKinds: [chequeName, chequeWords],
  references: {
    spelled: (typed) =>
      /^tc-/i.test(typed)
        ? typed.toUpperCase().replace(/^TC/, "tc").replace(/ANY$/, "any")
        : undefined,
    find: (context) => {
      const find = prepareLikelyCheques(context);
      return async ({ reference, language }) => {
        const [series, values] = await Promise.all([
          find.series({ ids: [reference], namedIds: [] }),
          readNotesById(context.database, [reference]),
        ]);
        return [
          ...series.map((row) => seriesHit(context, row.series, row.noteId, language)),
          ...values.map((row) => noteHit(context, row, language)),
        ];
      };
    },
  },

  prepare: (context) => {
    const find = prepareLikelyCheques(context);
    return async (searched) => {
      const { words, query, keys, amount, size, language } = searched;
      if (query === "" || size !== null || words.join("").length < shortest) return [];
      const ids = await keys(chequeWords, query);
      if (ids.length === 0) return [];
      const namedIds = await keys(chequeName, query.replaceAll(" & ", " | "));
      if (amount === null) {
        const rows = await find.series({ ids, namedIds });
        return rows.map(({ series, isNamed, noteId }, place) => ({
          score: (isNamed ? named : recorded) - place / 100,
          hit: seriesHit(context, series, noteId, language),
        }));
      }
      const rows = await find.values({ ids, namedIds, amount });
      const inMoney = rows.filter(await moneyIn(searched));
      return (inMoney.length > 0 ? inMoney : rows).map((row, place) => ({
        score: (row.isNamed ? named : ofAmount) - place / 100,
        hit: noteHit(context, row, language),
      }));
    };
  },
};

/** Whether a value is in a money that was typed: by its sign, or a word that is not of its series. */
async function moneyIn({ words, names, keys }: Pick<SearchQuery, "words" | "names" | "keys">) {
  const isSign = (word: string) => queryOf([word]) === "";
  const signed = new Set(words.some(isSign) ? fitsOf(names, "currency").keys() : []);
  const asked = await Promise.all(
    words
      .filter((word) => !isSign(word))
      .map((word) =>
        Promise.all([chequeName, "currency"].map((kind) => keys(kind, queryOf([word])))),
      ),
  );
  return ({ note, series }: ChequeRow) =>
    signed.has(note.currencyISO) ||
    asked.some(
      ([named, money]) => money?.includes(note.currencyISO) && !named?.includes(series.id),
    );
}

function seriesHit(
  context: AppContext,
  series: ChequeRow["series"],
  noteId: string | null,
  language: Language,
) {
  return {
    ...plainHit,
    kind: "chequeSeries",
    id: series.id,
    title: issuerName(context, series, language),
    details: seriesName(context, series, language),
    thumbnailSrc:
      noteId === null ? null : chequeAddress(context, noteId, { light: "white", detail: "list" }),
  };
}

function noteHit(context: AppContext, { note, series }: ChequeRow, language: Language) {
  const unit = unitOf(context.lexicon, note, language);
  const value = note.denomination === null ? "" : `${formatNumber(note.denomination, language)} `;
  return {
    ...plainHit,
    kind: "cheque",
    id: note.id,
    title: { text: `${value}${unit.text}`, lang: unit.lang },
    details: [issuerName(context, series, language), ...seriesName(context, series, language)],
    code: note.currencyISO,
    thumbnailSrc: chequeAddress(context, note.id, { light: "white", detail: "list" }),
  };
}

const issuerName = (
  { lexicon }: AppContext,
  { issuer }: ChequeRow["series"],
  language: Language,
): LocalizedText => ({ text: issuerOf(lexicon, issuer, language), lang: language });

function seriesName(
  { lexicon }: AppContext,
  { series }: ChequeRow["series"],
  language: Language,
): LocalizedText[] {
  const name = textOf(lexicon, series, language);
  return name === null ? [] : [name];
}
