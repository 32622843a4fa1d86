import { describe, expect, it } from "vitest";
import {
  sampleDocument,
  sampleFeatures,
  sampleUnknownDocument,
} from "../../widgets/documents/samples.ts";
import { checkedFeature, documentViewer, mainPageOf, pinOf, viewerOf } from "./documentSpecimen.ts";

const viewer = { ...documentViewer.read(""), show: () => {}, choose: () => {} };

describe("the viewer of a document", () => {
  it("shows the page with the portrait where the address names none, or one it does not have", () => {
    expect(viewerOf(viewer, sampleDocument).side).toBe("data");
    expect(viewerOf(viewer, sampleUnknownDocument).side).toBe("front");
    expect(viewerOf({ ...viewer, side: "cover" }, sampleUnknownDocument).side).toBe("front");
    expect(viewerOf({ ...viewer, side: "cover" }, sampleDocument).side).toBe("cover");
    expect(mainPageOf({ pages: [] })).toBe("front");
  });

  it("puts the place of a feature on the main page first", () => {
    const [feature] = sampleFeatures;
    if (feature === undefined) throw new Error("no sample");
    const [place] = feature.places;
    if (place === undefined) throw new Error("no place");
    const both = { ...feature, places: [{ ...place, page: "cover" as const }, place] };
    expect(pinOf(both, "data").places.map(({ side }) => side)).toEqual(["data", "cover"]);
    expect(pinOf(both, "data").places[0]).toEqual({ side: "data", x: 3, y: 18, w: 28, h: 51 });
  });
});

it("says in which light a feature is checked by its tool", () => {
  const ways = (["uvLamp", "irCamera", "lightBehind", "magnifier"] as const).map((tool) => {
    const [feature] = sampleFeatures;
    if (feature === undefined) throw new Error("no sample");
    return checkedFeature({ ...feature, check: "light", tool }).check;
  });
  expect(ways).toEqual(["uv", "ir", "throughLight", "look"]);
});
