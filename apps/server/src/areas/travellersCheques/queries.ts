import { ChequeTab, type Language, type travellersCheques as calls } from "@specimen/api/contract";
import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { words } from "../../catalogue/tables.ts";
import { tradability } from "../../customers/tables.ts";
import { hasRule, rule, ruleOf } from "../../customers/tradability.ts";
import type { Database } from "../../database/database.ts";
import { containsText } from "../../database/text.ts";
import { pageOf } from "../../http/page.ts";
import { searchNames } from "../../search/tables.ts";
import { chequeText } from "./chequeWords.ts";
import { chequeName } from "./searchKinds.ts";
import { chequeNotes, chequeSeries } from "./tables.ts";

/** What of the list of series is read, for whom and on which day. */
export type SeriesQuery = z.infer<typeof calls.series.query> & Viewer & Reader;
type NotesQuery = z.infer<typeof calls.notes.query> & Reader & { readonly customerId: string };

/** Whose language names are searched in, beside English. */
interface Reader {
  readonly language: Language;
}

/** Whose rules are read, and the day on which an answer holds. */
export interface Viewer {
  readonly customerId: string;
  readonly today: string;
}

/** The name of the area in the customers' rules, which are kept for each value. */
export const ruleArea = "travellersCheques";

const isRule = (customerId: string) => ruleOf(ruleArea, chequeNotes.id, customerId);

/** A cheque that nobody pays after its last day. */
const answerOn = (today: string): SQL<(typeof chequeSeries.$inferSelect)["answer"]> =>
  sql`case when ${chequeSeries.until} < ${today}::date then 'ended' else ${chequeSeries.answer} end`;

/** Buying and selling are the two bits of a rule: a series is traded as its values are together. */
const rulesTogether = sql<0 | 1 | 2 | 3>`coalesce(bit_or(${tradability.value}), 0)::int`;

/** Rules, values and currencies of each series. */
const valuesOfSeries = (database: Database, customerId: string) =>
  database
    .select({
      seriesId: chequeNotes.seriesId,
      rule: rulesTogether.as("rule"),
      currencies: sql<
        string[]
      >`array_agg(${chequeNotes.currencyISO} order by ${chequeNotes.position})`.as("currencies"),
      firstNoteId:
        sql<string>`(array_agg(${chequeNotes.id} order by ${chequeNotes.position}))[1]`.as(
          "first_note_id",
        ),
    })
    .from(chequeNotes)
    .leftJoin(tradability, isRule(customerId))
    .groupBy(chequeNotes.seriesId)
    .as("series_values");

/** The columns of a series with those of its values. */
const columnsOf = (values: ReturnType<typeof valuesOfSeries>, today: string) => ({
  series: chequeSeries,
  answer: answerOn(today),
  rule: values.rule,
  currencies: values.currencies,
  firstNoteId: values.firstNoteId,
});

/** A page of series in the order of the catalogue, and how many there are under each tab. */
export async function readSeriesPage(database: Database, query: SeriesQuery) {
  const { customerId, today, tab } = query;
  const { limit, offset } = pageOf(query);
  const values = valuesOfSeries(database, customerId);
  const isIn: Readonly<Record<ChequeTab, SQL>> = {
    all: sql`true`,
    redeemed: sql`${answerOn(today)} = 'redeemed'`,
    ask: sql`${answerOn(today)} in ('unconfirmed', 'unknown')`,
    ended: sql`${answerOn(today)} in ('ended', 'restricted')`,
    bought: sql`${values.rule} & 1 = 1`,
  };
  const where = and(...ofSeries(database, query), ofCurrency(query.currencyISO, values.currencies));
  const rows = await database
    .select(columnsOf(values, today))
    .from(chequeSeries)
    .innerJoin(values, eq(values.seriesId, chequeSeries.id))
    .where(and(where, isIn[tab]))
    .orderBy(asc(chequeSeries.position))
    .limit(limit)
    .offset(offset);
  const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
  const [counts] = await database
    .select({
      all: count(isIn.all),
      redeemed: count(isIn.redeemed),
      ask: count(isIn.ask),
      ended: count(isIn.ended),
      bought: count(isIn.bought),
    })
    .from(chequeSeries)
    .innerJoin(values, eq(values.seriesId, chequeSeries.id))
    .where(where);
  return { rows, counts: counts ?? { all: 0, redeemed: 0, ask: 0, ended: 0, bought: 0 } };
}

/** Every issuer in the order of the catalogue and every currency, to choose from. */
export async function readChoices(database: Database) {
  const issuers = await database
    .select({ issuer: chequeSeries.issuer })
    .from(chequeSeries)
    .groupBy(chequeSeries.issuer)
    .orderBy(sql`min(${chequeSeries.position})`);
  const currencies = await database
    .selectDistinct({ currencyISO: chequeNotes.currencyISO })
    .from(chequeNotes)
    .orderBy(asc(chequeNotes.currencyISO));
  return {
    issuers: issuers.map(({ issuer }) => issuer),
    currencies: currencies.map(({ currencyISO }) => currencyISO),
  };
}

/** One series with the customer's rules for its values together. */
export async function readSeries(database: Database, id: string, { customerId, today }: Viewer) {
  const values = valuesOfSeries(database, customerId);
  const [found] = await database
    .select(columnsOf(values, today))
    .from(chequeSeries)
    .innerJoin(values, eq(values.seriesId, chequeSeries.id))
    .where(eq(chequeSeries.id, id));
  return found;
}

/** The values of one series with the customer's rules, in the order of the catalogue. */
export function readSeriesNotes(database: Database, seriesId: string, customerId: string) {
  return database
    .select({ note: chequeNotes, series: chequeSeries, rule })
    .from(chequeNotes)
    .innerJoin(chequeSeries, eq(chequeSeries.id, chequeNotes.seriesId))
    .leftJoin(tradability, isRule(customerId))
    .where(eq(chequeNotes.seriesId, seriesId))
    .orderBy(asc(chequeNotes.position));
}

/** A page of the values of all series, and how many there are. */
export async function readNotes(database: Database, query: NotesQuery) {
  const { customerId, currencyISO, denomination } = query;
  const where = and(
    ...ofSeries(database, query),
    currencyISO === undefined ? undefined : eq(chequeNotes.currencyISO, currencyISO),
    denomination === undefined ? undefined : eq(chequeNotes.denomination, denomination),
    hasRule(query.tradability),
  );
  const { limit, offset } = pageOf(query);
  const rows = await database
    .select({ note: chequeNotes, series: chequeSeries, rule })
    .from(chequeNotes)
    .innerJoin(chequeSeries, eq(chequeSeries.id, chequeNotes.seriesId))
    .leftJoin(tradability, isRule(customerId))
    .where(where)
    .orderBy(asc(chequeSeries.position), asc(chequeNotes.position))
    .limit(limit)
    .offset(offset);
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(chequeNotes)
    .innerJoin(chequeSeries, eq(chequeSeries.id, chequeNotes.seriesId))
    .leftJoin(tradability, isRule(customerId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** One value with its series, the customer's rule, and the other values of the series. */
export async function readNote(database: Database, id: string, { customerId, today }: Viewer) {
  const [found] = await database
    .select({ note: chequeNotes, series: chequeSeries, answer: answerOn(today), rule })
    .from(chequeNotes)
    .innerJoin(chequeSeries, eq(chequeSeries.id, chequeNotes.seriesId))
    .leftJoin(tradability, isRule(customerId))
    .where(eq(chequeNotes.id, id));
  if (found === undefined) return undefined;
  const all = await database
    .select()
    .from(chequeNotes)
    .where(eq(chequeNotes.seriesId, found.series.id))
    .orderBy(asc(chequeNotes.position));
  return { ...found, values: all };
}

/** The customer's rule for each value. */
export const readChequeRules = (database: Database, customerId: string) =>
  database
    .select({ noteId: chequeNotes.id, tradability: rule })
    .from(chequeNotes)
    .innerJoin(chequeSeries, eq(chequeSeries.id, chequeNotes.seriesId))
    .leftJoin(tradability, isRule(customerId))
    .orderBy(asc(chequeSeries.position), asc(chequeNotes.position));

/** Values by id with their series, for pictures and hits. */
export const readNotesById = (database: Database, ids: readonly string[]) =>
  database
    .select({ note: chequeNotes, series: chequeSeries })
    .from(chequeNotes)
    .innerJoin(chequeSeries, eq(chequeSeries.id, chequeNotes.seriesId))
    .where(inArray(chequeNotes.id, [...ids]));

const ofSeries = (
  database: Database,
  { text, issuer, language }: Pick<SeriesQuery, "text" | "issuer" | "language">,
) => [
  or(
    containsText(chequeSeries.issuer, text),
    containsText(chequeSeries.series, text),
    isTranslated(database, text, language),
    isKnownAs(database, text, language),
  ),
  issuer === undefined ? undefined : eq(chequeSeries.issuer, issuer),
];

/** The issuer or the name of a series contains a text in the reader's language. */
function isTranslated(database: Database, text: string | undefined, language: Language) {
  const contains = containsText(words.text, text);
  if (contains === undefined) return undefined;
  const keys = database
    .select({ key: words.key })
    .from(words)
    .where(and(eq(words.area, chequeText), eq(words.language, language), contains));
  return or(inArray(chequeSeries.issuer, keys), inArray(chequeSeries.series, keys));
}

/** The series has a text in its names for the search: issuers are also called Amex or NatWest. */
function isKnownAs(database: Database, text: string | undefined, language: Language) {
  const contains = containsText(searchNames.folded, text);
  if (contains === undefined) return undefined;
  const keys = database
    .select({ key: searchNames.key })
    .from(searchNames)
    .where(and(eq(searchNames.kind, chequeName), eq(searchNames.language, language), contains));
  return inArray(chequeSeries.id, keys);
}

const ofCurrency = (currencyISO: string | undefined, currencies: SQL | SQL.Aliased<string[]>) =>
  currencyISO === undefined ? undefined : sql`${currencyISO} = any(${currencies})`;
