import type { SearchAnswer } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("the search for rules at the border", (api) => {
  const find = (typed: string, language: string, as = "clerk") =>
    api().read<SearchAnswer>(`/search?q=${encodeURIComponent(typed)}`, { as, language });
  const kindsOf = ({ hits }: SearchAnswer) => hits.map(({ kind }) => kind);

  it.each([
    ["de", "türkei reise", "TR"],
    ["de", "Tuerkei Ausfuhr", "TR"],
    ["de", "10000 euro ausfuhr", "EU"],
    ["en", "cash export switzerland", "CH"],
    ["en", "usd customs", "US"],
    ["fr", "douane japon", "JP"],
    ["en", "south africa customs", "ZA"],
    ["en", "customs united kingdom", "GB"],
    ["en", "swiss franc export", "CH"],
    ["lt", "lenkija išvežimas", "PL"],
    ["pl", "wywoz turcja", "TR"],
  ])("leads in %s by %s to those of %s", async (language, typed, countryId) => {
    const [first] = (await find(typed, language)).hits;
    expect(first).toMatchObject({ kind: "travelInfo", id: countryId, countryId });
  });

  it("takes whole words, beside a country or its money, of whoever may read the rules", async () => {
    expect(kindsOf(await find("esp 20 euro", "fr"))).not.toContain("travelInfo");
    expect(kindsOf(await find("zoll", "de"))).not.toContain("travelInfo");
    expect(kindsOf(await find("turkey customs", "en", "officer"))).not.toContain("travelInfo");
  });
});
