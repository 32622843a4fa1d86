import type { BanknoteTab } from "@specimen/api/contract";
import { asc, type SQL, sql } from "drizzle-orm";
import { isNameOf } from "../../../catalogue/countries.ts";
import { countryNames } from "../../../catalogue/tables.ts";
import { tradability } from "../../../customers/tables.ts";
import { rule } from "../../../customers/tradability.ts";
import type { Database } from "../../../database/database.ts";
import { banknotes } from "../tables.ts";
import { isOfCountry, isRule, status, summaryColumns, today } from "./columns.ts";
import { sortedBy, type Sorting } from "./sorting.ts";

/** Which notes of a country are read. */
export interface CountryBanknotesQuery extends Sorting {
  readonly countryId: string;
  readonly customerId: string;
  readonly today: string;
  /** A note first issued on or after this day counts as new. */
  readonly newSince: string;
  readonly showWorthless: boolean;
  /** Whether the customer has a tab of new notes; without it no note counts as new. */
  readonly showNew: boolean;
  readonly tab: BanknoteTab;
  readonly limit: number;
  readonly offset: number;
}

type Counts = Record<BanknoteTab, number>;

const isShown = sql`(${sql.placeholder("showWorthless")}::boolean or ${status} <> 'worthless')`;
const isNew = sql`${sql.placeholder("showNew")}::boolean and ${banknotes.issuedDay} between ${sql.placeholder("newSince")}::date and ${today}::date`;

/** The conditions of the tabs (specification 2.4 and 3). */
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
  const prepared = new Map<string, ReturnType<typeof prepareTab>>();

  function prepareTab(tab: BanknoteTab, sorting: SQL[], name: string) {
    const judged = database
      .select({
        ...summaryColumns,
        place: sql<number>`row_number() over (order by ${sql.join(sorting, sql`, `)})`.as("place"),
        isInTab: sql<boolean>`${conditions[tab]}`.as("is_in_tab"),
        allCount: counts.all.as("all_count"),
        tradableCount: counts.tradable.as("tradable_count"),
        newCount: counts.new.as("new_count"),
        outOfCirculationCount: counts.outOfCirculation.as("out_count"),
        worthlessCount: counts.worthless.as("worthless_count"),
      })
      .from(banknotes)
      .leftJoin(tradability, isRule)
      .leftJoin(countryNames, isNameOf(banknotes.countryId, sql.placeholder("language")))
      .where(isOfCountry)
      .as("judged");
    return database
      .select()
      .from(judged)
      .where(sql`${judged.isInTab}`)
      .orderBy(asc(judged.place))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare(`country_banknotes_${name}`);
  }

  const countsAlone = database
    .select({
      all: counted("all"),
      tradable: counted("tradable"),
      new: counted("new"),
      outOfCirculation: counted("outOfCirculation"),
      worthless: counted("worthless"),
    })
    .from(banknotes)
    .leftJoin(tradability, isRule)
    .where(isOfCountry)
    .prepare("country_banknote_counts");

  return async (query: CountryBanknotesQuery) => {
    const { tab, sort = "", order = "asc" } = query;
    const name = [tab, sort, order].join("_");
    const page = prepared.get(name) ?? prepareTab(tab, sortedBy(query), name);
    prepared.set(name, page);
    const rows = await page.execute({ ...query });
    const [first] = rows;
    if (first !== undefined) return { rows, counts: countsIn(first) };
    // An empty page has no row to carry the counts.
    const [alone] = await countsAlone.execute({ ...query });
    const none: Counts = { all: 0, tradable: 0, new: 0, outOfCirculation: 0, worthless: 0 };
    return { rows, counts: alone ?? none };
  };
}

/** Prepared read of the customer's rule for each note of a country. */
export function prepareTradability(database: Database) {
  return database
    .select({ banknoteId: banknotes.id, tradability: rule })
    .from(banknotes)
    .leftJoin(tradability, isRule)
    .where(isOfCountry)
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
