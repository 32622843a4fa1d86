import type { ArticleAllLanguages } from "@specimen/api/contract";
import { picturesQuery } from "../queries.ts";
import type { NewsValues } from "./newsValues.ts";

/**
 * The addresses of an item's pictures by id: those that came with it, and those that were added since
 * and are not saved, also in an earlier visit.
 */
export function usePictureAddresses(
  pictures: NewsValues["pictures"],
  known: ArticleAllLanguages["pictures"],
): ReadonlyMap<string, string> {
  const isKnown = (id: string) => known.some((each) => each.id === id);
  const others = pictures.map(({ id }) => id).filter((id) => !isKnown(id));
  const { data: added = [] } = picturesQuery.useData(others.length === 0 ? null : others);
  return new Map([...known, ...added].map(({ id, src }) => [id, src]));
}
