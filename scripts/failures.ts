import { isAbsolute, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { isRecord, type Results } from "./tally.ts";

/** A test that failed, or one that passed only when it was run again. */
export interface Failure {
  /** The file and the titles, as the reporter shows them: `a.test.ts › a thing › fails`. */
  test: string;
  isFlaky: boolean;
  /** The first line of what went wrong; empty where the report has none. */
  message: string;
}

const messageLength = 200;

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const firstLineOf = (message: unknown): string =>
  stripVTControlCharacters(textOf(message)).trim().split("\n", 1).join("").slice(0, messageLength);

function vitestFailures(result: Record<string, unknown>, folder: string): Failure[] {
  return listOf(result.testResults).flatMap((suite) => {
    const path = textOf(suite.name);
    const file = isAbsolute(path) ? relative(folder, path).replaceAll("\\", "/") : path;
    const tests = listOf(suite.assertionResults);
    if (tests.length === 0 && suite.status === "failed") {
      return [{ test: file, isFlaky: false, message: firstLineOf(suite.message) }];
    }
    return tests.flatMap(({ status, ancestorTitles, title, failureMessages }) => {
      const messages: unknown[] = Array.isArray(failureMessages) ? failureMessages : [];
      const isFlaky = status === "passed" && messages.length > 0;
      if (status !== "failed" && !isFlaky) return [];
      const titles = Array.isArray(ancestorTitles) ? ancestorTitles.map(textOf) : [];
      return [
        {
          test: [file, ...titles, textOf(title)].join(" › "),
          isFlaky,
          message: firstLineOf(messages[0]),
        },
      ];
    });
  });
}

function playwrightFailures(suite: Record<string, unknown>, above: string[]): Failure[] {
  const titles = [...above, textOf(suite.title)];
  const own = listOf(suite.specs).flatMap((spec) =>
    listOf(spec.tests)
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, results }) => {
        const broken = listOf(results).find(({ error }) => isRecord(error));
        return {
          test: [...titles, textOf(spec.title)].join(" › "),
          isFlaky: status === "flaky",
          message: firstLineOf(isRecord(broken?.error) ? broken.error.message : ""),
        };
      }),
  );
  return own.concat(listOf(suite.suites).flatMap((inner) => playwrightFailures(inner, titles)));
}

/**
 * The tests that failed or were flaky in one run, as Vitest's or Playwright's JSON reporter wrote
 * it; names of files are given from `folder`.
 */
export function failuresOf(result: unknown, folder: string): Failure[] {
  if (!isRecord(result)) throw new TypeError("A result file is not an object.");
  return isRecord(result.stats)
    ? [
        ...listOf(result.errors).map(({ message }) => ({
          test: "outside of every test",
          isFlaky: false,
          message: firstLineOf(message),
        })),
        ...listOf(result.suites).flatMap((suite) => playwrightFailures(suite, [])),
      ]
    : vitestFailures(result, folder);
}

/** One line for each workspace with failures and for each of them; none when all is well. */
export function failureLines(results: Results): string[] {
  return [...results].flatMap(([name, { folder, files }]) => {
    const failures = files.flatMap((result) => failuresOf(result, folder));
    if (failures.length === 0) return [];
    return [
      `${name}:`,
      ...failures
        .toSorted((one, other) => Number(one.isFlaky) - Number(other.isFlaky))
        .map(
          ({ test, isFlaky, message }) =>
            `  ${isFlaky ? "flaky " : "failed"} ${test}${message && `: ${message}`}`,
        ),
    ];
  });
}
