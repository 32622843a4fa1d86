import type { Colour, StatusKind, Substrate, Tradability } from "@specimen/api/contract";
import { and, asc, eq, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { banknotes, tradability } from "../tables/banknotes.ts";
import { rule, status, summaryColumns } from "./banknoteColumns.ts";
import { sortedBy, type Sorting } from "./banknoteSorting.ts";
import { prepareSpelling } from "./spelling.ts";

/** Filters of the search; measures in mm, found within the tolerance in either orientation. */
export interface SearchQuestion extends Sorting {
  readonly text?: string | undefined;
  readonly currencyISO?: string | undefined;
  readonly countryId?: string | undefined;
  readonly denomination?: number | undefined;
  readonly widthMm?: number | undefined;
  readonly heightMm?: number | undefined;
  readonly toleranceMm: number;
  readonly colour?: Colour | undefined;
  readonly substrate?: Substrate | undefined;
  readonly year?: number | undefined;
  readonly status?: StatusKind | undefined;
  readonly tradability?: Tradability | undefined;
  /** Gives the records that cannot be judged in place of those that fit. */
  readonly unjudged?: boolean | undefined;
  readonly customerId: string;
  readonly today: string;
  readonly limit: number;
  readonly offset: number;
}

const value = (name: keyof SearchQuestion | "words") => sql.placeholder(name);
const { widthMm: width, heightMm: height } = banknotes;
const lacksMeasure = sql`(${width} is null or ${height} is null)`;
const isOfCaller = and(
  eq(tradability.banknoteId, banknotes.id),
  eq(tradability.customerId, value("customerId")),
);

const within = (side: typeof width | typeof height, name: "widthMm" | "heightMm") =>
  sql`${side} between ${value(name)}::float8 - ${value("toleranceMm")}::float8 and ${value(name)}::float8 + ${value("toleranceMm")}::float8`;

/** Prepared searches, one per set of filters in use. */
export function prepareSearch(database: Database) {
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  const spell = prepareSpelling(database);

  function prepare({ conditions, facts, unjudged, sorting }: Asked, name: string) {
    const count = (where: SQL | undefined) =>
      database
        .select({ count: sql<number>`count(*)::int` })
        .from(banknotes)
        .leftJoin(tradability, isOfCaller)
        .where(where);
    const isJudged = and(...facts.flatMap(({ is, lacks }) => [is, not(lacks)]));
    const mayBeMeant = and(...facts.map(({ is, lacks }) => or(is, lacks)));
    // Nothing is left unjudged where nothing is asked that a record may not know.
    const lacksSome = or(...facts.map(({ lacks }) => lacks)) ?? sql`false`;
    const wanted = and(...conditions, ...(unjudged ? [mayBeMeant, lacksSome] : [isJudged]));
    const notJudged =
      facts.length === 0
        ? sql<number>`0`
        : sql<number>`(${count(and(...conditions, mayBeMeant, lacksSome))})`;
    // Few columns are sorted and counted; only the page's own notes are then read whole.
    const page = database
      .select({
        id: banknotes.id,
        place: sql<number>`row_number() over (order by ${sql.join(sorting, sql`, `)})`.as("place"),
        total: sql<number>`(count(*) over ())::int`.as("total"),
      })
      .from(banknotes)
      .leftJoin(tradability, isOfCaller)
      .where(wanted)
      .orderBy(sql`place`)
      .limit(value("limit"))
      .offset(value("offset"))
      .as("page");
    return {
      page: database
        .select({ ...summaryColumns, total: page.total, notJudged })
        .from(page)
        .innerJoin(banknotes, eq(banknotes.id, page.id))
        .leftJoin(tradability, isOfCaller)
        .orderBy(asc(page.place))
        .prepare(`search_${name}`),
      /** For a page that is empty and so carries no counts. */
      counts: database
        .select({ total: sql<number>`(${count(wanted)})`, notJudged })
        .from(sql`(select 1) as one`)
        .prepare(`search_counts_${name}`),
    };
  }

  async function search(question: SearchQuestion, words: string) {
    const asked = conditionsOf(question, words !== "");
    const { page, counts } = prepared.get(asked.name) ?? prepare(asked, String(prepared.size));
    prepared.set(asked.name, { page, counts });
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
    ["tradability", sql`${rule} = ${value("tradability")}::int`],
  ];
  const isUsed = (key: keyof SearchQuestion) =>
    key === "text" ? hasWords : question[key] !== undefined;
  const used = filters.filter(([key]) => isUsed(key));
  const sides = (["widthMm", "heightMm"] as const).filter(isUsed);
  const named = (["colour", "substrate", "year"] as const).filter(isUsed);
  const size = sides.length === 0 ? [] : [sizeFact(sides)];
  const { sort = "", order = "asc", unjudged = false } = question;
  return {
    name: [...used.map(([key]) => key), ...sides, ...named, String(unjudged), sort, order].join(
      " ",
    ),
    conditions: used.map(([, condition]) => condition),
    facts: [...size, ...named.map((key) => knownFacts[key])],
    unjudged,
    sorting: sortedBy(question),
  };
}

/** A filter on what a record may not know: what passes, and what cannot be judged. */
interface Fact {
  readonly is: SQL;
  readonly lacks: SQL;
}

const knownFacts: Readonly<Record<"colour" | "substrate" | "year", Fact>> = {
  colour: {
    is: sql`${banknotes.colours} @> array[${value("colour")}::text]`,
    lacks: sql`${banknotes.colours} = '{}'`,
  },
  substrate: {
    is: sql`${banknotes.substrate} = ${value("substrate")}`,
    lacks: sql`${banknotes.substrate} is null`,
  },
  // Issued in the year, as far as the record says when that ended.
  year: {
    is: sql`(${banknotes.issuedDay} <= make_date(${value("year")}::int, 12, 31) and (${banknotes.issueEndDay} is null or ${banknotes.issueEndDay} >= make_date(${value("year")}::int, 1, 1)))`,
    lacks: sql`${banknotes.issuedDay} is null`,
  },
};

/** A note held upright has its sides swapped, and so may the one who measures it. */
function sizeFact(sides: readonly ("widthMm" | "heightMm")[]): Fact {
  const lying = { widthMm: width, heightMm: height };
  const upright = { widthMm: height, heightMm: width };
  const asHeld = (held: typeof lying | typeof upright) =>
    and(...sides.map((side) => within(held[side], side)));
  return { is: sql`(${asHeld(lying)} or ${asHeld(upright)})`, lacks: lacksMeasure };
}
