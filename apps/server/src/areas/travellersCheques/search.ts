import type { Language, LocalizedText } from "@specimen/api/contract";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { formatNumber } from "../../http/locale.ts";
import { plainHit } from "../../search/searchQuery.ts";
import { searchNames } from "../../search/tables.ts";
import type { AppContext, SearchSource } from "../defineArea.ts";
import { textOf } from "./chequeWords.ts";
import { chequeAddress, type ChequeRow } from "./draw.ts";
import { unitOf } from "./present.ts";
import { chequeNotes, chequeSeries } from "./tables.ts";

/** Scores of a series by its issuer or name, of one by other words, and of a value. */
const named = 60;
const recorded = 36;
const ofAmount = 42;
/** The fewest letters that are looked for: fewer match too many names. */
const shortest = 3;
/** The most series or values that are ranked. */
const most = 50;

/** Travellers cheques, by issuer, series, currency and value. */
export const chequeSearch: SearchSource = {
  permission: "travellers_cheques:read",
  // Their names contain currencies: among the names of other areas they would hide those.
  kinds: [],

  prepare: (context) => {
    const findSeries = prepareSeries(context.database);
    const findNotes = prepareNotes(context.database);
    return async ({ words, query, amount, size, language }) => {
      if (query === "" || size !== null || words.join("").length < shortest) return [];
      if (amount === null) {
        const rows = await findSeries.execute({ query });
        return rows.map(({ series, isNamed, noteId }, place) => ({
          score: (isNamed ? named : recorded) - place / 100,
          hit: seriesHit(context, series, noteId, language),
        }));
      }
      const rows = await findNotes.execute({ query, amount });
      return rows.map((row, place) => ({
        score: (row.isNamed ? named : ofAmount) - place / 100,
        hit: noteHit(context, row, language),
      }));
    };
  },
};

const asked = sql`to_tsquery('simple', unaccented(${sql.placeholder("query")}))`;
const isNamed = sql<boolean>`to_tsvector('simple', unaccented(concat_ws(' ', ${chequeSeries.issuer}, ${chequeSeries.series}))) @@ ${asked}`;

const found = (database: Database) =>
  database
    .select({ key: searchNames.key })
    .from(searchNames)
    .where(and(eq(searchNames.kind, "cheque"), sql`${searchNames.searchVector} @@ ${asked}`));

function prepareSeries(database: Database) {
  const noteId = sql<string>`(select ${chequeNotes.id} from ${chequeNotes} where ${chequeNotes.seriesId} = ${chequeSeries.id} order by ${chequeNotes.position} limit 1)`;
  return database
    .select({ series: chequeSeries, isNamed, noteId })
    .from(chequeSeries)
    .where(inArray(chequeSeries.id, found(database)))
    .orderBy(sql`${isNamed} desc`, asc(chequeSeries.position))
    .limit(most)
    .prepare("search_cheque_series");
}

/** Values with the amount; the words may be those of the currency. */
function prepareNotes(database: Database) {
  return database
    .select({ note: chequeNotes, series: chequeSeries, isNamed })
    .from(chequeNotes)
    .innerJoin(chequeSeries, eq(chequeSeries.id, chequeNotes.seriesId))
    .where(
      and(
        inArray(chequeSeries.id, found(database)),
        sql`${chequeNotes.denomination} = ${sql.placeholder("amount")}::float8`,
      ),
    )
    .orderBy(sql`${isNamed} desc`, asc(chequeSeries.position), asc(chequeNotes.position))
    .limit(most)
    .prepare("search_cheque_notes");
}

function seriesHit(
  context: AppContext,
  series: ChequeRow["series"],
  noteId: string,
  language: Language,
) {
  return {
    ...plainHit,
    kind: "chequeSeries",
    id: series.id,
    title: { text: series.issuer, lang: "en" as const },
    details: seriesName(context, series, language),
    thumbnailSrc: chequeAddress(context, noteId, { light: "white", detail: "list" }),
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
    details: [
      { text: series.issuer, lang: "en" as const },
      ...seriesName(context, series, language),
    ],
    code: note.currencyISO,
    thumbnailSrc: chequeAddress(context, note.id, { light: "white", detail: "list" }),
  };
}

function seriesName(
  { lexicon }: AppContext,
  { series }: ChequeRow["series"],
  language: Language,
): LocalizedText[] {
  const name = textOf(lexicon, series, language);
  return name === null ? [] : [name];
}
