import type { StatusKind } from "@specimen/api/contract";
import { and, asc, eq, not, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { banknotes, tradability } from "../tables/banknotes.ts";
import { status, statusRank, summaryColumns } from "./banknoteColumns.ts";
import { prepareSpelling } from "./spelling.ts";

/** Filters of the search; measures in mm, found within the tolerance in either orientation. */
export interface SearchQuestion {
  readonly text?: string | undefined;
  readonly currencyISO?: string | undefined;
  readonly countryId?: string | undefined;
  readonly denomination?: number | undefined;
  readonly widthMm?: number | undefined;
  readonly heightMm?: number | undefined;
  readonly toleranceMm: number;
  readonly status?: StatusKind | undefined;
  readonly customerId: string;
  readonly today: string;
  readonly limit: number;
  readonly offset: number;
}

const value = (name: keyof SearchQuestion | "words") => sql.placeholder(name);
const { widthMm: width, heightMm: height } = banknotes;
const lacksMeasure = sql`(${width} is null or ${height} is null)`;

const within = (side: typeof width | typeof height, name: "widthMm" | "heightMm") =>
  sql`${side} between ${value(name)}::float8 - ${value("toleranceMm")}::float8 and ${value(name)}::float8 + ${value("toleranceMm")}::float8`;

/** Prepared searches, one per set of filters in use. */
export function prepareSearch(database: Database) {
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  const spell = prepareSpelling(database);

  function prepare({ name, conditions, measures }: Asked) {
    const count = (where: SQL | undefined) =>
      database
        .select({ count: sql<number>`count(*)::int` })
        .from(banknotes)
        .where(where);
    const judged = count(and(...conditions, measures));
    const notJudged =
      measures === undefined
        ? sql<number>`0`
        : sql<number>`(${count(and(...conditions, lacksMeasure))})`;
    // Few columns are sorted and counted; only the page's own notes are then read whole.
    const page = database
      .select({
        id: banknotes.id,
        rank: statusRank.as("rank"),
        total: sql<number>`(count(*) over ())::int`.as("total"),
      })
      .from(banknotes)
      .where(and(...conditions, measures))
      .orderBy(sql`rank`, asc(banknotes.listPosition), asc(banknotes.id))
      .limit(value("limit"))
      .offset(value("offset"))
      .as("page");
    return {
      page: database
        .select({ ...summaryColumns, total: page.total, notJudged })
        .from(page)
        .innerJoin(banknotes, eq(banknotes.id, page.id))
        .leftJoin(
          tradability,
          and(
            eq(tradability.banknoteId, banknotes.id),
            eq(tradability.customerId, value("customerId")),
          ),
        )
        .orderBy(asc(page.rank), asc(banknotes.listPosition), asc(banknotes.id))
        .prepare(`search_${name}`),
      /** For a page that is empty and so carries no counts. */
      counts: database
        .select({ total: sql<number>`(${judged})`, notJudged })
        .from(sql`(select 1) as one`)
        .prepare(`search_counts_${name}`),
    };
  }

  async function search(question: SearchQuestion, words: string) {
    const asked = conditionsOf(question, words !== "");
    const { page, counts } = prepared.get(asked.name) ?? prepare(asked);
    prepared.set(asked.name, { page, counts });
    const values = { ...question, words };
    const rows = await page.execute(values);
    const [first] = rows;
    if (first !== undefined) return { rows, total: first.total, notJudged: first.notJudged };
    const isNothing = question.offset === 0 && asked.measures === undefined;
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

/** Numbers stand as they are (50 is not 500), words by their beginning. */
function beginsWith(word: string): string {
  return /^\d+$/.test(word) ? word : `${word}:*`;
}

type Asked = ReturnType<typeof conditionsOf>;

function conditionsOf(question: SearchQuestion, hasWords: boolean) {
  const words = sql`to_tsquery('simple', unaccented(${value("words")}))`;
  const filters: [keyof SearchQuestion, SQL][] = [
    ["text", sql`${banknotes.searchVector} @@ ${words}`],
    ["currencyISO", eq(banknotes.currencyISO, value("currencyISO"))],
    ["countryId", eq(banknotes.countryId, value("countryId"))],
    ["denomination", eq(banknotes.denomination, value("denomination"))],
    ["status", sql`${status} = ${value("status")}`],
  ];
  const used = filters.filter(([key]) => (key === "text" ? hasWords : question[key] !== undefined));
  const sides = (["widthMm", "heightMm"] as const).filter((side) => question[side] !== undefined);
  return {
    name: [...used.map(([key]) => key), ...sides].join("_"),
    conditions: used.map(([, condition]) => condition),
    measures: measuresOf(sides),
  };
}

/** A note held upright has its sides swapped, and so may the one who measures it. */
function measuresOf(sides: readonly ("widthMm" | "heightMm")[]): SQL | undefined {
  const lying = { widthMm: width, heightMm: height };
  const upright = { widthMm: height, heightMm: width };
  if (sides.length === 0) return undefined;
  const asHeld = (held: typeof lying | typeof upright) =>
    and(...sides.map((side) => within(held[side], side)));
  return and(not(lacksMeasure), sql`(${asHeld(lying)} or ${asHeld(upright)})`);
}
