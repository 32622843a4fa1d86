import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const [, , ...rows] = readFileSync(join(root, "docs/constants.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").map((cell) => cell.trim()));

/** The tests that a row names: each file, and words of the titles of tests or names of stories in it. */
const testsIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+\.(?:test|spec|stories)\.tsx?)`([^`]*)/g)].map(
    ([, file = "", titles = ""]) => ({
      file,
      titles: titles
        .split(";")
        .map((title) => title.trim())
        .filter((title) => title !== ""),
    }),
  );

/** What a file says of its tests: their titles, and the names of its stories. */
function titlesIn(file: string): string {
  const text = readFileSync(join(root, file), "utf8");
  const stories = [...text.matchAll(/export const (\w+): Story/g)];
  const tests = [...text.matchAll(/\b(?:it|test)(?:\.\w+)?\(\s*"([^"]+)"/g)];
  const tables = [...text.matchAll(/^\s*\]\)\(\s*"([^"]+)"/gm)];
  return [...stories, ...tests, ...tables].map(([, title]) => title).join("\n");
}

it("lists the constants", () => {
  expect(rows.length).toBeGreaterThan(30);
});

it.each(rows)("%s%s is tested where the page says", (_, what, value, tests = "") => {
  expect([what, value]).not.toContain("");
  const named = testsIn(tests);
  expect(named).not.toEqual([]);
  for (const { file, titles } of named) {
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(titles, file).not.toEqual([]);
    for (const title of titles) expect(titlesIn(file)).toContain(title);
  }
});
