import { expect, test } from "vitest";
import { pagesToShow } from "./pagesToShow.ts";

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 6, [1, 2, 3, null, 6]],
  [1, 9, [1, 2, 3, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [6, 9, [1, null, 5, 6, 7, 8, 9]],
  [9, 9, [1, null, 7, 8, 9]],
])("page %i of %i offers %j", (current, count, pages) => {
  expect(pagesToShow(current, count)).toEqual(pages);
});

test("a page beyond the last still offers the way back", () => {
  expect(pagesToShow(7, 2)).toEqual([1, 2]);
});

test("one never has to pass a gap that hides a single page", () => {
  for (let count = 1; count <= 30; count++)
    for (let current = 1; current <= count; current++) {
      const pages = pagesToShow(current, count);
      pages.forEach((page, at) => {
        if (page === null) expect((pages[at + 1] ?? 0) - (pages[at - 1] ?? 0)).toBeGreaterThan(2);
      });
    }
});
