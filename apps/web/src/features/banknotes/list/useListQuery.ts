import { defaultPage } from "@specimen/core/url";
import { usePage } from "../../../url/usePage.ts";
import { useSorting } from "../../../url/useSorting.ts";
import type { ListTab } from "../banknoteTabs.ts";
import { sortKeys, type ListQuery } from "../queries.ts";

/** What the address asks of a country's notes; under travel information its heading needs all. */
export function useListQuery(countryId: string, tab: ListTab): ListQuery {
  const { page, pageSize } = usePage();
  const { asked } = useSorting(sortKeys);
  if (tab === "travel") return { countryId, tab: "all", ...defaultPage };
  return { countryId, tab, page, pageSize, ...asked };
}
