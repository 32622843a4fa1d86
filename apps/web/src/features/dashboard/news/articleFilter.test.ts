import { expect, it } from "vitest";
import { isNarrowed, sendable, unfiltered } from "./articleFilter.ts";

it("sends a title and whole days only", () => {
  const filter = {
    title: " forint ",
    activeDateFrom: "2026-11-01",
    activeDateTo: "2026-11",
    createdAtFrom: "soon",
    createdAtTo: "",
  };
  expect(sendable(filter)).toEqual({ title: "forint", activeDateFrom: "2026-11-01" });
});

it("knows whether it narrows anything", () => {
  expect(isNarrowed(unfiltered)).toBe(false);
  expect(isNarrowed({ ...unfiltered, createdAtTo: "2026-11-01" })).toBe(true);
});
