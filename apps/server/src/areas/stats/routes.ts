import { stats, type TopEntry } from "@specimen/api/contract";
import { type Api, implement } from "../../http/implement.ts";
import { prepareLookups } from "./queries.ts";
import type { Lexicon } from "../../catalogue/lexicon.ts";

/** How many of the most looked up are shown (specification 9: top currencies). */
const shown = 5;

/** Mounts GET /stats/top. */
export function statsRoutes(api: Api): void {
  const { database, lexicon } = api.world;
  const readLookups = prepareLookups(database);

  implement(api, stats, {
    top: async ({ query, user, language }) => {
      const lookups = await readLookups(query.resource, user.customer.id);
      const counts = new Map<string, number>();
      for (const { countryId, count } of lookups) {
        const id = query.resource === "banknotes" ? currencyArea(lexicon, countryId) : countryId;
        counts.set(id, (counts.get(id) ?? 0) + count);
      }
      return [...counts]
        .sort(([idA, a], [idB, b]) => b - a || idA.localeCompare(idB))
        .flatMap(([id, count]): TopEntry[] => {
          const entry = lexicon.entry(id);
          if (entry === undefined) return [];
          const { code2, name, currencyISO, flagSrc } = lexicon.country(entry, language);
          return [{ countryId: id, code2, name, currencyISO, flagSrc, count }];
        })
        .slice(0, shown);
    },
  });
}

/** The largest country or area above this one that uses the same money. */
function currencyArea(lexicon: Lexicon, countryId: string): string {
  const entry = lexicon.entry(countryId);
  const parent = entry?.parentId ? lexicon.entry(entry.parentId) : undefined;
  const isShared = parent !== undefined && parent.currencyISO === entry?.currencyISO;
  return isShared ? currencyArea(lexicon, parent.id) : countryId;
}
