import type { BanknoteTab, Tradability } from "@specimen/api/contract";
import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { banknotes, tradability } from "../tables/banknotes.ts";
import { rule, status, statusRank, summaryColumns, today } from "./banknoteColumns.ts";

/** Which notes of a country are asked for; `currencies` are its tenders, past and present. */
export interface CountryQuestion {
  readonly countryId: string;
  readonly currencies: readonly string[];
  readonly customerId: string;
  readonly today: string;
  /** First day on which a note still counts as new. */
  readonly newSince: string;
  readonly showWorthless: boolean;
  readonly tab: BanknoteTab;
  readonly limit: number;
  readonly offset: number;
}

type Counts = Record<BanknoteTab, number>;

const isShown = sql`(${sql.placeholder("showWorthless")}::boolean or ${status} <> 'worthless')`;
const isNew = sql`${banknotes.issuedDay} between ${sql.placeholder("newSince")}::date and ${today}::date`;

/** What each tab holds (specification 2.4 and 3). */
const conditions: Record<BanknoteTab, SQL> = {
  all: isShown,
  tradable: sql`(${rule} > 0 and ${status} <> 'worthless')`,
  new: isNew,
  outOfCirculation: sql`${status} = 'outOfCirculation'`,
  worthless: sql`${status} = 'worthless'`,
};

const counts = {
  all: countOf("all"),
  tradable: countOf("tradable"),
  new: countOf("new"),
  outOfCirculation: countOf("outOfCirculation"),
  worthless: countOf("worthless"),
};

/** Prepared reads of a country's notes: one query gives the page and the counts of all tabs. */
export function prepareCountryBanknotes(database: Database) {
  const scope = or(
    eq(banknotes.countryId, sql.placeholder("countryId")),
    sql`${banknotes.currencyISO} = any(${sql.placeholder("currencies")}::text[])`,
  );
  const joined = and(
    eq(tradability.banknoteId, banknotes.id),
    eq(tradability.customerId, sql.placeholder("customerId")),
  );

  const prepareTab = (tab: BanknoteTab) => {
    const judged = database
      .select({
        ...summaryColumns,
        statusRank: statusRank.as("status_rank"),
        listPosition: banknotes.listPosition,
        isInTab: sql<boolean>`${conditions[tab]}`.as("is_in_tab"),
        allCount: counts.all.as("all_count"),
        tradableCount: counts.tradable.as("tradable_count"),
        newCount: counts.new.as("new_count"),
        outOfCirculationCount: counts.outOfCirculation.as("out_count"),
        worthlessCount: counts.worthless.as("worthless_count"),
      })
      .from(banknotes)
      .leftJoin(tradability, joined)
      .where(scope)
      .as("judged");
    return database
      .select()
      .from(judged)
      .where(sql`${judged.isInTab}`)
      .orderBy(asc(judged.statusRank), asc(judged.listPosition), asc(judged.id))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare(`country_banknotes_${tab}`);
  };
  const pages = {
    all: prepareTab("all"),
    tradable: prepareTab("tradable"),
    new: prepareTab("new"),
    outOfCirculation: prepareTab("outOfCirculation"),
    worthless: prepareTab("worthless"),
  };
  const countsAlone = database
    .select({
      all: counted("all"),
      tradable: counted("tradable"),
      new: counted("new"),
      outOfCirculation: counted("outOfCirculation"),
      worthless: counted("worthless"),
    })
    .from(banknotes)
    .leftJoin(tradability, joined)
    .where(scope)
    .prepare("country_banknote_counts");

  return async (question: CountryQuestion) => {
    const rows = await pages[question.tab].execute({ ...question });
    const [first] = rows;
    if (first !== undefined) return { rows, counts: countsIn(first) };
    // An empty page carries no counts.
    const [alone] = await countsAlone.execute({ ...question });
    const none: Counts = { all: 0, tradable: 0, new: 0, outOfCirculation: 0, worthless: 0 };
    return { rows, counts: alone ?? none };
  };
}

/** The house's rule for each note of a country. */
export function prepareTradability(database: Database) {
  return database
    .select({ banknoteId: banknotes.id, tradability: sql<Tradability>`${rule}` })
    .from(banknotes)
    .leftJoin(
      tradability,
      and(
        eq(tradability.banknoteId, banknotes.id),
        eq(tradability.customerId, sql.placeholder("customerId")),
      ),
    )
    .where(
      or(
        eq(banknotes.countryId, sql.placeholder("countryId")),
        sql`${banknotes.currencyISO} = any(${sql.placeholder("currencies")}::text[])`,
      ),
    )
    .orderBy(asc(banknotes.listPosition), asc(banknotes.id))
    .prepare("country_tradability");
}

function counted(tab: BanknoteTab) {
  return sql<number>`(count(*) filter (where ${conditions[tab]}))::int`;
}

function countOf(tab: BanknoteTab) {
  return sql<number>`(count(*) filter (where ${conditions[tab]}) over ())::int`;
}

function countsIn(row: {
  allCount: number;
  tradableCount: number;
  newCount: number;
  outOfCirculationCount: number;
  worthlessCount: number;
}): Counts {
  return {
    all: row.allCount,
    tradable: row.tradableCount,
    new: row.newCount,
    outOfCirculation: row.outOfCirculationCount,
    worthless: row.worthlessCount,
  };
}
