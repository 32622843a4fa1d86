import { search } from "@specimen/api/contract";
import { implement } from "../../http/implement.ts";
import { prepareSearch } from "../../search/prepareSearch.ts";
import type { AppApi } from "../defineArea.ts";

/** Hits where no number is asked for. */
const defaultLimit = 12;

/** GET /search over the sources of all areas; hits of the same score come in the areas' order. */
export function searchRoutes(api: AppApi): void {
  const { database, areas } = api.context;
  const sources = areas.flatMap((area) => area.search ?? []);
  const find = prepareSearch(
    database,
    sources.map((source) => ({ ...source, find: source.prepare(api.context) })),
  );
  implement(api, search, {
    // Not cached by revision: what is found depends on what the caller may read.
    find: ({ query: { q, limit = defaultLimit }, user, language, today }) =>
      find({ text: q, limit, permissions: user.permissions, language, today }),
  });
}
