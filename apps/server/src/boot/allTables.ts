import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { Area } from "../areas/defineArea.ts";
import { areas as everyArea } from "../areas/index.ts";
import * as auth from "../auth/tables.ts";
import * as catalogue from "../catalogue/tables.ts";
import * as customers from "../customers/tables.ts";
import * as database from "../database/tables.ts";
import * as identity from "../identity/tables.ts";
import * as search from "../search/tables.ts";

/** All tables: those of the layers below the areas, and those of the areas. */
export function tablesOf(areas: readonly Area[] = everyArea): PgTable[] {
  const shared = Object.values({
    ...auth,
    ...catalogue,
    ...customers,
    ...database,
    ...identity,
    ...search,
  });
  return [
    ...shared.filter((value) => is(value, PgTable)),
    ...areas.flatMap(({ tables }) => tables ?? []),
  ];
}

/** The tables of a backup: all but what instances count within some seconds. */
export const keptTables = (): PgTable[] =>
  tablesOf().filter((table) => table !== database.sharedCounts);
