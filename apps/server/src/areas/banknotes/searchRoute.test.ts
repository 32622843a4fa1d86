import { BanknoteSort, type BanknotePage } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { noteColumns } from "../../testing/noteColumns.ts";
import { expectSortedBy } from "../../testing/sortedBy.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("GET /banknotes", (api) => {
  const search = (query: string) =>
    api().read<BanknotePage>(`/banknotes?${query}`, { as: "clerk", language: "de" });

  it("finds by words of any language, by code and by value at once", async () => {
    expect((await search("text=50 ils")).banknotes.map(({ id }) => id)).toEqual([
      "ILS-C-50",
      "ILS-B-50",
    ]);
    expect((await search("text=szwajcaria 1000")).total).toBeGreaterThan(0);
    expect((await search("text=great britain 20")).total).toBeGreaterThan(3);
    expect((await search("text=gauss")).total + (await search("text=gauß")).total).toBe(2);
  });

  it("finds whole numbers, not their beginnings", async () => {
    const { banknotes } = await search("text=5 eur&pageSize=100");
    expect(banknotes.map(({ denomination }) => denomination)).toEqual([5, 5]);
  });

  it("looks for eight words and passes over the others", async () => {
    const few = await search("text=50 eur");
    expect(few.total).toBeGreaterThan(0);
    const words = (count: number) => Array.from({ length: count }, () => "50 eur").join(" ");
    expect((await search(`text=${words(4)} xqxqxq`)).total).toBe(few.total);
    expect((await search(`text=${words(3)} xqxqxq`)).total).toBe(0);
  });

  it("corrects a letter where nothing matches exactly", async () => {
    const { banknotes } = await search("text=elizabteh&pageSize=100");
    expect(banknotes.some(({ motif }) => motif?.text.includes("Elisabeth"))).toBe(true);
  });

  it("finds motifs and series by their words in any language", async () => {
    const idsOf = async (text: string) =>
      (await search(`text=${text}&pageSize=100`)).banknotes.map(({ id }) => id).toSorted();
    const found = await idsOf("white house");
    expect(found.length).toBeGreaterThan(0);
    expect(await idsOf("weißes haus")).toEqual(found);
    expect(await idsOf("biały dom")).toEqual(found);
  });

  it("sorts motifs and series in the reader's language, and marks those in English", async () => {
    const read = (language: string, sort: string) =>
      api().read<BanknotePage>(`/banknotes?countryId=US&sort=${sort}&pageSize=100`, {
        as: "clerk",
        language,
      });
    for (const language of ["de", "en", "pl"]) {
      const { compare } = new Intl.Collator(language === "de" ? "de-u-co-phonebk" : language, {
        numeric: true,
      });
      const motifs = (await read(language, "motif")).banknotes.flatMap(({ motif }) => motif ?? []);
      expect(motifs.map(({ text }) => text)).toEqual(motifs.map(({ text }) => text).sort(compare));
      const series = (await read(language, "note")).banknotes.map((note) => note.series);
      expect(series.map(({ text }) => text)).toEqual(series.map(({ text }) => text).sort(compare));
      expect(new Set(series.map(({ lang }) => lang))).toEqual(new Set([language]));
    }
    const motifs = (await read("de", "motif")).banknotes.map(({ motif }) => motif);
    expect(motifs).toContainEqual({ text: "Abraham Lincoln", lang: "en" });
  });

  it("finds a measured note within the tolerance, in either orientation", async () => {
    const lying = await search("widthMm=140&heightMm=77&toleranceMm=0.5&pageSize=100");
    const upright = await search("widthMm=77&heightMm=140&toleranceMm=0.5&pageSize=100");
    expect(lying.banknotes.map(({ id }) => id)).toContain("EUR-ES2-50");
    expect(upright.banknotes).toEqual(lying.banknotes);
    const exact = await search("widthMm=139.4&heightMm=77&toleranceMm=0.5&pageSize=100");
    expect(exact.banknotes.map(({ id }) => id)).not.toContain("EUR-ES2-50");
  });

  it("says how many notes lack the requested measure", async () => {
    expect((await search("widthMm=140")).unmeasured).toBeGreaterThan(0);
    expect((await search("currencyISO=EUR&widthMm=140")).unmeasured).toBe(0);
    expect((await search("currencyISO=EUR")).unmeasured).toBe(0);
  });

  it("lists the notes with an unknown measure on request", async () => {
    const { unmeasured } = await search("widthMm=140&status=issue");
    const others = await search("widthMm=140&status=issue&unmeasured=true&pageSize=100");
    expect(others).toMatchObject({ total: unmeasured, unmeasured });
    expect(others.banknotes).toHaveLength(Math.min(unmeasured, 100));
    for (const { widthMm, heightMm } of others.banknotes) {
      expect(widthMm === null || heightMm === null).toBe(true);
    }
    // A page of the version before reads the number by its former name.
    const { unmeasured: number, notJudged } = await search("widthMm=125&toleranceMm=2");
    expect(number).toBeGreaterThan(0);
    expect(notJudged).toBe(number);
    expect(await search("status=issue&unmeasured=true")).toMatchObject({ total: 0, unmeasured: 0 });
  });

  it("finds by colour, also one of two, and by words for it in any language", async () => {
    const { banknotes, total, unmeasured } = await search("currencyISO=EUR&colour=orange");
    expect(banknotes.map(({ denomination }) => denomination)).toEqual([50, 50]);
    expect({ total, unmeasured }).toEqual({ total: 2, unmeasured: 0 });
    expect((await search("text=pomarańczowy 50 eur")).total).toBe(2);
    const both = await search("colour=green&pageSize=100");
    expect(both.total).toBeGreaterThan((await search("text=green&pageSize=100")).total / 2);
  });

  it("finds by substrate and its words", async () => {
    const polymer = await search("substrate=polymer&currencyISO=GBP");
    expect(polymer.total).toBeGreaterThan(0);
    expect((await search("text=polimeras gbp")).total).toBe(polymer.total);
  });

  it("finds those issued in a year and says how many records lack the date", async () => {
    const ids = async (year: number) =>
      (await search(`currencyISO=EUR&denomination=500&year=${year}`)).total;
    expect(await ids(2001)).toBe(0);
    expect(await ids(2010)).toBe(1);
    expect(await ids(2025)).toBe(0);
    expect((await search("year=1990")).unmeasured).toBeGreaterThan(0);
  });

  it("filters by the rule of the caller's customer", async () => {
    const { banknotes } = await search("tradability=1&pageSize=100");
    expect(new Set(banknotes.map(({ tradability }) => tradability))).toEqual(new Set([1]));
    const rules = (as: string) =>
      api().read<BanknotePage>("/banknotes?tradability=3&currencyISO=ISK", { as, language: "de" });
    expect((await rules("clerk")).total).toBe(0);
    expect((await rules("de")).total).toBeGreaterThan(0);
  });

  it("counts as unmeasured only what passes every other filter", async () => {
    const one = await search("widthMm=140&year=2005");
    const other = await search("widthMm=140&year=2005&status=worthless");
    expect(other.unmeasured).toBeLessThan(one.unmeasured);
    const all = await search("");
    expect(all).toMatchObject({ total: 621, unmeasured: 0 });
  });

  // Notes with different values in the column.
  const filters: Partial<Record<BanknoteSort, string>> = {
    size: "currencyISO=DKK",
    trade: "denomination=50",
  };
  it.each(BanknoteSort.options)(
    "sorts by %s in both directions; what is not known stands last",
    async (sort) => {
      const read = async (order: string) =>
        (await search(`sort=${sort}&order=${order}&pageSize=100&${filters[sort] ?? "year=1995"}`))
          .banknotes;
      await expectSortedBy(read, noteColumns[sort]);
    },
  );

  it("combines filters and pages", async () => {
    const all = await search("currencyISO=DEM&status=outOfCirculation&denomination=50");
    expect(all.total).toBeGreaterThan(0);
    const second = await search("countryId=EU&page=2&pageSize=5");
    expect(second).toMatchObject({ total: 13 });
    expect(second.banknotes).toHaveLength(5);
    expect((await search("countryId=EU&page=9&pageSize=5")).total).toBe(13);
  });

  it.each(["'", "&|!", ":*", "<-> \\", "%", "  "])(
    "takes %o as words, not as syntax",
    async (text) => {
      expect(
        (await api().call(`/banknotes?text=${encodeURIComponent(text)}`, { as: "clerk" })).status,
      ).toBe(200);
    },
  );

  it("answers more combinations of filters than a connection keeps prepared", async () => {
    const sorts = ["note", "country", "value", "motif", "size", "issued", "status", "trade"];
    const filters = ["currencyISO=DEM", "countryId=DE", "denomination=50", "status=worthless"];
    const kinds = sorts.flatMap((sort) =>
      ["asc", "desc"].flatMap((order) =>
        filters.flatMap((first) =>
          ["year=1995", "colour=blue", "substrate=cotton", "tradability=1"].map(
            (second) => `${first}&${second}&sort=${sort}&order=${order}&pageSize=100`,
          ),
        ),
      ),
    );
    expect(kinds).toHaveLength(256);
    const totals = new Map<string, number>();
    for (const kind of kinds) {
      const [first, second] = kind.split("&");
      const { total, banknotes } = await search(kind);
      const asked = `${first}&${second}`;
      expect(total, kind).toBe(totals.get(asked) ?? total);
      expect(banknotes).toHaveLength(Math.min(total, 100));
      totals.set(asked, total);
    }
  });
});
