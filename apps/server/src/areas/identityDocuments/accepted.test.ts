import type { CountryDocuments, IdentityDocument } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("what a customer accepts", (api) => {
  const answer = async (id: string, as = "officer") => {
    const { answer: given, acceptance } = await api().read<IdentityDocument>(
      `/identity-documents/${id}`,
      { as, language: "en" },
    );
    expect(acceptance).toBe(given.kind);
    return `${given.kind} ${given.decidedBy} ${given.reason} ${given.list}`;
  };

  it("follows law, the country's list and the default list, of the caller's own customer", async () => {
    expect(await answer("POL-P-2018")).toBe("accept houseRule listed default");
    expect(await answer("DEU-P-2017")).toBe("accept houseRule listed country");
    expect(await answer("DEU-DL-2013")).toBe("refuse houseRule notListed country");
    expect(await answer("BLR-P-2021")).toMatch(/^refuse houseRule notListed country$/);
    expect(await answer("DEU-ID-1987")).toBe("refuse law noLongerValid null");
    expect(await answer("MKD-P-2007")).toBe("refuse law noLongerValid null");
    expect(await answer("POL-P-2018", "reseller")).toBe("ask houseRule noHouseRule null");
    expect(await answer("DEU-P-2017", "reseller")).toBe("accept houseRule listed country");
  });

  it("gives the rules with source and dates, the deciding one first", async () => {
    const { answer: given } = await api().read<IdentityDocument>("/identity-documents/SOM-P-2014", {
      as: "officer",
      language: "en",
    });
    const [deciding] = given.rules;
    expect(given).toMatchObject({
      kind: "ask",
      decidedBy: "law",
      checkedOn: deciding?.confidence === "high" ? "2026-11-21" : null,
    });
    expect(given.rules[0]).toMatchObject({ effect: "ask", country: { id: "DE" } });
    expect(given.source).toEqual(given.rules[0]?.source);
  });

  it("names the source of a rule in the reader's language", async () => {
    const sources = async (id: string, language: string) => {
      const path = `/identity-documents/${id}`;
      const { answer: given } = await api().read<IdentityDocument>(path, {
        as: "officer",
        language,
      });
      return given.rules.map(({ source }) => source);
    };
    const court = { label: "Bundesgerichtshof, 20.04.2021, XI ZR 511/19", url: null, lang: "de" };
    expect(await sources("DEU-P-2017", "de")).toContainEqual(court);
    const title = { label: "GwG § 12(1) nº 1", url: null, lang: "fr" };
    expect(await sources("DEU-P-2017", "fr")).toContainEqual(title);
    const english = (await sources("DEU-P-2017", "lt")).filter(({ lang }) => lang === "en");
    expect(english).toEqual([]);
  });

  it("reads the customer's texts and headings in the reader's language, else in English", async () => {
    const read = <T>(path: string, language: string) =>
      api().read<T>(`/identity-documents/${path}`, { as: "officer", language });
    expect(await read("information/DEU-ID-2021", "pl")).toMatchObject({
      document: { lang: "en" },
      country: null,
    });
    const { info } = await read<CountryDocuments>("countries/UA", "lt");
    expect(info).toMatchObject({ lang: "lt" });
    expect(await read("column-heading", "de")).toEqual({ acceptance: "Am Schalter" });
    expect(await read("column-heading", "fr")).toEqual({});
  });
});
