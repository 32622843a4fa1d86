import { expect, it } from "vitest";
import { folderCycles } from "./folderCycles.ts";

/** Modules by path, each with what it imports. */
const graph = (imports: Record<string, string[]>) =>
  Object.entries(imports).map(([source, targets]) => ({
    source,
    dependencies: targets.map((resolved) => ({ resolved })),
  }));

it("finds folders that need one another, though no file does", () => {
  const modules = graph({
    "src/a/one.ts": ["src/b/one.ts"],
    "src/b/one.ts": [],
    "src/b/two.ts": ["src/a/two.ts"],
  });
  expect(folderCycles(modules, "src")).toEqual([["src/a", "src/b"]]);
});

it("finds a longer way round, and one between a folder and a file beside it", () => {
  const modules = graph({
    "src/a/one.ts": ["src/b/deep/one.ts"],
    "src/b/two.ts": ["src/c/one.ts"],
    "src/c/one.ts": ["src/a/two.ts"],
    "src/d/page.ts": ["src/d/parts/one.ts"],
    "src/d/parts/two.ts": ["src/d/page.ts"],
  });
  expect(folderCycles(modules, "src")).toEqual([
    ["src/a", "src/b", "src/c"],
    ["src/d/page.ts", "src/d/parts"],
  ]);
});

it("lets a folder and its own files use one another, and leaves tests and other roots alone", () => {
  const modules = graph({
    "src/a/page.ts": ["src/a/parts/one.ts"],
    "src/a/parts/one.ts": ["src/a/words.ts"],
    "src/b/one.test.ts": ["src/c/one.ts"],
    "src/c/one.ts": ["src/b/one.ts"],
    "other/a/one.ts": ["other/b/one.ts"],
    "other/b/two.ts": ["other/a/two.ts"],
  });
  expect(folderCycles(modules, "src")).toEqual([]);
});
