import type { BanknoteSort, Order } from "@specimen/api/contract";
import { asc, type SQL, sql } from "drizzle-orm";
import { countryNames } from "../../../catalogue/tables.ts";
import { rule } from "../../../customers/tradability.ts";
import { banknotes } from "../tables.ts";
import { statusRank } from "./columns.ts";

/** How a list is sorted; without `sort` as the catalogue groups it. */
export interface Sorting {
  readonly sort?: BanknoteSort | undefined;
  readonly order?: Order | undefined;
  /** Whose names of countries `country` follows. */
  readonly language: string;
}

const { widthMm, heightMm } = banknotes;

/** What each column is sorted by; the query joins the customer's rules and the names of countries. */
const keys: Readonly<Record<BanknoteSort, readonly SQL[]>> = {
  note: [sql`${banknotes.seriesPosition}`],
  country: [sql`${countryNames.position}`],
  value: [sql`${banknotes.denomination}`],
  motif: [sql`${banknotes.motifPosition}`],
  size: [sql`greatest(${widthMm}, ${heightMm})`, sql`least(${widthMm}, ${heightMm})`],
  issued: [sql`${banknotes.issuedDay}`],
  status: [statusRank],
  trade: [rule],
};

/** The terms of an `order by`: what is not known stands last, ties stand as in the catalogue. */
export function sortedBy({ sort, order }: Pick<Sorting, "sort" | "order">): SQL[] {
  const ties = [asc(banknotes.listPosition), asc(banknotes.id)];
  if (sort === undefined) return [asc(statusRank), ...ties];
  const direction = order === "desc" ? sql`desc` : sql`asc`;
  return [...keys[sort].map((key) => sql`${key} ${direction} nulls last`), ...ties];
}
