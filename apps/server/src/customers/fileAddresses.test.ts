import { expect, it } from "vitest";
import { expiryOf } from "./fileAddresses.ts";

const at = (time: string) => expiryOf(new Date(time));
const seconds = (time: string) => new Date(time).getTime() / 1000;

it.each([
  ["2026-11-21T12:00:00.000Z", "2026-11-22T00:00:00Z"],
  ["2026-11-21T12:00:00.001Z", "2026-11-22T01:00:00Z"],
  ["2026-11-21T12:59:59.999Z", "2026-11-22T01:00:00Z"],
])("an address made at %s ends at %s: at least twelve hours, at a full hour", (made, ends) => {
  expect(at(made)).toBe(seconds(ends));
});
