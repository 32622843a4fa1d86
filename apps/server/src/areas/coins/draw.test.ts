import { describe, expect, it } from "vitest";
import { readFacts } from "../../catalogue/readFacts.ts";
import { type CoinView, drawCoin, type DrawnCoin } from "./draw.ts";
import { coinFiles } from "./facts.ts";

const views: CoinView[] = (["front", "back"] as const).flatMap((side) =>
  (["list", "screen", "full"] as const).map((detail) => ({ side, detail })),
);
const budget = { list: 8192, screen: 26_624, full: 61_440 };

const plain: DrawnCoin = {
  id: "coin-t",
  name: 'Test & "Trial" <1/10 oz>',
  issuer: "Testland",
  metal: "gold",
  diameterMm: 16.52,
  faceValue: null,
};

describe("the drawing of a coin", () => {
  it("has its true diameter in tenths of a millimetre, and a neutral one where none is known", () => {
    expect(drawCoin(plain, { side: "front", detail: "list" })).toContain('viewBox="0 0 165 165"');
    const unknown = drawCoin({ ...plain, diameterMm: null }, { side: "front", detail: "screen" });
    expect(unknown).toContain('viewBox="0 0 300 300"');
    expect(unknown).toContain("illustration, not a coin · diameter not recorded");
  });

  it("is the same each time, and another for each side, detail, coin and metal", () => {
    const drawn = views.map((view) => drawCoin(plain, view));
    expect(views.map((view) => drawCoin(plain, view))).toEqual(drawn);
    expect(new Set(drawn).size).toBe(views.length);
    const [view] = views;
    if (view === undefined) throw new Error("no view");
    expect(drawCoin({ ...plain, id: "coin-u" }, view)).not.toBe(drawn[0]);
    expect(drawCoin({ ...plain, metal: "silver" }, view)).not.toBe(drawn[0]);
  });

  it("strikes the value on the back only, also one that is no whole number", () => {
    const strikes = (faceValue: number | null, side: CoinView["side"]) =>
      drawCoin({ ...plain, faceValue }, { side, detail: "screen" });
    expect(strikes(50, "front")).toBe(strikes(null, "front"));
    expect(strikes(50, "back")).not.toBe(strikes(null, "back"));
    expect(strikes(2.5, "back")).not.toBe(strikes(25, "back"));
  });

  it("says that it is a specimen and keeps names with signs of markup as text", () => {
    for (const view of views) {
      const svg = drawCoin(plain, view);
      expect(svg).toContain('data-layer="specimen"');
      expect(svg).toContain(
        "<title>SPECIMEN: Test &amp; &quot;Trial&quot; &lt;1/10 oz&gt;, Testland",
      );
      expect(svg).toContain("illustration, not a coin · 16.52 mm");
    }
  });

  it("fits its budget for every coin of the catalogue, whole in its numbers and references", () => {
    for (const coin of readFacts(coinFiles).coins) {
      for (const view of views) {
        const svg = drawCoin({ ...coin, issuer: "United Arab Emirates" }, view);
        expect(Buffer.byteLength(svg), `${coin.id} ${view.detail}`).toBeLessThan(
          budget[view.detail],
        );
        expect(svg).not.toMatch(/NaN|undefined|Infinity|null|<(script|image|style)\b/);
        const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
        const references = [...svg.matchAll(/(?:href="|url\()#(\w+)/g)].map(([, id]) => id);
        expect(references.filter((id) => !ids.includes(id))).toEqual([]);
      }
    }
  });
});
