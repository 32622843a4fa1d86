import type { SearchAnswer, SearchHit } from "@specimen/api/contract";
import type { TestApi } from "./startApi.ts";

/** The search over all areas as an account of the demo customers asks it. */
export function searching(api: () => TestApi, account = "clerk") {
  const find = (typed: string, language = "en", as = account, limit = 12) =>
    api().read<SearchAnswer>(`/search?q=${encodeURIComponent(typed)}&limit=${limit}`, {
      as,
      language,
    });
  const nameOf = ({ kind, id }: SearchHit) => `${kind} ${id}`;
  /** Kind and id of the first hit. */
  const first = async (...asked: Parameters<typeof find>) => {
    const [hit] = (await find(...asked)).hits;
    return hit && nameOf(hit);
  };
  return { find, nameOf, first };
}
