// Runs every check of the repository, or with arguments for turbo a part of them
// (npm test -- --filter=@specimen/web), and ends with the names of the
// tests that failed or were flaky and the sum of all tests.
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { runInForeground } from "./child.mjs";
import { failureLines } from "./failures.ts";
import { readResults, sumOf, talliesOf, workspacesWithTests } from "./tally.ts";

const root = dirname(import.meta.dirname);
const checks = ["lint", "format:check", "layers", "unused", "scripts", "build", "verify"];
const args = process.argv.slice(2);

const workspaces = workspacesWithTests(root);
for (const { folder } of workspaces) {
  rmSync(join(root, folder, ".results"), { recursive: true, force: true });
}

const code = await runInForeground(
  "turbo",
  ["run", ...checks, "--continue=dependencies-successful", "--output-logs=new-only", ...args],
  { cwd: root, shell: process.platform === "win32" },
);

const results = readResults(root, workspaces);
const tallies = talliesOf(results);
const silent = workspaces.filter(({ name }) => (tallies.get(name)?.passed ?? 0) === 0);
const isWhole = args.length === 0;
if (isWhole && code === 0) {
  for (const { name } of silent) console.error(`${name}: no test ran.`);
}
for (const line of failureLines(results)) console.log(line);
const { passed, failed, skipped } = sumOf(tallies);
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`${passed} passed, ${failed} failed`);

const nothingRan = passed === 0 || (isWhole && silent.length > 0);
process.exitCode = code !== 0 ? code : failed > 0 || nothingRan ? 1 : 0;
