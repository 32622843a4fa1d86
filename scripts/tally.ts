import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A workspace whose tests leave their results in its `.results` folder. */
export interface Workspace {
  name: string;
  folder: string;
}

/** How many tests passed, failed and were left out. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/** Whether a value of a result file is an object with named members. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const countOf = (record: Record<string, unknown>, key: string): number => {
  const value = record[key];
  if (typeof value !== "number") throw new TypeError(`A result file has no number ${key}.`);
  return value;
};

/**
 * Reads the result of one run, as Vitest's or Playwright's JSON reporter writes it.
 * Throws a TypeError for anything else, so that no run is counted as empty by mistake.
 */
export function tallyOf(result: unknown): Tally {
  if (!isRecord(result)) throw new TypeError("A result file is not an object.");
  const { stats } = result;
  if (isRecord(stats)) {
    return {
      passed: countOf(stats, "expected") + countOf(stats, "flaky"),
      // What breaks outside of a test, such as a file that cannot be loaded, is counted nowhere else.
      failed:
        countOf(stats, "unexpected") + (Array.isArray(result.errors) ? result.errors.length : 0),
      skipped: countOf(stats, "skipped"),
    };
  }
  // A suite that could not be loaded holds no test and still has failed.
  const brokenSuites = Array.isArray(result.testResults)
    ? result.testResults.filter(
        (suite: unknown) =>
          isRecord(suite) &&
          suite.status === "failed" &&
          Array.isArray(suite.assertionResults) &&
          suite.assertionResults.length === 0,
      ).length
    : 0;
  return {
    passed: countOf(result, "numPassedTests"),
    failed: countOf(result, "numFailedTests") + brokenSuites,
    skipped: countOf(result, "numPendingTests") + countOf(result, "numTodoTests"),
  };
}

/** The sum over every workspace. */
export const sumOf = (tallies: ReadonlyMap<string, Tally>): Tally =>
  [...tallies.values()].reduce(add, nothing);

/** The root, whose scripts are tested, and each workspace with a `verify` script. */
export function workspacesWithTests(root: string): Workspace[] {
  const members = globSync(["packages/*", "apps/*", "e2e", "bench"], { cwd: root })
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .flatMap((folder) => {
      const manifest: unknown = JSON.parse(
        readFileSync(join(root, folder, "package.json"), "utf8"),
      );
      if (!isRecord(manifest) || !isRecord(manifest.scripts)) return [];
      return typeof manifest.scripts.verify === "string"
        ? [{ name: String(manifest.name), folder }]
        : [];
    });
  return [{ name: "scripts", folder: "." }, ...members];
}

/** What the test runs of each workspace left, by the workspace's name. */
export type Results = ReadonlyMap<string, { folder: string; files: readonly unknown[] }>;

/** Reads the result files of each workspace that left some. */
export function readResults(root: string, workspaces: readonly Workspace[]): Results {
  return new Map(
    workspaces.flatMap(({ name, folder }) => {
      const results = join(root, folder, ".results");
      const files = globSync("*.json", { cwd: results }).map((file): unknown =>
        JSON.parse(readFileSync(join(results, file), "utf8")),
      );
      return files.length === 0 ? [] : [[name, { folder: join(root, folder), files }] as const];
    }),
  );
}

/** The tally of each workspace that left results, by the workspace's name. */
export const talliesOf = (results: Results): Map<string, Tally> =>
  new Map([...results].map(([name, { files }]) => [name, files.map(tallyOf).reduce(add, nothing)]));
