import { expect, it } from "vitest";
import { newestOf } from "./newestOf.ts";

const article = (publishedAt: string, isNew = true) => ({ publishedAt, isNew });

it("is the newest instant, whatever its notation", () => {
  expect(
    newestOf([
      article("2026-11-20T08:00:00Z", false),
      article("2026-11-20T08:00:00.500Z"),
      article("2026-11-19T23:00:00Z"),
    ]),
  ).toBe("2026-11-20T08:00:00.500Z");
});

it("is nothing where nothing is new", () => {
  expect(newestOf([])).toBeNull();
  expect(newestOf([article("2026-11-20T08:00:00Z", false)])).toBeNull();
});
