import { expect, it } from "vitest";
import { searching } from "../../testing/searching.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("GET /search for a weight", (api) => {
  const { find } = searching(api);

  it.each([
    ["7,99g", "clerk"],
    ["31.1 g", "clerk"],
    ["1 kg", "administrator"],
    ["20 Gramm", "administrator"],
  ])("takes %s for a weight and for nothing else", async (typed, as) => {
    const { hits, isAlike } = await find(typed, "en", as);
    expect(hits.length).toBeGreaterThan(0);
    expect(isAlike).toBe(false);
    for (const { kind } of hits) expect(["coin", "ingot"]).toContain(kind);
  });

  it.each([
    ["100 g gold", "en"],
    ["gold 100g", "en"],
    ["100 g gold switserland", "en"],
    ["100 Gramm Gold", "de"],
  ])("puts the gold bars of that weight first: %s", async (typed, language) => {
    const { hits } = await find(typed, language, "administrator");
    const bars = hits.slice(0, 5);
    expect(bars.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => "ingot"));
    for (const { details } of bars) expect(details.at(-1)?.text).toBe("100\u00a0g");
    expect(hits.map(({ kind }) => kind)).not.toContain("banknote");
  });

  it("finds nothing by a weight that nothing has, not even countries that begin with its unit", async () => {
    expect(await find("11.97 g", "en", "administrator")).toEqual({
      hits: [],
      isAlike: false,
      leftOut: [],
      unrecorded: [],
    });
  });

  it("finds the coins of a weight among those of a name", async () => {
    const { hits } = await find("1 troy oz Krugerrand");
    expect(hits[0]).toMatchObject({ kind: "coin", id: "coin-001" });
  });

  it("knows that a baht is money, and that GR before a number is a country", async () => {
    expect((await find("100 baht", "en", "administrator")).hits[0]).toMatchObject({
      kind: "banknote",
      code: "THB",
    });
    const { hits } = await find("GR 50", "en", "administrator");
    expect(hits.filter(({ countryId }) => countryId === "GR")).not.toEqual([]);
  });
});
