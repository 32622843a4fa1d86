import { describe, expect, it } from "vitest";
import { groupItems, itemLabel } from "./calendarItem.ts";

describe("the entries of a month", () => {
  it("stand in four rows: new, out of circulation, worthless, info", () => {
    const rows = groupItems([
      { id: "a", category: "worthless" as const },
      { id: "b", category: "new" as const },
      { id: "c", category: "worthless" as const },
    ]);
    expect(rows.map(({ category, items }) => [category, items.map(({ id }) => id).join()])).toEqual(
      [
        ["new", "b"],
        ["outOfCirculation", ""],
        ["worthless", "a,c"],
        ["info", ""],
      ],
    );
  });

  it("read 'country value', and the country alone where there is no value", () => {
    const inGerman = (value: number) => value.toLocaleString("de");
    expect(itemLabel({ countryName: "Dänemark", ratedValue: 1000 }, inGerman)).toBe(
      "Dänemark 1.000",
    );
    expect(itemLabel({ countryName: "Malta", ratedValue: null }, inGerman)).toBe("Malta");
  });
});
