import { search } from "@specimen/api/contract";
import { prepareMemoryIndex } from "../../catalogue/memoryIndex.ts";
import { implement } from "../../http/implement.ts";
import { readNameIndex } from "../../search/nameIndex.ts";
import { prepareSearch } from "../../search/prepareSearch.ts";
import type { AppApi } from "../defineArea.ts";

/** Hits where the query gives no limit. */
const defaultLimit = 12;

/** GET /search over the sources of all areas; hits of the same score come in the areas' order. */
export function searchRoutes(api: AppApi): void {
  const { database, areas, lexicon } = api.context;
  const sources = areas.flatMap((area) => area.search ?? []);
  const kinds = sources.flatMap((source) => [...source.kinds, ...(source.ownKinds ?? [])]);
  const find = prepareSearch({
    database,
    askNames: prepareMemoryIndex(api.context, () => readNameIndex(database, [...new Set(kinds)])),
    sources: sources.map(({ references, ...source }) => ({
      ...source,
      references: references && { ...references, find: references.find(api.context) },
      find: source.prepare(api.context),
    })),
    nameIn: ({ kind, key }, language) =>
      kind === "country"
        ? lexicon.countryName(key, language)
        : lexicon.currency(key, language).name,
  });
  implement(api, search, {
    // Not cached by revision: the hits depend on the caller's permissions.
    find: ({ query: { q, limit = defaultLimit }, user, language, today }) =>
      find({ text: q, limit, permissions: user.permissions, language, today }),
  });
}
