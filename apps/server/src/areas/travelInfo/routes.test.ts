import type {
  TravelInfo,
  TravelInfoAllLanguages,
  TravelInfoPage,
  TravelSections,
} from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";
import { type StoredDuty, travelRules } from "./tables.ts";

const everything: TravelSections = {
  residentImport: true,
  residentExport: true,
  visitorImport: true,
  visitorExport: true,
  note: true,
  addition: true,
};

describeOnBoth("GET /countries/{id}/travel-info", (api) => {
  const read = (id: string, as = "clerk", language = "de") =>
    api().read<TravelInfo>(`/countries/${id}/travel-info`, { as, language });
  const kindsOf = ({ limits }: TravelInfo, traveller: "resident" | "visitor") =>
    limits.filter((limit) => limit.traveller === traveller).map(({ kind }) => kind);

  it("gives limits with amount and currency, the remark and where it comes from", async () => {
    const info = await read("TH");
    expect(info).toMatchObject({
      country: { name: "Thailand" },
      localCurrency: { currencyISO: "THB" },
      isByTraveller: false,
      note: { lang: "de" },
      provenance: { confidence: "high", checkedOn: "2026-11-21", asOf: "2026-11-21" },
    });
    expect(kindsOf(info, "resident")).toEqual([
      "toDeclareFrom",
      "toDeclareFrom",
      "allowsUp",
      "toDeclareFrom",
    ]);
    expect(info.limits[2]).toMatchObject({
      direction: "export",
      money: "local",
      amount: 50_000,
      currencyISO: "THB",
    });
    expect(info.provenance?.sources[0]?.label).toBe("nationthailand.com");
  });

  it("distinguishes visitors from residents where the record does", async () => {
    const info = await read("BF");
    expect(info.isByTraveller).toBe(true);
    const foreign = ({ traveller, direction, money }: TravelInfo["limits"][number]) =>
      traveller === "resident" && direction === "export" && money === "foreign";
    expect(info.limits.find(foreign)).toMatchObject({ kind: "allowsUp", amount: 2_000_000 });
    const visitors = info.limits.find(
      (limit) => foreign({ ...limit, traveller: "resident" }) && limit.traveller === "visitor",
    );
    expect(visitors?.amount).not.toBe(2_000_000);
  });

  it("says of residents that nothing is known where the record does not know", async () => {
    const info = await read("AF");
    expect(new Set(kindsOf(info, "resident"))).toEqual(new Set(["notSpecified"]));
    expect(kindsOf(info, "visitor")).toContain("allowsUp");
  });

  it("names authority and form, and says whether the amount itself is declared", async () => {
    expect((await read("AE")).customs).toMatchObject({
      isAmountIncluded: false,
      countsTravellersCheques: true,
      form: {
        usual: { text: "Anmeldung online", lang: "de" },
        official: { text: "Afseh", lang: "en" },
      },
      withinEu: null,
    });
    expect((await read("DE")).customs?.withinEu).toMatchObject({
      kind: "onRequest",
      amount: 10_000,
    });
    expect((await read("CH")).customs?.onRequestFrom).toEqual({
      amount: 10_000,
      currencyISO: "CHF",
      direction: "both",
    });
    expect((await read("AQ")).customs).toBeNull();
  });

  it("names an authority in the reader's language beside its official name", async () => {
    const authorityIn = async (id: string, language: string) =>
      (await read(id, "clerk", language)).customs?.authority;
    expect(await authorityIn("DK", "de")).toEqual({
      usual: { text: "Zoll", lang: "de" },
      official: { text: "Toldstyrelsen", lang: "da" },
    });
    expect(await authorityIn("DE", "de")).toEqual({
      usual: null,
      official: { text: "Zoll", lang: "de" },
    });
    expect((await authorityIn("CH", "it"))?.official?.text).toMatch(/^Ufficio federale/);
    expect((await authorityIn("CH", "pl"))?.official?.lang).toBe("de");
  });

  it("is stored as the version before 0209 reads it, and read as that one stored it", async () => {
    const { database } = api();
    const own = eq(travelRules.countryId, "NO");
    const [row] = await database.select().from(travelRules).where(own);
    const customs = row?.customs ?? null;
    expect(customs).toMatchObject({ authority: "Tolletaten" });
    const { formName: _, authorityName: __, ...former } = customs ?? {};
    await database
      .update(travelRules)
      .set({ customs: former as StoredDuty })
      .where(own);
    expect((await read("NO", "clerk", "lt")).customs?.authority).toEqual({
      usual: null,
      official: { text: "Tolletaten", lang: "und" },
    });
    await database.update(travelRules).set({ customs }).where(own);
  });

  it("gives a currency area the rule all of its members have", async () => {
    const info = await read("EU");
    expect(info.limits[0]).toMatchObject({ kind: "toDeclareFrom", amount: 10_000 });
    expect(info.country.id).toBe("EU");
    expect(info.customs?.authority).toBeNull();
    expect(info.provenance?.sources.map(({ label }) => label)).toContain("ec.europa.eu");
  });

  it("says notSpecified of a country whose rule is not known", async () => {
    const info = await read("AQ");
    expect(info.provenance).toBeNull();
    expect(new Set(info.limits.map(({ kind }) => kind))).toEqual(new Set(["notSpecified"]));
  });

  it("adds the customer's own words in the reader's language, else in English", async () => {
    expect((await read("US")).addition).toMatchObject({ lang: "de" });
    expect((await read("TR", "clerk", "pl")).addition?.lang).toBe("en");
    expect((await read("CH")).addition).toBeNull();
    expect((await read("CH", "de")).addition?.text).toContain("Herkunftsnachweis");
  });
});

describeOnBoth("GET /countries/travel-info", (api) => {
  const list = (query: string, as = "clerk") =>
    api().read<TravelInfoPage>(`/countries/travel-info?${query}`, { as, language: "de" });

  it("lists countries by their German names, umlauts as ae, nine to a page", async () => {
    const first = await list("");
    expect(first.total).toBe(146);
    expect(first.entries.map(({ country }) => country.name).slice(0, 3)).toEqual([
      "Ägypten",
      "Äquatorialguinea",
      "Äthiopien",
    ]);
    expect((await list("page=17")).entries).toHaveLength(2);
  });

  it("filters by name, currency, kind of limit and own words", async () => {
    const names = async (query: string) =>
      (await list(query)).entries.map(({ country }) => country.name);
    expect(await names("text=turk")).toEqual(["Türkei"]);
    expect((await list("currencyISO=EUR")).total).toBeGreaterThan(19);
    expect((await list("kind=declare")).total).toBe(3);
    // Tests of the client tool, which share this database, add words of their own.
    const added = await names("hasAddition=true");
    expect(added).toEqual(expect.arrayContaining(["Türkei", "Vereinigte Staaten"]));
    const without = await list("hasAddition=false&text=Schweiz");
    expect(without.entries.map(({ country }) => country.name)).toEqual(["Schweiz"]);
    expect(added).not.toContain("Schweiz");
    expect((await list("hasAddition=false")).total).toBe(146 - added.length);
  });
});

describeOnBoth("PUT /countries/{id}/travel-info", (api) => {
  const as = "administrator";
  const path = "/countries/JP/travel-info";
  const change = (additions: object) =>
    api().change(path, { as, method: "PUT", body: { additions } });
  afterEach(async () => {
    await change({});
  });

  it("replaces the customer's words, sanitised, for all readers of the customer at once", async () => {
    expect((await api().read<TravelInfo>(path, { as: "clerk" })).addition).toBeNull();
    const answer = await change({
      en: "<p>Ask <b>first</b></p><script>alert(1)</script>",
      de: "<p>Fragen</p>",
      fr: "  ",
    });
    expect(await answer.json()).toMatchObject({ status: "effective", subjects: ["JP"] });
    expect((await api().read<TravelInfo>(path, { as: "clerk" })).addition?.text).toBe(
      "<p>Ask <strong>first</strong></p>",
    );
    expect(
      await api().read<TravelInfoAllLanguages>("/countries/JP/travel-info-all-languages", { as }),
    ).toMatchObject({
      countryId: "JP",
      additions: { en: "<p>Ask <strong>first</strong></p>", de: "<p>Fragen</p>" },
      limits: null,
    });
    expect((await api().read<TravelInfo>(path, { as: "de" })).addition).toBeNull();
  });

  it("is refused to a clerk, for an unknown country and with words that are too long", async () => {
    const body = { additions: { en: "x" } };
    expect((await api().call(path, { as: "clerk", method: "PUT", body })).status).toBe(403);
    expect(
      (await api().change("/countries/QQ/travel-info", { as, method: "PUT", body })).status,
    ).toBe(404);
    expect((await change({ en: "x".repeat(20_001) })).status).toBe(422);
  });
});

describeOnBoth("PUT /countries/travel-information-section-visibility", (api) => {
  const path = "/countries/travel-information-section-visibility";
  const change = (body: TravelSections, as = "administrator") =>
    api().change(path, { as, method: "PUT", body });
  afterEach(async () => {
    await change(everything);
  });

  it("hides sections from the customer's readers, and from no other customer's", async () => {
    expect(await api().read(path, { as: "clerk" })).toEqual(everything);
    const fewer = { ...everything, visitorImport: false, note: false, addition: false };
    expect((await change(fewer)).status).toBe(200);
    expect(await api().read(path, { as: "clerk" })).toEqual(fewer);
    const info = await api().read<TravelInfo>("/countries/US/travel-info", { as: "clerk" });
    expect(info).toMatchObject({ sections: fewer, note: null, addition: null });
    expect(info.limits).toHaveLength(6);
    const others = await api().read<TravelInfo>("/countries/US/travel-info", { as: "de" });
    expect(others).toMatchObject({ sections: everything, note: { lang: "en" } });
  });

  it("is refused to a clerk", async () => {
    expect((await change(everything, "clerk")).status).toBe(403);
  });
});
