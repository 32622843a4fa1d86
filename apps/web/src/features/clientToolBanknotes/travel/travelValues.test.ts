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
  const values = toTravelValues({ additions: { de: "<p>x</p>" }, limits: null }, [limit]);
  expect(values.limits).toHaveLength(8);
  expect(values.limits[3]).toMatchObject({ kind: "toDeclareFrom", amount: "5000" });
  expect(fromTravelValues(values)).toEqual({ additions: { de: "<p>x</p>" }, limits: null });
  const own = fromTravelValues({ ...values, hasOwnLimits: true });
  expect(own.limits?.[3]).toEqual(limit);
  expect(TravelInfoRule.safeParse(own).success).toBe(true);
});

it("drops the amount of a kind without one, and an amount that is missing is a problem", () => {
  const values = toTravelValues({ limits: [limit] }, []);
  const [rest, own] = [values.limits.slice(0, 3), values.limits.slice(4)];
  const withKind = (kind: TravelLimit["kind"], amount: string) => ({
    ...values,
    limits: [...rest, { ...limit, kind, amount, currencyISO: "tnd" }, ...own],
  });
  expect(fromTravelValues(withKind("noLimit", "5")).limits?.[3]).toMatchObject({ amount: null });
  const judged = TravelInfoRule.safeParse(fromTravelValues(withKind("allowsUp", "")));
  expect(judged.error?.issues.map(({ path }) => path.join("."))).toContain("limits.3.amount");
});
