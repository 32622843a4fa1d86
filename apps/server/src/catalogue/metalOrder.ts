import { type Language, Metal, type MetalSort, type Order } from "@specimen/api/contract";
import { asc, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { positionIn } from "./recordWords.ts";
import { countryNames } from "./tables.ts";

/** How a search of coins or bars is sorted; without `sort` as the catalogue groups them. */
export interface MetalSorting {
  readonly sort?: MetalSort | undefined;
  readonly order?: Order | undefined;
  /** The language that names and countries are sorted in. */
  readonly language: Language;
}

/** The columns of coins or of bars that a search is sorted by. */
export interface MetalColumns {
  readonly namePositions: PgColumn;
  readonly metal: PgColumn;
  readonly weightG: PgColumn;
  readonly fineness: PgColumn;
  readonly position: PgColumn;
}

/**
 * The terms of an `order by`: ties in the order of the catalogue. The query joins the names of the
 * countries.
 */
export function metalOrder(columns: MetalColumns, { sort, order, language }: MetalSorting): SQL[] {
  const keys: Readonly<Record<MetalSort, SQLWrapper>> = {
    name: positionIn(columns.namePositions, language),
    country: countryNames.position,
    metal: sql`array_position(string_to_array(${Metal.options.join()}, ','), ${columns.metal})`,
    weight: columns.weightG,
    fineness: columns.fineness,
  };
  const ties = asc(columns.position);
  if (sort === undefined) return [ties];
  return [sql`${keys[sort]} ${order === "desc" ? sql`desc` : sql`asc`}`, ties];
}
