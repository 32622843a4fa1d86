import type { ApiClient } from "@specimen/api/client";
import type { CountryLookups } from "@specimen/core/consent";

/** The five reference lookups behind a page view (specification 7.10). */
export async function readLookups(client: ApiClient): Promise<CountryLookups> {
  const [countries, identityDocuments, coins, ingotVariants, ingots] = await Promise.all([
    client.GET("/countries/dictionary/"),
    client.GET("/identity-documents/documents-country-dictionary/"),
    client.GET("/precious-metals/coin-country-dictionary/"),
    client.GET("/precious-metals/ingot-variant-country-dictionary/"),
    client.GET("/precious-metals/ingot-country-dictionary/"),
  ]);
  return {
    countries: given(countries.data),
    identityDocuments: given(identityDocuments.data),
    coins: given(coins.data),
    ingotVariants: given(ingotVariants.data),
    ingots: given(ingots.data),
  };
}

/** The client throws where there is no answer; its type does not say so. */
function given<Answer>(data: Answer | undefined): Answer {
  if (data === undefined) throw new Error("a lookup came without an answer");
  return data;
}
