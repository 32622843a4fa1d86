import { join } from "node:path";
import { expect, it } from "vitest";
import { failureLines, failuresOf } from "./failures.ts";

const folder = join(import.meta.dirname, "web");
const passed = { ancestorTitles: [], title: "passes", status: "passed", failureMessages: [] };
const failed = {
  ancestorTitles: ["a form", "of two steps"],
  title: "is kept",
  status: "failed",
  failureMessages: ["AssertionError: expected 1 to be 2\n    at form.test.ts:3:81"],
};
const late = { ...failed, title: "is late", status: "passed" };
const vitest = {
  testResults: [
    {
      name: join(folder, "src/form.test.ts"),
      status: "failed",
      assertionResults: [passed, late, failed],
    },
    {
      name: join(folder, "src/broken.test.ts"),
      status: "failed",
      message: "SyntaxError: x",
      assertionResults: [],
    },
    {
      name: join(folder, "src/none.test.ts"),
      status: "passed",
      message: "",
      assertionResults: [],
    },
  ],
};

const tries = [
  { error: { message: "\u001B[31mError\u001B[39m: not visible\n\nlocator" } },
  { status: "passed" },
];
const spec = (title: string, status: string) => ({ title, tests: [{ status, results: tries }] });
const playwright = {
  stats: {},
  errors: [{ message: "Error: no server" }],
  suites: [
    {
      title: "session.spec.ts",
      specs: [spec("signs in", "flaky"), spec("stays", "expected"), spec("later", "skipped")],
      suites: [{ title: "in two tabs", specs: [spec("signs out", "unexpected")] }],
    },
  ],
};

it("names the tests that Vitest saw failing, and those that passed when run again", () => {
  expect(failuresOf(vitest, folder)).toEqual([
    {
      test: "src/form.test.ts › a form › of two steps › is late",
      isFlaky: true,
      message: "AssertionError: expected 1 to be 2",
    },
    {
      test: "src/form.test.ts › a form › of two steps › is kept",
      isFlaky: false,
      message: "AssertionError: expected 1 to be 2",
    },
    { test: "src/broken.test.ts", isFlaky: false, message: "SyntaxError: x" },
  ]);
});

it("names the tests that Playwright saw failing, and what broke outside of them", () => {
  expect(failuresOf(playwright, folder)).toEqual([
    { test: "outside of every test", isFlaky: false, message: "Error: no server" },
    { test: "session.spec.ts › signs in", isFlaky: true, message: "Error: not visible" },
    {
      test: "session.spec.ts › in two tabs › signs out",
      isFlaky: false,
      message: "Error: not visible",
    },
  ]);
});

it("lists them workspace by workspace, what failed before what was flaky", () => {
  const results = new Map([
    ["ui", { folder, files: [{ testResults: [] }] }],
    ["web", { folder, files: [vitest] }],
    ["e2e", { folder, files: [playwright] }],
  ]);
  expect(failureLines(results)).toEqual([
    "web:",
    "  failed src/form.test.ts › a form › of two steps › is kept: AssertionError: expected 1 to be 2",
    "  failed src/broken.test.ts: SyntaxError: x",
    "  flaky  src/form.test.ts › a form › of two steps › is late: AssertionError: expected 1 to be 2",
    "e2e:",
    "  failed outside of every test: Error: no server",
    "  failed session.spec.ts › in two tabs › signs out: Error: not visible",
    "  flaky  session.spec.ts › signs in: Error: not visible",
  ]);
});

it.each([null, "text", 3])("refuses %j", (result) => {
  expect(() => failuresOf(result, folder)).toThrow(TypeError);
});
