import type { ApiClient } from "@specimen/api/client";
import type { CountryLookups } from "@specimen/core/consent";
import { lateValues } from "../../areas/lateAreas.ts";

/** The reference lookups behind a page view (specification 7.10): of countries, and of the areas. */
export async function readLookups(client: ApiClient): Promise<CountryLookups> {
  const reads = lateValues.flatMap(([, { lookups = {} }]) => Object.entries(lookups));
  const [countries, columns] = await Promise.all([
    client.GET("/countries/dictionary/"),
    Promise.all(reads.map(async ([name, read]) => [name, given((await read(client)).data)])),
  ]);
  return {
    ...(Object.fromEntries(columns) as Omit<CountryLookups, "countries">),
    countries: given(countries.data),
  };
}

/** The client throws where there is no answer; its type does not say so. */
function given<Answer>(data: Answer | undefined): Answer {
  if (data === undefined) throw new Error("a lookup came without an answer");
  return data;
}
