import { stats, type TopEntry } from "@specimen/api/contract";
import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problemError.ts";
import type { AppApi } from "../defineArea.ts";
import { prepareLookups } from "./queries.ts";

/** Entries per list of the most looked up (specification 9: top currencies). */
const most = 5;

/** GET /stats/top. */
export function statsRoutes(api: AppApi): void {
  const { database, lexicon, areas } = api.context;
  const sources = new Map(
    areas.flatMap(({ statistics }) => {
      if (statistics?.byCountry === undefined) return [];
      const { list, countedFor } = statistics.byCountry;
      const read = prepareLookups(database, statistics, statistics.byCountry);
      return [[list, { countedFor, read }] as const];
    }),
  );

  implement(api, stats, {
    top: async ({ query, user, language }) => {
      const source = sources.get(query.resource);
      if (source === undefined) throw notFound("No look-ups of this resource are counted");
      const { read, countedFor = (_, countryId) => countryId } = source;
      const counts = new Map<string, number>();
      for (const { countryId, count } of await read(user.customer.id)) {
        const id = countedFor(lexicon, countryId);
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
        .slice(0, most);
    },
  });
}
