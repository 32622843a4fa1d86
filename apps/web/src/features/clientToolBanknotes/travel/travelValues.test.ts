import { TravelInfoRule, type TravelLimit } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { fromTravelValues, toTravelValues } from "./travelValues.ts";

const limit: TravelLimit = {
  traveller: "resident",
  direction: "export",
  money: "foreign",
  kind: "toDeclareFrom",
  amount: 5000,
  currencyISO: "TND",
};

it("begins with the catalogue's limits and sends none until there are own ones", () => {
  const values = toTravelValues({ additions: { de: "<p>x</p>" }, limits: null }, [limit], "en");
  expect(values.limits).toHaveLength(8);
  expect(values.limits[3]).toMatchObject({ kind: "toDeclareFrom", amount: "5000" });
  expect(fromTravelValues(values, "en")).toEqual({ additions: { de: "<p>x</p>" }, limits: null });
  const own = fromTravelValues({ ...values, hasOwnLimits: true }, "en");
  expect(own.limits?.[3]).toEqual(limit);
  expect(TravelInfoRule.safeParse(own).success).toBe(true);
});

it("drops the amount of a kind without one, and an amount that is missing is a problem", () => {
  const values = toTravelValues({ limits: [limit] }, [], "en");
  const [rest, own] = [values.limits.slice(0, 3), values.limits.slice(4)];
  const withKind = (kind: TravelLimit["kind"], amount: string) => ({
    ...values,
    limits: [...rest, { ...limit, kind, amount, currencyISO: "tnd" }, ...own],
  });
  expect(fromTravelValues(withKind("noLimit", "5"), "en").limits?.[3]).toMatchObject({
    amount: null,
  });
  const judged = TravelInfoRule.safeParse(fromTravelValues(withKind("allowsUp", ""), "en"));
  expect(judged.error?.issues.map(({ path }) => path.join("."))).toContain("limits.3.amount");
});

it("writes and reads amounts as the language does", () => {
  const values = toTravelValues({ limits: [{ ...limit, amount: 5000.5 }] }, [], "de");
  expect(values.limits[3]).toMatchObject({ amount: "5000,5" });
  expect(fromTravelValues(values, "de").limits?.[3]).toMatchObject({ amount: 5000.5 });
  const limits = values.limits.with(3, { ...limit, amount: "10.000", currencyISO: "EUR" });
  const judged = TravelInfoRule.safeParse(fromTravelValues({ ...values, limits }, "de"));
  expect(judged.error?.issues).toMatchObject([{ path: ["limits", 3, "amount"] }]);
});
