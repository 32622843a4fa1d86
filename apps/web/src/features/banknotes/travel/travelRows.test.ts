import type { Direction, Money, TravelLimit, Traveller } from "@specimen/api/contract";
import { expect, test } from "vitest";
import { travelRows, type TravelRow } from "./travelRows.ts";

const limit = (
  traveller: Traveller,
  direction: Direction,
  money: Money,
  kind: TravelLimit["kind"] = "noLimit",
): TravelLimit => ({ traveller, direction, money, kind, amount: null, currencyISO: null });

const all = (["resident", "visitor"] as const).flatMap((traveller) =>
  (["import", "export"] as const).flatMap((direction) =>
    (["local", "foreign"] as const).map((money) => limit(traveller, direction, money)),
  ),
);
const names = (rows: readonly TravelRow[]) =>
  rows.map(({ traveller, direction }) => `${traveller} ${direction}`);

test("a rule that tells travellers apart has a row for each and each way", () => {
  expect(names(travelRows(all, { isByTraveller: true }))).toEqual([
    "resident import",
    "resident export",
    "visitor import",
    "visitor export",
  ]);
});

test("a rule that says the same of both says it once", () => {
  expect(names(travelRows(all, { isByTraveller: false }))).toEqual([
    "everybody import",
    "everybody export",
  ]);
});

test("where the customer hides visitors, the rows say that they are of residents", () => {
  const shown = all.filter(({ traveller }) => traveller === "resident");
  expect(names(travelRows(shown, { isByTraveller: false }))).toEqual([
    "resident import",
    "resident export",
  ]);
});

test("an empty limit shows nothing, and a row of them is left out", () => {
  const limits = [
    limit("visitor", "import", "local", "empty"),
    limit("visitor", "import", "foreign", "declare"),
    limit("visitor", "export", "local", "empty"),
    limit("visitor", "export", "foreign", "empty"),
  ];
  const rows = travelRows(limits, { isByTraveller: true });
  expect(names(rows)).toEqual(["visitor import"]);
  expect(rows[0]?.limits.local).toBeNull();
  expect(rows[0]?.limits.foreign?.kind).toBe("declare");
});
