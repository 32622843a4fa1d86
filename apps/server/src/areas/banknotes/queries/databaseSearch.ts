import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { isNameOf } from "../../../catalogue/countries.ts";
import { countryNames } from "../../../catalogue/tables.ts";
import { tradability } from "../../../customers/tables.ts";
import type { Database } from "../../../database/database.ts";
import { statementName } from "../../../database/statementName.ts";
import { banknotes } from "../tables.ts";
import { isRule, summaryColumns } from "./columns.ts";
import { type BanknoteQuery, conditionsOf, type Filters } from "./conditions.ts";
import { sortedBy } from "./sorting.ts";

const isInLanguage = isNameOf(banknotes.countryId, sql.placeholder("language"));

/** The most combinations of filters and sorting that stay prepared on a connection. */
const keptPrepared = 200;

/** The statements of a search: a page with its counts, and the counts alone for an empty page. */
export function searchStatements(
  database: Database,
  { conditions, facts }: Conditions,
  query: BanknoteQuery,
) {
  const sorting = sortedBy(query);
  const count = (where: SQL | undefined) =>
    database
      .select({ count: sql<number>`count(*)::int` })
      .from(banknotes)
      .leftJoin(tradability, isRule)
      .where(where);
  const othersPass = facts.length > 1 ? facts.map(({ is, lacks }) => or(is, lacks)) : [];
  // Without a filter on a fact that may be unknown no record is unmeasured.
  const lacksSome = or(...facts.map(({ lacks }) => lacks)) ?? sql`false`;
  const isUnmeasured = and(...conditions, ...othersPass, lacksSome);
  const wanted =
    query.unmeasured === true ? isUnmeasured : and(...conditions, ...facts.map(({ is }) => is));
  const unmeasured = facts.length === 0 ? sql<number>`0` : sql<number>`(${count(isUnmeasured)})`;
  // Where an index holds all columns, counting apart is faster: the page is then a top-n sort. Other
  // conditions read the table, so the rows are read once and counted by a window function.
  const total = isFromIndex(query)
    ? sql<number>`(${count(wanted)})`
    : sql<number>`(count(*) over ())::int`;
  // The inner query sorts few columns from an index; only the notes of the page are then read whole.
  // The planner drops a left join on a unique key when no column of it is used.
  const page = database
    .select({ id: banknotes.id, total: total.as("total") })
    .from(banknotes)
    .leftJoin(tradability, isRule)
    .leftJoin(countryNames, isInLanguage)
    .where(wanted)
    .orderBy(...sorting)
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .as("page");
  return {
    page: database
      .select({ ...summaryColumns, total: page.total, unmeasured })
      .from(page)
      .innerJoin(banknotes, eq(banknotes.id, page.id))
      .leftJoin(tradability, isRule)
      .leftJoin(countryNames, isInLanguage)
      .orderBy(...sorting),
    counts: database
      .select({ total: sql<number>`(${count(wanted)})`, unmeasured })
      .from(sql`(select 1) as one`),
  };
}

/** Prepares searches, one per combination of filters and sorting in use; `words` for to_tsquery. */
export function prepareDatabaseSearch(database: Database) {
  const prepared = new Map<string, ReturnType<typeof prepare>>();

  function prepare(conditions: Conditions, query: BanknoteQuery, own: string, isKept: boolean) {
    const { page, counts } = searchStatements(database, conditions, query);
    // A statement without a name does not stay prepared on the connection.
    const nameOf = (kind: string) => (isKept ? statementName(`search_${kind}`, own) : "");
    return { page: page.prepare(nameOf("page")), counts: counts.prepare(nameOf("counts")) };
  }

  function preparedFor(conditions: Conditions, query: BanknoteQuery) {
    const name = [conditions.name, query.unmeasured, query.sort, query.order].join(" ");
    const known = prepared.get(name);
    if (known !== undefined) return known;
    const isKept = prepared.size < keptPrepared;
    const made = prepare(conditions, query, name, isKept);
    if (isKept) prepared.set(name, made);
    return made;
  }

  return async (query: BanknoteQuery, words: string) => {
    const conditions = conditionsOf(query, words !== "");
    const { page, counts } = preparedFor(conditions, query);
    const values = { ...query, words };
    const rows = await page.execute(values);
    const [first] = rows;
    if (first !== undefined) return { rows, total: first.total, unmeasured: first.unmeasured };
    const isNothing = query.offset === 0 && conditions.facts.length === 0;
    const [alone] = isNothing ? [] : await counts.execute(values);
    return { rows, total: alone?.total ?? 0, unmeasured: alone?.unmeasured ?? 0 };
  };
}

/** Whether the index of lists holds all columns of the filters. */
const isFromIndex = ({ text, tradability }: Filters) =>
  text === undefined && tradability === undefined;

type Conditions = ReturnType<typeof conditionsOf>;
