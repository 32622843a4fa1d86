import type {
  Banknote,
  BanknoteSort,
  ColumnHeadings,
  CountryBanknotes,
} from "@specimen/api/contract";
import { afterEach, expect, it } from "vitest";
import { noteColumns } from "../../testing/noteColumns.ts";
import { expectSortedBy } from "../../testing/sortedBy.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("GET /banknotes/countries/{id}", (api) => {
  const of = (id: string, query = "", as = "clerk") =>
    api().read<CountryBanknotes>(`/banknotes/countries/${id}?${query}`, { as, language: "de" });
  const idsOf = ({ banknotes }: CountryBanknotes) => banknotes.map(({ id }) => id);
  afterEach(() => api().setDay());

  it("gives a euro member its old money and that of its area, current series first", async () => {
    const germany = await of("DE", "pageSize=100");
    expect(germany.country.name).toBe("Deutschland");
    expect(germany.counts).toEqual({
      all: 28,
      tradable: 28,
      new: 0,
      outOfCirculation: 15,
      worthless: 0,
    });
    const groups = germany.banknotes.map(
      ({ currencyISO, series }) => `${currencyISO} ${series.text}`,
    );
    expect([...new Set(groups)].slice(0, 3)).toEqual([
      "EUR Europa-Serie (ES2)",
      "EUR Erste Serie (ES1)",
      "DEM Dritte Serie BBk III (1989–1992)",
    ]);
    const values = germany.banknotes.slice(0, 6).map(({ denomination }) => denomination);
    expect(values).toEqual([5, 10, 20, 50, 100, 200]);
  });

  it("has pages of 9 unless asked otherwise, and counts beyond the last one", async () => {
    const first = await of("DE");
    expect(first.banknotes).toHaveLength(9);
    expect(first.total).toBe(28);
    const last = await of("DE", "page=4");
    expect(last.banknotes).toHaveLength(1);
    expect(idsOf(first)).not.toContain(idsOf(last)[0]);
    const past = await of("DE", "page=5");
    expect(past).toMatchObject({ banknotes: [], total: 28, counts: { all: 28 } });
  });

  it("withdraws the lev from 1 February 2026, the day after its last as legal tender", async () => {
    api().setDay("2026-01-31");
    expect((await of("BG", "tab=outOfCirculation")).total).toBe(2);
    api().setDay("2026-02-01");
    const withdrawn = await of("BG", "tab=outOfCirculation");
    expect(withdrawn.total).toBe(7);
    expect(withdrawn.banknotes.at(-1)).toMatchObject({
      currencyISO: "BGN",
      status: "outOfCirculation",
      statusSince: "2026-02-01",
    });
  });

  it("fills the tab of new notes with those first issued within 24 months", async () => {
    const newOn = async (day: string) => {
      api().setDay(day);
      const { banknotes } = await of("CH", "tab=new&pageSize=100");
      return banknotes.map(({ id }) => id.replace("CHF-SNB9-", "")).sort();
    };
    expect(await newOn("2019-10-18")).toEqual(["10", "100", "1000", "200"]);
    expect(await newOn("2019-10-19")).toEqual(["100", "1000", "200"]);
    expect(await newOn("2026-11-21")).toEqual([]);
  });

  it("shows worthless notes among all notes only where the customer wants them", async () => {
    const shown = await of("DK", "pageSize=100");
    const hidden = await of("DK", "pageSize=100", "de");
    expect(shown.counts.all).toBe(hidden.counts.all + hidden.counts.worthless);
    expect(hidden.banknotes.some(({ status }) => status === "worthless")).toBe(false);
    expect((await of("DK", "tab=worthless", "de")).total).toBe(12);
  });

  it("has the rules of the caller's customer", async () => {
    expect((await of("BR", "tab=tradable")).total).toBe(0);
    expect((await of("BR", "tab=tradable", "de")).total).toBeGreaterThan(0);
  });

  it("adds the customer's note in the reader's language, else in English with its language", async () => {
    expect((await of("EU")).info).toMatchObject({ lang: "de" });
    const swiss = { as: "clerk", language: "pl" };
    const path = "/banknotes/countries/CH";
    expect((await api().read<CountryBanknotes>(path, swiss)).info?.lang).toBe("en");
    const only = await api().read<CountryBanknotes>(`${path}?currentLangInfo=true`, swiss);
    expect(only.info).toBeNull();
    expect((await of("FR")).info).toBeNull();
  });

  it("has the customer's texts as they were formatted, without what may not be in them", async () => {
    const write = async (kind: string, en: string) => {
      const change = { as: "administrator", method: "PUT", body: { texts: { en } } } as const;
      expect((await api().change(`/countries/EE/${kind}`, change)).status).toBe(200);
    };
    await write("banknote-info", "<p>Ask <strong>first</strong></p><script>x()</script>");
    await write("currency-info", '<p onclick="x()">Kroon</p>');
    expect(await of("EE", "", "clerk")).toMatchObject({
      info: { text: "<p>Ask <strong>first</strong></p>", lang: "en" },
      currencyInfo: { text: "<p>Kroon</p>", lang: "en" },
    });
    for (const kind of ["banknote-info", "currency-info"]) await write(kind, "");
  });

  it("has nothing new where the customer hides that tab", async () => {
    api().setDay("2020-01-15");
    expect((await of("CH", "tab=new")).counts.new).toBeGreaterThan(0);
    expect(await of("CH", "tab=new", "de")).toMatchObject({ counts: { new: 0 }, total: 0 });
  });

  it("has the same order page by page", async () => {
    const ids = async (query: string) => idsOf(await of("DE", `sort=value&order=desc&${query}`));
    expect(await ids("pageSize=100")).toEqual([
      ...(await ids("pageSize=20")),
      ...(await ids("page=2&pageSize=20")),
    ]);
  });

  it.each<[BanknoteSort, string]>([
    ["note", "DE"],
    ["country", "DE"],
    ["value", "DE"],
    ["motif", "DE"],
    ["size", "DE"],
    ["issued", "DE"],
    ["status", "BG"],
    ["trade", "DE"],
  ])("sorts by %s in both directions; what is not known stands last", async (sort, id) => {
    const read = async (order: string) =>
      (await of(id, `sort=${sort}&order=${order}&pageSize=100`)).banknotes;
    await expectSortedBy(read, noteColumns[sort]);
  });

  it("answers for a country without any note in the catalogue", async () => {
    expect(await of("AQ")).toMatchObject({ total: 0, banknotes: [], currencyName: null });
  });
});

describeOnBoth("GET /banknotes/{id}", (api) => {
  const read = (id: string, as = "clerk") =>
    api().read<Banknote>(`/banknotes/${id}`, { as, language: "pl" });
  afterEach(() => api().setDay());

  it("gives facts in the reader's language and marks those that are English", async () => {
    const note = await read("EUR-ES2-50?countryId=BG");
    expect(note.country.name).toBe("Bułgaria");
    expect(note.issuingCountry).toMatchObject({ id: "EU", name: "Strefa euro" });
    expect(note.substrate).toEqual({ text: "Papier bawełniany", lang: "pl" });
    expect(note.series).toEqual({ text: "Seria Europa (ES2)", lang: "pl" });
    expect((await read("USD-FRN-2004-5")).motifFront).toEqual({
      text: "Abraham Lincoln",
      lang: "en",
    });
    expect(note.neighbours.map(({ denomination }) => denomination)).toEqual([5, 10, 20, 100, 200]);
  });

  it("distinguishes notes of the same currency and value by facts recorded of both", async () => {
    const { lookAlikes, ...note } = await read("EUR-ES2-50");
    expect(lookAlikes.map(({ id }) => id)).toEqual(["EUR-ES1-50"]);
    const [older] = lookAlikes;
    expect(older).toMatchObject({
      series: { text: "Pierwsza seria (ES1)", lang: "pl" },
      firstIssued: "2002-01-01",
      status: "issue",
      colour: note.colour,
    });
    expect(older?.differences).toContain("issued");
    expect(older?.differences).toContain("features");
    expect(older?.differences).not.toContain("size");
    expect(older?.differences).not.toContain("colour");
    const here = note.features.map(({ key }) => key);
    for (const { key } of older?.featuresOnlyHere ?? []) expect(here).toContain(key);
    for (const { key } of older?.featuresOnlyThere ?? []) expect(here).not.toContain(key);
    const marks = await read("DEM-BBK3-100");
    expect(marks.lookAlikes.every(({ id }) => id.startsWith("DEM-") && id.endsWith("-100"))).toBe(
      true,
    );
  });

  it("shows a note under its own country where the requested one does not use its currency", async () => {
    expect((await read("CHF-SNB9-50?countryId=DE")).country.id).toBe("CH");
  });

  it("answers by the law and by the rule of the customer", async () => {
    expect((await read("EUR-ES2-50")).answer).toMatchObject({
      kind: "buyAndSell",
      decidedBy: "houseRule",
      asOf: "2026-11-21",
    });
    expect((await read("DKK-2009-1000")).answer).toMatchObject({
      kind: "worthless",
      decidedBy: "law",
      worthlessSince: "2026-06-01",
      checkedOn: "2026-11-21",
      source: { label: "Danske Bank" },
    });
    expect((await read("ROL-2000-500000")).answer).toMatchObject({
      kind: "unknown",
      exchange: { kind: "unknown", until: null },
    });
  });

  it("says field by field what was compared with which page", async () => {
    const { provenance } = await read("EUR-ES1-5");
    const labels = (field: string) =>
      provenance.checks
        .find((check) => check.field === field)
        ?.sources.map((index) => provenance.sources[index]?.label);
    expect(provenance).toMatchObject({ confidence: "high", checkedOn: "2026-11-21" });
    expect(labels("widthMm")?.[0]).toBe("EUR-Lex");
    expect(labels("motifFront")).toHaveLength(1);
    expect(labels("features")).toBeUndefined();
    expect(provenance.sources[0]?.title).toContain("Decision ECB/2003/4");
    expect(provenance.sources[0]?.url).toMatch(/^https:/);
  });

  it("calls an answer checked only where all that it rests on was compared", async () => {
    const euro = await read("EUR-ES1-5");
    expect(euro.answer).toMatchObject({
      checkedOn: "2026-11-21",
      source: { label: "Banco de Portugal" },
    });
    // Until when it was legal tender is not known and not said; that its exchange has ended is.
    const schilling = await read("ATS-OLD-1000-SUTTNER");
    expect(schilling.answer).toMatchObject({ kind: "worthless", checkedOn: "2026-11-21" });
    expect(schilling.timeline).toMatchObject([
      { kind: "issued" },
      { kind: "legalTenderUntil", date: null, state: "past" },
      { kind: "exchange", until: "2005-08-30", state: "past" },
      { kind: "worthless", date: "2005-08-31", state: "present" },
    ]);
    // Its size and motifs were compared, that it is legal tender was not.
    const krona = await read("SEK-2015-20");
    expect(krona.provenance.checks.map(({ field }) => field)).toContain("widthMm");
    expect(krona.answer).toMatchObject({ checkedOn: null, source: null });
  });

  it("changes its answer with the day", async () => {
    api().setDay("2026-05-31");
    expect((await read("DKK-2009-1000")).answer.kind).toBe("exchangeOnly");
    api().setDay("2026-06-01");
    expect((await read("DKK-2009-1000")).answer.kind).toBe("worthless");
  });

  it("names each feature with its check, its light and its places on the drawing", async () => {
    const { features } = await read("EUR-ES2-50");
    const fluorescence = features.find(({ key }) => key === "uv_fluorescence");
    expect(fluorescence).toMatchObject({ check: "uv", light: "uv", name: { lang: "pl" } });
    expect(features.every(({ spots }) => spots.length > 0)).toBe(true);
  });

  it("gives pictures of both sides in four lights, under addresses that never change", async () => {
    const { images } = await read("EUR-ES2-50");
    expect(images).toHaveLength(8);
    const answer = await api().call(new URL(images[0]?.src ?? "").pathname);
    expect(answer.status).toBe(200);
  });
});

describeOnBoth("GET /banknotes/column-headings", (api) => {
  it("gives the customer's own headings, per language", async () => {
    const headings = (as: string, language: string) =>
      api().read<ColumnHeadings>("/banknotes/column-headings/DE", { as, language });
    expect(await headings("clerk", "en")).toEqual({ trade: "Our counter" });
    expect(await headings("de", "en")).toEqual({ trade: "Exchange office" });
    expect(await headings("clerk", "fr")).toEqual({});
  });

  it("gives them for lists across countries too", async () => {
    const path = "/banknotes/column-headings/0";
    expect(await api().read<ColumnHeadings>(path, { as: "clerk", language: "en" })).toEqual({
      trade: "Our counter",
    });
  });

  it.each([
    ["en", "CHF-SNB9-100", "francs"],
    ["en", "EUR-ES2-50", "euro"],
    ["de", "CHF-SNB9-100", "Schweizer Franken"],
    ["pl", "EUR-ES2-50", "euro"],
  ])("words a unit in %s in the right plural: %s", async (language, id, text) => {
    const note = await api().read<Banknote>(`/banknotes/${id}`, { as: "clerk", language });
    expect(note.unit).toEqual({ text, lang: language });
  });
});
