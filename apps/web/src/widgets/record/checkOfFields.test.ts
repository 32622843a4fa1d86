import type { Provenance } from "@specimen/api/contract";
import { expect, test } from "vitest";
import { checkOfFields } from "./checkOfFields.ts";

const page = (label: string) => ({ label, url: `https://${label}/` });
const provenance: Provenance = {
  confidence: "medium",
  sources: [page("a.example"), page("b.example"), page("c.example")],
  checks: [
    { field: "widthMm", checkedOn: "2026-11-21", sources: [0, 2] },
    { field: "heightMm", checkedOn: "2026-11-20", sources: [2] },
  ],
  checkedOn: "2026-11-21",
  asOf: "2026-11-21",
};

test("a fact is checked with each of its fields, as of the first of the days", () => {
  expect(checkOfFields(provenance, ["widthMm", "heightMm"])).toEqual({
    checkedOn: "2026-11-20",
    sources: [
      { number: 1, ...page("a.example") },
      { number: 3, ...page("c.example") },
    ],
  });
});

test("a fact with a field that was not checked is unverified", () => {
  expect(checkOfFields(provenance, ["widthMm", "colour"])).toBeNull();
  expect(checkOfFields(provenance, ["colour"])).toBeNull();
  expect(checkOfFields(provenance, [])).toBeNull();
});
