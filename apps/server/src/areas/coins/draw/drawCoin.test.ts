import { describe, expect, it } from "vitest";
import { readFacts } from "../../../catalogue/readFacts.ts";
import { expectSpecimen, faultsOf } from "../../../testing/drawing.ts";
import { coinFiles } from "../facts.ts";
import { drawnCoin } from "../queries.ts";
import { type DrawnCoin, undescribed } from "./drawnCoin.ts";
import { coinSides, describeCoin, motifOf } from "./describeCoin.ts";
import { type CoinView, drawCoin } from "./drawCoin.ts";

const views: CoinView[] = coinSides.flatMap((side) =>
  (["list", "screen", "full"] as const).map((detail) => ({ side, detail })),
);
const { coins: first, moreCoins, details } = readFacts(coinFiles);
const coins = [...first, ...moreCoins].map((fact) =>
  drawnCoin(fact, details[fact.id] ?? null, fact.country),
);

const plain: DrawnCoin = {
  ...undescribed,
  id: "coin-t",
  name: 'Test & "Trial" <1/10 oz>',
  issuer: "Testland",
  metal: "gold",
  diameterMm: 16.52,
  thicknessMm: 1.4,
  faceValue: null,
};

describe("the drawing of a coin", () => {
  it("is whole and within its bytes for every coin of the catalogue, each side and detail", () => {
    const faults = coins.flatMap((coin) =>
      views.flatMap((view) =>
        faultsOf(drawCoin(coin, view), view.detail).map(
          (fault) => `${coin.id} ${view.side}: ${fault}`,
        ),
      ),
    );
    expect(coins.length).toBeGreaterThan(150);
    expect(faults).toEqual([]);
  });

  it("has its true diameter in tenths of a millimetre, and a neutral one where none is known", () => {
    expect(drawCoin(plain, { side: "front", detail: "list" })).toContain(
      'viewBox="0 0 165.2 165.2"',
    );
    expect(drawCoin(plain, { side: "edge", detail: "list" })).toContain('viewBox="0 0 165.2 14"');
    const unknown = drawCoin({ ...plain, diameterMm: null }, { side: "front", detail: "screen" });
    expect(unknown).toContain('viewBox="0 0 300 300"');
    expect(unknown).toContain("illustration, not a coin · diameter not recorded");
  });

  it("is the same each time, and another for each side, detail, coin, metal and alloy", () => {
    const faces = views.filter(({ side }) => side !== "edge");
    const drawn = faces.map((view) => drawCoin(plain, view));
    expect(faces.map((view) => drawCoin(plain, view))).toEqual(drawn);
    expect(new Set(drawn).size).toBe(faces.length);
    const view = { side: "front", detail: "screen" } as const;
    const looks = [
      plain,
      { ...plain, id: "coin-u" },
      { ...plain, metal: "silver" as const },
      { ...plain, alloy: { Au: 900, Cu: 100 } },
    ].map((coin) => drawCoin(coin, view));
    expect(new Set(looks).size).toBe(looks.length);
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
      if (view.side !== "edge") expectSpecimen(svg);
      expect(svg).toContain(
        "<title>SPECIMEN: Test &amp; &quot;Trial&quot; &lt;1/10 oz&gt;, Testland; illustration, not a coin · 16.52 mm",
      );
    }
  });

  it("cuts the edge that the record names: reeds by their count, letters, ornaments, nothing", () => {
    const edges = (["reeded", "plain", "lettered", "ornamented", null] as const).map((type) =>
      drawCoin(
        { ...plain, edge: { type, inscription: "FERT FERT", reeds: type === null ? null : 120 } },
        { side: "edge", detail: "screen" },
      ),
    );
    // What is not known is drawn as plain: the facts say that it is not recorded.
    expect(new Set(edges).size).toBe(4);
    expect(edges[1]).toBe(edges[4]);
    expect(edges[0]?.match(/M\d+ \d+V\d+/g)).toHaveLength(60);
  });

  it("draws each feature that has a place on a side in its box", () => {
    const features = new Map(
      coins.flatMap((coin) => describeCoin(coin).map((feature) => [feature.id, { coin, feature }])),
    );
    expect(features.size).toBeGreaterThan(8);
    for (const { coin, feature } of features.values()) {
      expect(feature.pin.x).toBeGreaterThan(0);
      expect(feature.pin.x).toBeLessThan(100);
      // The colour of the metal and the edge itself are there in any case.
      if (feature.side === "edge" || feature.id === "colour") continue;
      const without = { ...coin, features: coin.features.filter(({ id }) => id !== feature.id) };
      const view = { side: feature.side, detail: "screen" } as const;
      expect(drawCoin(coin, view), feature.id).not.toBe(drawCoin(without, view));
    }
  });
});

describe("the motif of a coin", () => {
  it("tells the picture in words and finds the words that the coin bears", () => {
    expect(
      motifOf("Bust of Paul Kruger left; SUID-AFRIKA and SOUTH AFRICA around (Otto Schultz)"),
    ).toEqual({ picture: "BUST OF PAUL KRUGER LEFT", legend: "SUID-AFRIKA · SOUTH AFRICA" });
    expect(motifOf("Queen Elizabeth II right: Machin 1979-1989").picture).toBe(
      "QUEEN ELIZABETH II RIGHT",
    );
    expect(motifOf(null)).toEqual({ picture: "MOTIF NOT RECORDED", legend: "" });
  });
});
