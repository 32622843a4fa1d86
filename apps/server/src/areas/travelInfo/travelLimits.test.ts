import type { TravelLimit, TravelSections } from "@specimen/api/contract";
import { describe, expect, it } from "vitest";
import { isByTraveller, limitsBy, shownLimits, unknownLimits } from "./travelLimits.ts";

const declared = (amount: number): Pick<TravelLimit, "kind" | "amount" | "currencyISO"> => ({
  kind: "toDeclareFrom",
  amount,
  currencyISO: "EUR",
});
const all: TravelSections = {
  residentImport: true,
  residentExport: true,
  visitorImport: true,
  visitorExport: true,
  note: true,
  addition: true,
};

describe("limits", () => {
  it("are eight: residents before visitors, import before export, local before foreign", () => {
    const order = unknownLimits.map(({ traveller, direction, money }) =>
      [traveller, direction, money].join(" "),
    );
    expect(order).toEqual([
      "resident import local",
      "resident import foreign",
      "resident export local",
      "resident export foreign",
      "visitor import local",
      "visitor import foreign",
      "visitor export local",
      "visitor export foreign",
    ]);
    expect(new Set(unknownLimits.map(({ kind }) => kind))).toEqual(new Set(["notSpecified"]));
  });

  it("know whether residents and visitors are distinguished", () => {
    expect(isByTraveller(limitsBy(() => declared(10_000)))).toBe(false);
    const apart = limitsBy(({ traveller }) => declared(traveller === "visitor" ? 5_000 : 10_000));
    expect(isByTraveller(apart)).toBe(true);
  });

  it("leave out what a section hides", () => {
    expect(shownLimits(unknownLimits, all)).toHaveLength(8);
    const shown = shownLimits(unknownLimits, { ...all, visitorExport: false });
    expect(shown).toHaveLength(6);
    expect(shown.some((each) => each.traveller === "visitor" && each.direction === "export")).toBe(
      false,
    );
  });
});
