import type { BanknoteSort, Order } from "@specimen/api/contract";
import { asc, type SQL, sql } from "drizzle-orm";
import { positionIn } from "../../../catalogue/recordWords.ts";
import { countryNames } from "../../../catalogue/tables.ts";
import { banknotes } from "../tables.ts";
import { statusRank, trade } from "./columns.ts";

/** How a list is sorted; without `sort` by status, series and value. */
export interface Sorting {
  readonly sort?: BanknoteSort | undefined;
  readonly order?: Order | undefined;
  /** The language that countries, series and motifs are sorted in. */
  readonly language: string;
}

const { widthMm, heightMm } = banknotes;

const language = sql.placeholder("language");

/** The sort keys of each column; the query joins the customer's rules and the names of countries. */
const keys: Readonly<Record<BanknoteSort, readonly SQL[]>> = {
  note: [positionIn(banknotes.seriesPositions, language)],
  country: [sql`${countryNames.position}`],
  value: [sql`${banknotes.denomination}`],
  motif: [positionIn(banknotes.motifPositions, language)],
  size: [sql`greatest(${widthMm}, ${heightMm})`, sql`least(${widthMm}, ${heightMm})`],
  issued: [sql`${banknotes.issuedDay}`],
  status: [statusRank],
  trade: [trade],
};

/** The terms of an `order by`: unknown values come last, ties in the order of the catalogue. */
export function sortedBy({ sort, order }: Pick<Sorting, "sort" | "order">): SQL[] {
  const ties = [asc(banknotes.listPosition), asc(banknotes.id)];
  if (sort === undefined) return [asc(statusRank), ...ties];
  const direction = order === "desc" ? sql`desc` : sql`asc`;
  return [...keys[sort].map((key) => sql`${key} ${direction} nulls last`), ...ties];
}
