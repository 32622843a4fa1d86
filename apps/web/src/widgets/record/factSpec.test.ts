import { expect, test } from "vitest";
import { isDifferent, localized, measure, size, specsIn, type FactSpec } from "./factSpec.ts";

interface Stamp {
  widthMm: number | null;
  heightMm: number | null;
}

const specs: FactSpec<Stamp>[] = [
  { id: "size", label: "catalogue.facts.size", value: (it) => size(it.widthMm, it.heightMm) },
  {
    id: "issued",
    label: "catalogue.facts.issued",
    value: () => null,
    notIn: ["screen"],
  },
];

test("one list has the facts of every place, in its order", () => {
  expect(specsIn(specs, "screen").map(({ id }) => id)).toEqual(["size"]);
  expect(specsIn(specs, "print").map(({ id }) => id)).toEqual(["size", "issued"]);
});

test("a size of which one side is not known is not known", () => {
  expect(size(140, null)).toBeNull();
  expect(measure(null, "g")).toBeNull();
});

test("records differ in a fact when two of them are known to", () => {
  const en = (text: string) => localized({ text, lang: "en" });
  expect(isDifferent([en("Orange"), en("Blue")])).toBe(true);
  expect(isDifferent([en("Orange"), en("Orange")])).toBe(false);
  expect(isDifferent([size(140, 77), size(133, 77)])).toBe(true);
});

test("what is not known of one record is no difference", () => {
  expect(isDifferent([size(140, 77), null])).toBe(false);
});
