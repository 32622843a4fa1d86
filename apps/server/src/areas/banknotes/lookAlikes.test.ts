import { expect, it } from "vitest";
import { featuresOnlyOf, differencesBetween, type Distinguished } from "./lookAlikes.ts";

const note: Distinguished = {
  issuer: "European Central Bank",
  widthMm: 140,
  heightMm: 77,
  mainColour: "orange",
  substrate: "cotton",
  firstIssued: "2002-01-01",
  front: "Renaissance windows",
  back: "Bridge",
  securityFeatures: ["watermark", "hologram_patch"],
};
const unknown: Distinguished = {
  issuer: "European Central Bank",
  widthMm: null,
  heightMm: null,
  mainColour: null,
  substrate: null,
  firstIssued: null,
  front: null,
  back: null,
  securityFeatures: [],
};

it("finds no mark between two notes that are recorded alike", () => {
  expect(differencesBetween(note, { ...note, front: " renaissance Windows" })).toEqual([]);
});

it("names each fact that differs", () => {
  const other: Distinguished = {
    issuer: "Bank of Ireland",
    widthMm: 133,
    heightMm: 77,
    mainColour: "red",
    substrate: "polymer",
    firstIssued: "2017-04-04",
    front: "Gate",
    back: "Map",
    securityFeatures: ["watermark"],
  };
  expect(differencesBetween(note, other)).toEqual([
    "issuer",
    "size",
    "colour",
    "issued",
    "motifFront",
    "motifBack",
    "material",
    "features",
  ]);
});

it("never takes what is not known for a difference", () => {
  expect(differencesBetween(note, unknown)).toEqual([]);
  expect(differencesBetween(unknown, note)).toEqual([]);
  expect(featuresOnlyOf(note, unknown)).toEqual([]);
});

it("ignores less than a millimetre and the orientation", () => {
  expect(differencesBetween(note, { ...note, widthMm: 140.6 })).toEqual([]);
  expect(differencesBetween(note, { ...note, widthMm: 77, heightMm: 140 })).toEqual([]);
  expect(differencesBetween(note, { ...note, heightMm: 78 })).toEqual(["size"]);
});

it("does not tell a year from a day in it", () => {
  expect(differencesBetween(note, { ...note, firstIssued: "2002" })).toEqual([]);
  expect(differencesBetween(note, { ...note, firstIssued: "2003" })).toEqual(["issued"]);
});

it("says which features only one of them has", () => {
  const plain = { ...note, securityFeatures: ["watermark", "foil"] };
  expect(featuresOnlyOf(note, plain)).toEqual(["hologram_patch"]);
  expect(featuresOnlyOf(plain, note)).toEqual(["foil"]);
});
