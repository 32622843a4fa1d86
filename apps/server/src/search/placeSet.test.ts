import fc from "fast-check";
import { expect, it } from "vitest";
import { PlaceSet } from "./placeSet.ts";

const length = 100;
const list = fc.uniqueArray(fc.nat(length - 1));

it("holds places as a set does, in ascending order", () => {
  fc.assert(
    fc.property(fc.array(list, { minLength: 1, maxLength: 4 }), (lists) => {
      const wanted = new Set(lists.flat());
      const set = PlaceSet.of(
        length,
        lists.map((places) => Uint32Array.from(places)),
      );
      expect([...set.places()]).toEqual([...wanted].sort((a, b) => a - b));
      expect(set.size).toBe(wanted.size);
      for (let place = 0; place < length; place += 1)
        expect(set.has(place)).toBe(wanted.has(place));
    }),
  );
});

it("finds what several sets have in common and leaves them as they are", () => {
  fc.assert(
    fc.property(fc.array(list, { minLength: 1, maxLength: 4 }), (lists) => {
      const sets = lists.map((places) => PlaceSet.of(length, [Uint32Array.from(places)]));
      const [first = []] = lists;
      const common = first.filter((place) => lists.every((places) => places.includes(place)));
      expect(new Set(PlaceSet.common(sets)?.places())).toEqual(new Set(common));
      expect(sets.map(({ size }) => size)).toEqual(lists.map((places) => places.length));
    }),
  );
  expect(PlaceSet.common([])).toBeUndefined();
});
