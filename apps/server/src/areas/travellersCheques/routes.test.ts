import type {
  ChequeCustomerInfo,
  ChequeInformation,
  ChequeNote,
  ChequeNotePage,
  ChequeNoteSummary,
  ChequeSeries,
  ChequeSeriesPage,
  ChequeTradability,
} from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";
import { chequeInfos, chequeSeries } from "./tables.ts";

describeOnBoth("GET /travellers-cheques/series", (api) => {
  const list = (query = "", as = "clerk", language = "en") =>
    api().read<ChequeSeriesPage>(`/travellers-cheques/series?${query}`, { as, language });
  const idsOf = ({ series }: ChequeSeriesPage) => series.map(({ id }) => id);

  it("gives a page in the order of the catalogue with the counts of the tabs", async () => {
    const page = await list();
    expect(page.total).toBe(61);
    expect(page.series).toHaveLength(9);
    expect(page.counts).toEqual({ all: 61, redeemed: 5, ask: 35, ended: 21, bought: 4 });
    expect(page.series[0]).toMatchObject({
      id: "tc-01",
      issuer: "American Express",
      series: { text: "Travelers Cheque", lang: "en" },
      currencies: ["USD", "EUR", "GBP", "CAD", "AUD", "JPY", "CNY"],
      firstIssued: "1891",
      confidence: "high",
      answer: {
        kind: "redeemed",
        payer: "American Express",
        isCheque: true,
        neverLapses: true,
        until: null,
        lastSold: "2020-12-31",
        tradability: 1,
        checkedOn: "2026-11-21",
        source: { label: "americanexpress.com" },
      },
    });
    expect(page.issuers[0]).toEqual({ value: "American Express", label: "American Express" });
    expect(page.currencies).toContain("XEU");
    expect(idsOf(await list("page=7"))).toHaveLength(7);
    expect(await list("page=8")).toMatchObject({ series: [], total: 61 });
  });

  it("filters by issuer, currency, words and tab in the database", async () => {
    expect(idsOf(await list("issuer=Travelex"))).toEqual(["tc-05", "tc-31", "tc-32"]);
    expect((await list("currencyISO=INR")).total).toBe(1);
    expect(idsOf(await list("text=národowy"))).toEqual(["tc-42"]);
    expect(idsOf(await list("text=société"))).toEqual(["tc-11"]);
    // Issuers are found by what they are called, too.
    expect(idsOf(await list("text=amex"))).toContain("tc-01");
    expect(idsOf(await list("text=natwest"))).toEqual(["tc-13"]);
    const redeemed = await list("tab=redeemed&currencyISO=DEM");
    expect(idsOf(redeemed)).toEqual(["tc-25"]);
    expect(redeemed.counts.all).toBeGreaterThan(redeemed.total);
    expect(redeemed.total).toBe(redeemed.counts.redeemed);
    const ended = await list("tab=ended&pageSize=100");
    expect(new Set(ended.series.map(({ answer }) => answer.kind))).toEqual(
      new Set(["ended", "restricted"]),
    );
  });

  it("names issuers in the reader's language, and finds them by that name", async () => {
    const found = await list("text=tschechoslowakei", "de", "de");
    expect(found.series).toMatchObject([{ id: "tc-48", issuer: "Tuzex (Tschechoslowakei)" }]);
    expect((await list("text=tschechoslowakei")).total).toBe(0);
    expect(found.issuers).toContainEqual({
      value: "Tuzex (Czechoslovakia)",
      label: "Tuzex (Tschechoslowakei)",
    });
    const chosen = await list("issuer=Visa issuers", "de", "de");
    expect(new Set(chosen.series.map(({ issuer }) => issuer))).toEqual(
      new Set(["Visa-Emittenten"]),
    );
  });

  it("knows what each customer buys", async () => {
    expect(idsOf(await list("tab=bought"))).toEqual(["tc-01", "tc-02", "tc-03", "tc-41"]);
    expect((await list("tab=bought", "de")).total).toBe(0);
    expect((await list("", "de")).series[0]?.answer.tradability).toBe(0);
  });

  it("leaves a series whose brand is doubtful without a name, and its answer open", async () => {
    const { series } = await list("text=société");
    expect(series[0]).toMatchObject({ series: null, answer: { kind: "unknown", payer: null } });
  });

  it("refuses what the contract does not have, and who lacks the permission", async () => {
    expect((await api().call("/travellers-cheques/series?tab=sold", { as: "clerk" })).status).toBe(
      422,
    );
    expect((await api().call("/travellers-cheques/series")).status).toBe(401);
    expect((await api().call("/travellers-cheques/series", { as: "newcomer" })).status).toBe(403);
  });
});

describeOnBoth("GET /travellers-cheques/series/{id}", (api) => {
  const read = (id: string, language = "en") =>
    api().read<ChequeSeries>(`/travellers-cheques/series/${id}`, { as: "clerk", language });

  it("says who cashes it and how it is accepted", async () => {
    const series = await read("tc-01");
    expect(series.answer).toMatchObject({ kind: "redeemed", tradability: 1 });
    expect(series.information.steps).toHaveLength(7);
    expect(series.information.steps[2]?.text).toMatch(/^Watch the customer sign/);
    expect(series.information.warnings).toHaveLength(4);
    expect(series.information.numberFormat?.pattern.text).toBe("two letters and nine digits");
    expect(series.saleRemark?.text).toContain("Germany");
    expect(series).toMatchObject({ widthMm: null, heightMm: null });
    expect(series.provenance.checks.map(({ field }) => field)).toEqual([
      "redemption",
      "securityFeatures",
    ]);
  });

  it("says first that a card or voucher is no travellers cheque", async () => {
    expect((await read("tc-26")).answer).toMatchObject({
      isCheque: false,
      kind: "ended",
      until: "2007-10-31",
    });
    expect((await read("tc-54")).answer).toMatchObject({ isCheque: false, kind: "restricted" });
  });

  it("answers in the reader's language where there is a translation, and marks what has none", async () => {
    const { series, information } = await read("tc-05", "de");
    expect(series).toMatchObject({ lang: "de" });
    expect(information.steps.map(({ lang }) => lang)).toEqual(Array(7).fill("de"));
    const english = await read("tc-01", "en");
    expect(english.information.status.lang).toBe("en");
  });

  it("ends with its last day", async () => {
    const { database } = api();
    const set = (id: string, until: string | null) =>
      database.update(chequeSeries).set({ until }).where(eq(chequeSeries.id, id));
    try {
      await set("tc-40", "2026-11-21");
      await set("tc-51", "2026-11-20");
      expect((await read("tc-40")).answer.kind).toBe("unconfirmed");
      expect((await read("tc-51")).answer.kind).toBe("ended");
    } finally {
      await set("tc-40", null);
      await set("tc-51", null);
    }
  });

  it("has its values by currency, and none for an unknown series", async () => {
    const notes = await api().read<ChequeNoteSummary[]>("/travellers-cheques/series/tc-01/notes", {
      as: "clerk",
      language: "de",
    });
    expect(notes).toHaveLength(25);
    expect(notes[0]).toMatchObject({
      id: "tc-01-USD-20",
      denomination: 20,
      unit: { text: "US-Dollar", lang: "de" },
      tradability: 1,
    });
    for (const path of ["tc-99", "tc-99/notes"])
      expect((await api().call(`/travellers-cheques/series/${path}`, { as: "clerk" })).status).toBe(
        404,
      );
  });
});

describeOnBoth("GET /travellers-cheques/notes", (api) => {
  const read = <T>(path: string, language = "en", as = "clerk") =>
    api().read<T>(`/travellers-cheques/notes${path}`, { as, language });

  it("lists values by currency, amount and rule", async () => {
    expect((await read<ChequeNotePage>("")).total).toBe(262);
    const found = await read<ChequeNotePage>("?currencyISO=GBP&denomination=20&pageSize=100");
    expect(found.notes.length).toBe(found.total);
    expect(new Set(found.notes.map(({ currencyISO }) => currencyISO))).toEqual(new Set(["GBP"]));
    expect((await read<ChequeNotePage>("?tradability=1")).total).toBe(27);
    expect((await read<ChequeNotePage>("?text=tuzex")).notes[0]).toMatchObject({
      denomination: null,
    });
  });

  it("shows one with the two signatures first, every light, and what else there is", async () => {
    const note = await read<ChequeNote>("/tc-01-USD-100");
    expect(note).toMatchObject({
      seriesId: "tc-01",
      currencyISO: "USD",
      denomination: 100,
      unit: { text: "US dollars", lang: "en" },
      answer: { kind: "redeemed" },
    });
    expect(note.features.map(({ key }) => key)).toEqual([
      "signature",
      "countersignature",
      "watermark",
      "security_thread",
      "hologram",
      "smear_test",
      "microprint",
      "intaglio",
      "signature_area",
    ]);
    expect(note.features.every(({ spots }) => spots.length === 1)).toBe(true);
    expect(note.images.map(({ light }) => light)).toEqual(["white", "uv", "ir", "transmitted"]);
    expect(note.neighbours.map(({ id }) => id)).toEqual([
      "tc-01-USD-20",
      "tc-01-USD-50",
      "tc-01-USD-500",
      "tc-01-USD-1000",
      "tc-01-EUR-50",
      "tc-01-GBP-20",
      "tc-01-CAD-20",
      "tc-01-AUD-50",
      "tc-01-JPY-10000",
      "tc-01-CNY-500",
    ]);
  });

  it("names units that ISO 4217 no longer lists", async () => {
    expect((await read<ChequeNote>("/tc-45-DDM-any", "de")).unit).toEqual({
      text: "Mark der DDR",
      lang: "de",
    });
  });

  it("gives information, the customer's text and rule of one value", async () => {
    const information = await read<ChequeInformation>("/tc-01-USD-100/information");
    expect(information.status.text).toContain("no expiry");
    const info = await read<ChequeCustomerInfo>("/tc-01-USD-100/customer-info", "de");
    expect(info.info?.lang).toBe("de");
    expect(info.info?.text).toContain("Inkasso");
    expect(await read("/tc-01-USD-100/customer-info", "de", "de")).toEqual({ info: null });
    expect(await read<ChequeTradability>("/tc-01-USD-100/tradability")).toEqual({
      noteId: "tc-01-USD-100",
      tradability: 1,
    });
    for (const part of ["", "/information", "/customer-info", "/tradability"])
      expect(
        (await api().call(`/travellers-cheques/notes/tc-99-USD-1${part}`, { as: "clerk" })).status,
      ).toBe(404);
  });

  it("prefers the customer's text on one value, without what could run in it", async () => {
    const { database } = api();
    const own = { customerId: "nordhafen", noteId: "tc-01-USD-500", language: "en" };
    await database
      .insert(chequeInfos)
      .values({ ...own, text: "<p onclick=x>Ask first</p><script>1</script>" });
    try {
      expect(await read<ChequeCustomerInfo>("/tc-01-USD-500/customer-info", "de")).toEqual({
        info: { text: "<p>Ask first</p>", lang: "en" },
      });
      expect(
        (await read<ChequeCustomerInfo>("/tc-01-USD-100/customer-info", "de")).info?.text,
      ).toContain("Inkasso");
    } finally {
      await database.delete(chequeInfos).where(eq(chequeInfos.noteId, own.noteId));
    }
  });

  it("gives the rule of every value", async () => {
    const rules = await api().read<ChequeTradability[]>("/travellers-cheques/tradability", {
      as: "clerk",
    });
    expect(rules).toHaveLength(262);
    expect(rules.filter(({ tradability }) => tradability === 1)).toHaveLength(27);
  });

  it("has pictures of the front in each light, kept for good, and of nothing else", async () => {
    const { images } = await read<ChequeNote>("/tc-01-USD-100");
    for (const { src } of images) {
      const url = new URL(src);
      const answer = await api().call(`${url.pathname}${url.search}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Cache-Control")).toContain("immutable");
    }
    for (const file of ["back-white-list.svg", "front.svg", "front-list.svg/x"])
      expect((await api().call(`/images/travellersCheques/tc-01-USD-100/${file}`)).status).toBe(
        404,
      );
    expect((await api().call("/images/travellersCheques/tc-99/front-white-list.svg")).status).toBe(
      404,
    );
  });
});
