import type { Country, CountryDictionary } from "@specimen/api/contract";
import { afterEach, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("/countries", (api) => {
  afterEach(() => api().setDay());
  const list = (query: string, language = "de") =>
    api().read<Country[]>(`/countries?${query}`, { as: "clerk", language });
  const idsOf = (countries: Country[]) => countries.map(({ id }) => id);

  it("are listed in the reader's language and its order", async () => {
    const all = await list("", "lt");
    expect(all).toHaveLength(251);
    const names = all.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator("lt").compare));
  });

  it("are filtered by currency, code, metals and package", async () => {
    expect(idsOf(await list("currencyISO=CHF"))).toEqual(["LI", "CH"]);
    expect(idsOf(await list("countryISO=de"))).toEqual(["DE"]);
    expect(idsOf(await list("withMetals=true"))).toEqual(idsOf(await list("packageType=coins")));
    expect((await list("withMetals=true")).length + (await list("withMetals=false")).length).toBe(
      251,
    );
    // South Africa has coins alone, Hong Kong and Japan have refiners alone.
    expect(idsOf(await list("withMetals=true"))).toEqual(
      expect.arrayContaining(["ZA", "HK", "JP"]),
    );
    const documented = idsOf(await list("packageType=identityDocuments"));
    expect(documented).toHaveLength(111);
    const withNotes = idsOf(await list("packageType=banknotes"));
    expect(withNotes).toContain("GL");
    expect(withNotes).not.toContain("AQ");
  });

  it("are found by both codes of ISO 3166-1, and not by the one of travel documents", async () => {
    for (const code of ["DE", "de", "DEU", "deu"]) {
      expect(idsOf(await list(`countryISO=${code}`))).toEqual(["DE"]);
    }
    const kosovo = await api().read<{ mrzCode: string }>("/identity-documents/countries/XK", {
      as: "officer",
    });
    expect(kosovo.mrzCode).toBe("RKS");
    expect(await list("countryISO=RKS")).toEqual([]);
  });

  it("come as columns for the pickers, as readers of the language look them up", async () => {
    const path = "/countries/dictionary/";
    const columns = await api().read<CountryDictionary>(path, { as: "clerk", language: "fr" });
    const listed = await api().read<Country[]>("/countries", { as: "clerk", language: "fr" });
    expect(columns.id).toEqual(listed.map(({ id }) => id));
    const row = columns.id.indexOf("BG");
    expect(columns.name[row]).toBe("Bulgarie");
    expect(columns.currencyISO[row]).toBe("EUR");
    expect(columns.oldCurrencyISO[row]).toBe("BGN");
    expect(columns.parentId[row]).toBe("EU");
    const recorded = columns.id.filter((_, at) => columns.packageTypes[at]?.includes("banknotes"));
    expect(recorded.toSorted()).toEqual(idsOf(await list("packageType=banknotes")).toSorted());
    const rows = columns.id.toSorted().map((_, at) => `#xywh=0,${at * columns.flagHeight},48,36`);
    const byId = listed.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(byId.map(({ flagSrc }) => flagSrc?.replace(/^[^#]*/, ""))).toEqual(rows);
    const sprite = await api().call(new URL(columns.flagSprite).pathname);
    expect(sprite.headers.get("Content-Type")).toBe("image/avif");
    expect((await sprite.arrayBuffer()).byteLength).toBeLessThan(37_000);
  });

  it("send the dictionary of one language in at most 3.75 KB", async () => {
    const answer = await api().call("/countries/dictionary/", {
      as: "clerk",
      language: "pl",
      headers: { "Accept-Encoding": "br" },
    });
    expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(3_750);
  });

  it("have their current and former currencies as of the day", async () => {
    const path = "/countries/BG/currency-info";
    const current = async () => {
      const info = await api().read<CurrencyInfoAnswer>(path, { as: "de", language: "de" });
      return info.currencies.filter(({ isCurrent }) => isCurrent).map((each) => each.currencyISO);
    };
    api().setDay("2025-12-31");
    expect(await current()).toEqual(["BGN"]);
    api().setDay("2026-01-31");
    expect(await current()).toEqual(["EUR", "BGN"]);
    api().setDay("2026-02-01");
    expect(await current()).toEqual(["EUR"]);
    const own = await api().read<CurrencyInfoAnswer>(path, { as: "de", language: "de" });
    expect(own.info).toMatchObject({ lang: "de" });
    const other = await api().read<CurrencyInfoAnswer>(path, { as: "clerk", language: "de" });
    expect(other.info).toBeNull();
  });

  it("have the customer's rule for each of their notes", async () => {
    const rules = await api().read<{ banknoteId: string; tradability: number }[]>(
      "/countries/DE/banknotes/tradability",
      { as: "clerk" },
    );
    expect(rules).toHaveLength(28);
    expect(rules.find(({ banknoteId }) => banknoteId === "EUR-ES2-50")?.tradability).toBe(3);
    expect(rules.find(({ banknoteId }) => banknoteId === "DEM-BBK3-50")?.tradability).toBe(1);
  });
});

interface CurrencyInfoAnswer {
  currencies: { currencyISO: string; isCurrent: boolean }[];
  info: { lang: string } | null;
}
