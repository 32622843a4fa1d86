import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const rows = readFileSync(join(root, "docs/identity.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|"));

/** A test that a row names: where it is, and words of its title. */
interface Named {
  readonly file: string;
  readonly words: readonly string[];
}

const unitTests = globSync("{apps,packages}/*/src/**/*.test.ts", { cwd: root }).map((file) =>
  file.replaceAll("\\", "/"),
);

/** A journey, a path, or the name of a test: that of sign-in itself, else the only one there is. */
function fileOf(name: string): string {
  const journey = /^e2e (\w+)$/.exec(name)?.[1];
  if (journey !== undefined) return `e2e/journeys/${journey}.spec.ts`;
  const files = unitTests.filter((file) => file.endsWith(`/${name}`));
  const own = files.find((file) => file.startsWith("packages/core/src/identity/"));
  return own ?? (files.length === 1 ? files.join() : name);
}

const namedIn = (row: string): Named[] =>
  [...row.matchAll(/`(e2e \w+|[\w/]+\.test\.ts)`([^`|]*)/g)].map(([, name = "", text = ""]) => ({
    file: fileOf(name),
    words: text
      .split(";")
      .map((part) => part.trim().toLowerCase())
      .filter((part) => part !== ""),
  }));

const named = rows.flatMap(namedIn);

it("names a test for each constant and each attack", () => {
  const numbered = rows.filter((row) => /\d/.test(row.split("|")[2] ?? ""));
  expect(numbered.length).toBeGreaterThan(8);
  for (const row of numbered) expect(namedIn(row), row).not.toEqual([]);
  expect(named.length).toBeGreaterThan(45);
});

it.each(named)("finds $words in $file", ({ file, words }) => {
  expect(existsSync(join(root, file))).toBe(true);
  const text = readFileSync(join(root, file), "utf8").toLowerCase();
  for (const part of words) expect(text).toContain(part);
});
