import { expect, test } from "vitest";
import { toAddress, toView, viewerSchema } from "./viewerState.ts";

const schema = viewerSchema(["white", "uv", "ir", "transmitted"], ["front", "back"]);
const plain = {
  light: "white",
  side: "front",
  feature: "",
  zoom: 1,
  x: 50,
  y: 50,
  trueSize: false,
};

test("an address without a view shows the whole first side in the first light", () => {
  expect(schema.read("")).toEqual(plain);
  expect(viewerSchema(["white"], ["cover", "dataPage"]).read("").side).toBe("cover");
});

test("light, side, feature, zoom and place are read from the address", () => {
  expect(schema.read("light=uv&side=back&feature=kinegram&zoom=2.5&x=30&y=61.5")).toEqual({
    ...plain,
    light: "uv",
    side: "back",
    feature: "kinegram",
    zoom: 2.5,
    x: 30,
    y: 61.5,
  });
});

test("what makes no sense is passed over or taken to the nearest bound", () => {
  expect(schema.read("light=x-ray&side=edge&zoom=900&x=-4&y=400&trueSize=perhaps")).toEqual({
    ...plain,
    zoom: 8,
    x: 0,
    y: 100,
  });
  expect(schema.read("zoom=-3").zoom).toBe(1);
});

test("a view comes back from its address", () => {
  const address = toAddress({ zoom: 2.7182, x: 0.30333, y: 0.5 });
  expect(address).toEqual({ zoom: 2.72, x: 30.3, y: 50 });
  expect(toAddress(toView(address))).toEqual(address);
});
