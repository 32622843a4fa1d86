import type { banknotes as calls, Language } from "@specimen/api/contract";
import { eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { hasSize } from "../../../catalogue/size.ts";
import { tradability } from "../../../customers/tables.ts";
import { rule } from "../../../customers/tradability.ts";
import { banknotes } from "../tables.ts";
import { status } from "./columns.ts";

/** The query of the search; measures in mm, found within the tolerance in either orientation. */
export type Filters = Omit<z.infer<typeof calls.search.query>, "page" | "pageSize">;

/** What is searched for, and which page of it; `unmeasured` as in the contract. */
export type BanknoteQuery = Filters & {
  readonly language: Language;
  readonly customerId: string;
  /** Of the customer's rules. */
  readonly rulesRevision: number;
  readonly today: string;
  readonly limit: number;
  readonly offset: number;
};

/** A filter on a fact that may be unknown: the records that match, and those that lack the fact. */
interface Fact {
  readonly is: SQL;
  readonly lacks: SQL;
}

const value = (name: keyof Filters | "words") => sql.placeholder(name);
const { widthMm: width, heightMm: height, issuedDay, issueEndDay, colours } = banknotes;

const plain: Partial<Record<keyof Filters, SQL>> = {
  // A subquery hides the words from the planner. If it knew that many notes match, it would read the
  // text vector of every note instead of the index.
  text: sql`${banknotes.searchVector} @@ (select to_tsquery('simple', unaccented(${value("words")})))`,
  currencyISO: eq(banknotes.currencyISO, value("currencyISO")),
  countryId: eq(banknotes.countryId, value("countryId")),
  denomination: eq(banknotes.denomination, value("denomination")),
  status: sql`${status} = ${value("status")}`,
  tradability: sql`${rule} = ${value("tradability")}::int`,
};

/** A traded note has a stored rule, which an index finds; an untraded one may have none. */
const traded = eq(tradability.value, value("tradability"));

const known = {
  colour: {
    is: sql`${colours} @> array[${value("colour")}::text]`,
    lacks: sql`${colours} = '{}'`,
  },
  substrate: {
    is: eq(banknotes.substrate, value("substrate")),
    lacks: sql`${banknotes.substrate} is null`,
  },
  year: {
    is: sql`(${issuedDay} <= make_date(${value("year")}::int, 12, 31) and (${issueEndDay} is null or ${issueEndDay} >= make_date(${value("year")}::int, 1, 1)))`,
    lacks: sql`${issuedDay} is null`,
  },
} satisfies Partial<Record<keyof Filters, Fact>>;

/** The conditions of the filters in use; `name` identifies the set of filters. */
export function conditionsOf(filters: Filters, hasWords: boolean) {
  const isUsed = (key: keyof Filters) => (key === "text" ? hasWords : filters[key] !== undefined);
  const isTraded = (filters.tradability ?? 0) > 0;
  const used = Object.entries({ ...plain, ...(isTraded ? { tradability: traded } : {}) }).filter(
    ([key]) => isUsed(key as keyof Filters),
  );
  const facts = (["colour", "substrate", "year"] as const).filter(isUsed);
  const sides = (["widthMm", "heightMm"] as const).filter(isUsed);
  return {
    name: [...used.map(([key]) => key), ...sides, ...facts, isTraded ? "traded" : ""].join(" "),
    conditions: used.map(([, condition]) => condition),
    facts: [...(sides.length === 0 ? [] : [size(sides)]), ...facts.map((key) => known[key])],
  };
}

/** A note whose sides are within the tolerance, in either orientation. */
function size(sides: readonly ("widthMm" | "heightMm")[]): Fact {
  const asked = {
    ...(sides.includes("widthMm") && { width: value("widthMm") }),
    ...(sides.includes("heightMm") && { height: value("heightMm") }),
  };
  return {
    is: sql`${hasSize({ width, height }, asked, value("toleranceMm"))}`,
    lacks: sql`(${width} is null or ${height} is null)`,
  };
}
