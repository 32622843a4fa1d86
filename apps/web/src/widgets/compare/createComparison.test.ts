import { expect, test } from "vitest";
import { createComparison } from "./createComparison.ts";

const stamps = createComparison("stamps", 3, {
  parameter: "stamps",
  hrefOf: (ids) => `/stamps/compare?${new URLSearchParams({ stamps: ids.join(",") }).toString()}`,
  full: "banknotes.compare.full",
});

const idsOf = (query: string | URLSearchParams) => stamps.idsIn(stamps.schema.read(query));

test("an address names its records in their order", () => {
  expect(idsOf("stamps=S-50,S-20&light=uv")).toEqual(["S-50", "S-20"]);
});

test("no record stands there twice, and no fourth one", () => {
  expect(idsOf("stamps=A,B,A,C,D")).toEqual(["A", "B", "C"]);
  expect(idsOf("")).toEqual([]);
  expect(idsOf("stamps=,,")).toEqual([]);
});

test("the address that leads to a comparison is the one it writes", () => {
  const { search } = new URL(stamps.hrefOf(["A", "B"]), "http://here");
  const { schema } = stamps;
  const written = schema.write("", schema.merge({}, { ids: idsOf(search) }));
  expect(idsOf(written)).toEqual(["A", "B"]);
});
