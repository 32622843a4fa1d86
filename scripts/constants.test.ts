import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const [, , ...rows] = readFileSync(join(root, "docs/constants.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").map((cell) => cell.trim()));

it("lists the constants", () => {
  expect(rows.length).toBeGreaterThan(20);
});

it.each(rows)("%s%s is tested where the page says", (_, what, value, tests = "") => {
  expect([what, value]).not.toContain("");
  const files = tests.split(", ").map((file) => file.replaceAll("`", ""));
  for (const file of files) {
    expect(file).toMatch(/\.(test|stories|spec)\.tsx?$/);
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(readFileSync(join(root, file), "utf8")).toContain("expect(");
  }
});
