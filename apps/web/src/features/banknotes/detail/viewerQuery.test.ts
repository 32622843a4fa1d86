import { readFilter } from "@specimen/core/url";
import { expect, test } from "vitest";
import { readViewer, viewerDefaults } from "./viewerQuery.ts";

const read = (query: string) => readViewer(readFilter(query, viewerDefaults));

test("an address without a view shows the whole front in white light", () => {
  expect(read("")).toEqual({ light: "white", side: "front", feature: "", zoom: 1 });
});

test("light, side, feature and zoom are read from the address", () => {
  expect(read("light=uv&side=back&feature=kinegram&zoom=2.5")).toEqual({
    light: "uv",
    side: "back",
    feature: "kinegram",
    zoom: 2.5,
  });
});

test("what makes no sense is passed over", () => {
  expect(read("light=x-ray&side=edge&zoom=900")).toEqual({
    light: "white",
    side: "front",
    feature: "",
    zoom: 8,
  });
  expect(read("zoom=-3").zoom).toBe(1);
});
