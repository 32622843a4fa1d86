import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { isNameOf } from "../../../catalogue/countries.ts";
import { countryNames } from "../../../catalogue/tables.ts";
import { tradability } from "../../../customers/tables.ts";
import type { Database } from "../../../database/database.ts";
import { prepareSpelling } from "../../../search/spelling.ts";
import { banknotes } from "../tables.ts";
import { isRule, summaryColumns } from "./columns.ts";
import { conditionsOf, type Filters } from "./conditions.ts";
import { sortedBy } from "./sorting.ts";

/** What is searched for, and which page of it; `unjudged` as in the contract. */
export type SearchQuestion = Filters & {
  readonly language: string;
  readonly customerId: string;
  readonly today: string;
  readonly limit: number;
  readonly offset: number;
};

const isInLanguage = isNameOf(banknotes.countryId, sql.placeholder("language"));

/** Sets of filters and sortings kept prepared: there are more than a connection should hold. */
const keptPrepared = 200;

/** The reads of a search: a page with its counts, and the counts alone for a page that is empty. */
export function searchStatements(
  database: Database,
  { conditions, facts }: Asked,
  question: SearchQuestion,
) {
  const sorting = sortedBy(question);
  const count = (where: SQL | undefined) =>
    database
      .select({ count: sql<number>`count(*)::int` })
      .from(banknotes)
      .leftJoin(tradability, isRule)
      .where(where);
  const othersPass = facts.length > 1 ? facts.map(({ is, lacks }) => or(is, lacks)) : [];
  // Nothing is left unjudged where nothing is asked that a record may not know.
  const lacksSome = or(...facts.map(({ lacks }) => lacks)) ?? sql`false`;
  const unjudged = and(...conditions, ...othersPass, lacksSome);
  const wanted =
    question.unjudged === true ? unjudged : and(...conditions, ...facts.map(({ is }) => is));
  const notJudged = facts.length === 0 ? sql<number>`0` : sql<number>`(${count(unjudged)})`;
  // What an index alone tells is counted apart: to sort the best of many is quick while nobody
  // numbers them all. What reads more than the index is read once.
  const total = isFromIndex(question)
    ? sql<number>`(${count(wanted)})`
    : sql<number>`(count(*) over ())::int`;
  // Few columns are sorted and counted, from an index alone; only the page's own notes are then
  // read whole. A join that no column comes from is dropped by the planner, its key being unique.
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
      .select({ ...summaryColumns, total: page.total, notJudged })
      .from(page)
      .innerJoin(banknotes, eq(banknotes.id, page.id))
      .leftJoin(tradability, isRule)
      .leftJoin(countryNames, isInLanguage)
      .orderBy(...sorting),
    counts: database
      .select({ total: sql<number>`(${count(wanted)})`, notJudged })
      .from(sql`(select 1) as one`),
  };
}

/** Prepared searches, one per set of filters in use. */
export function prepareBanknoteSearch(database: Database) {
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  const spell = prepareSpelling(database);

  function prepare(asked: Asked, question: SearchQuestion, number: number) {
    const { page, counts } = searchStatements(database, asked, question);
    // A statement without a name is not kept by the connection.
    const nameOf = (kind: string) => (number < keptPrepared ? `search_${kind}_${number}` : "");
    return { page: page.prepare(nameOf("page")), counts: counts.prepare(nameOf("counts")) };
  }

  function preparedFor(asked: Asked, question: SearchQuestion) {
    const name = [asked.name, question.unjudged, question.sort, question.order].join(" ");
    const known = prepared.get(name);
    if (known !== undefined) return known;
    const made = prepare(asked, question, prepared.size);
    if (prepared.size < keptPrepared) prepared.set(name, made);
    return made;
  }

  async function search(question: SearchQuestion, words: string) {
    const asked = conditionsOf(question, words !== "");
    const { page, counts } = preparedFor(asked, question);
    const values = { ...question, words };
    const rows = await page.execute(values);
    const [first] = rows;
    if (first !== undefined) return { rows, total: first.total, notJudged: first.notJudged };
    const isNothing = question.offset === 0 && asked.facts.length === 0;
    const [alone] = isNothing ? [] : await counts.execute(values);
    return { rows, total: alone?.total ?? 0, notJudged: alone?.notJudged ?? 0 };
  }

  return async (question: SearchQuestion) => {
    const words = question.text?.match(/[\p{L}\p{N}]+/gu) ?? [];
    const found = await search(question, words.map(beginsWith).join(" & "));
    if (found.total > 0 || words.length === 0) return found;
    const spelt = await spell(words);
    return spelt === undefined ? found : search(question, spelt);
  };
}

/** Whether all that is asked stands in the index of lists. */
const isFromIndex = ({ text, tradability }: Filters) =>
  text === undefined && tradability === undefined;

type Asked = ReturnType<typeof conditionsOf>;

/** Numbers stand as they are (50 is not 500), words by their beginning. */
function beginsWith(word: string): string {
  return /^\d+$/.test(word) ? word : `${word}:*`;
}
