import { expect, it } from "vitest";
import { coinQuestion, ingotQuestion, searchSchema } from "./metalSearch.ts";

it("has coins on and bars off where the address says nothing", () => {
  const asked = searchSchema.read("");
  expect(coinQuestion(asked)).toEqual({
    "coins.enabled": true,
    "coins.grossWeightUnit": "gram",
    country: "0",
    page: 1,
    pageSize: 9,
  });
  expect(ingotQuestion(asked)).toMatchObject({ "ingots.enabled": false, "ingots.gold": true });
});

it("writes dotted keys, and only what differs from the defaults", () => {
  const texts = searchSchema.merge(
    {},
    { "coins.fineness.from": 900, "ingots.enabled": true, "ingots.kinebar": false, country: "0" },
  );
  expect(decodeURIComponent(searchSchema.write("from=panel", texts).toString())).toBe(
    "from=panel&coins.fineness.from=900&ingots.enabled=true&ingots.kinebar=false",
  );
});

it("gives each list its own page, and starts both anew for another question", () => {
  const address = "coins.page=3&ingots.page=2&ingots.enabled=true";
  const asked = searchSchema.read(address);
  expect(coinQuestion(asked).page).toBe(3);
  expect(ingotQuestion(asked).page).toBe(2);
  const texts = searchSchema.type(searchSchema.textsOf(address), { description: "eagle" });
  expect(searchSchema.parse(texts)).toMatchObject({ "coins.page": 1, "ingots.page": 1 });
});

it.each(["coins.unmeasured", "coins.unjudged"])("asks for %s in one list alone", (name) => {
  const asked = searchSchema.read(`${name}=true`);
  expect(coinQuestion(asked)).toHaveProperty("unmeasured", true);
  expect(ingotQuestion(asked)).not.toHaveProperty("unmeasured");
});
