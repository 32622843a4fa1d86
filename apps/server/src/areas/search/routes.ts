import { search } from "@specimen/api/contract";
import { type Api, implement } from "../../http/implement.ts";
import { prepareFind } from "../../search/prepareSearch.ts";

/** Hits where none other number is asked for. */
const defaultLimit = 12;

/** Mounts the search over all areas. */
export function searchRoutes(api: Api): void {
  const find = prepareFind(api.world);
  implement(api, search, {
    // Not by revision: what is found depends on what the caller may read.
    find: ({ query: { q, limit = defaultLimit }, user, language, today }) =>
      find({ text: q, limit, permissions: user.permissions, language, today }),
  });
}
