import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readResults, sumOf, talliesOf, tallyOf } from "./tally.ts";

const vitest = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
const playwright = { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 } };

it("counts what Vitest reports", () => {
  expect(tallyOf(vitest)).toEqual({ passed: 7, failed: 1, skipped: 3 });
});

it("counts what Playwright reports", () => {
  expect(tallyOf(playwright)).toEqual({ passed: 6, failed: 2, skipped: 3 });
});

it("counts a test file that could not be loaded as failed", () => {
  const testResults = [
    { status: "failed", assertionResults: [] },
    { status: "failed", assertionResults: [{}] },
    { status: "passed", assertionResults: [] },
  ];
  expect(tallyOf({ ...vitest, testResults }).failed).toBe(2);
});

it("counts what broke outside of Playwright's tests as failed", () => {
  expect(tallyOf({ ...playwright, errors: [{ message: "SyntaxError" }] }).failed).toBe(3);
});

it.each([null, [], {}, { numPassedTests: "7" }, { stats: {} }])("refuses %j", (result) => {
  expect(() => tallyOf(result)).toThrow(TypeError);
});

it("sums every result file of every workspace and leaves out those without", () => {
  const root = mkdtempSync(join(tmpdir(), "tally-"));
  mkdirSync(join(root, "web/.results"), { recursive: true });
  writeFileSync(join(root, "web/.results/vitest.json"), JSON.stringify(vitest));
  writeFileSync(join(root, "web/.results/playwright.json"), JSON.stringify(playwright));
  const results = readResults(root, [
    { name: "web", folder: "web" },
    { name: "ui", folder: "ui" },
  ]);
  rmSync(root, { recursive: true });
  const tallies = talliesOf(results);
  expect([...tallies.keys()]).toEqual(["web"]);
  expect(sumOf(tallies)).toEqual({ passed: 13, failed: 3, skipped: 6 });
});
