import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { sharedParts } from "../i18n/words.ts";
import { readLocale } from "../testing/locales.ts";
import { areas } from "./areas.ts";

const root = join(import.meta.dirname, "..");
const parts = Object.keys(readLocale("en").translation).filter(
  (part) => !sharedParts.some((shared) => shared === part),
);
const asked = new RegExp(`["'\`](${parts.join("|")})\\.[a-z]`, "g");

/** What a file imports of the app, at once or later; types are no code. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^(import type .*)|(?:from|import\()\s*"(\.[^"]+)"/gm)]
    .flatMap(([, , path]) => path ?? [])
    .map((path) => join(dirname(file), path))
    .filter((path) => /\.tsx?$/.test(path));

/** Files that are reached from one, without those in `beyond`. */
function reach(start: string, beyond: readonly RegExp[] = []): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const name = relative(root, file);
    if (found.has(file) || beyond.some((pattern) => pattern.test(name))) continue;
    found.add(file);
    open.push(...importsOf(file));
  }
  return found;
}

/** The parts of the words whose keys stand in files, with one of the files each. */
const partsIn = (files: Iterable<string>): ReadonlyMap<string, string> =>
  new Map(
    [...files].flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(asked)].map(([, part = ""]): [string, string] => [
        part,
        relative(root, file),
      ]),
    ),
  );

/** Parts that are asked for and not loaded, each with the file that asks. */
const lacking = (files: Iterable<string>, loaded: readonly string[]) =>
  [...partsIn(files)].filter(([part]) => !loaded.includes(part));

const partsLoadedBy = (file: string): readonly string[] =>
  [...readFileSync(file, "utf8").matchAll(/loadParts\(\["(\w+)"\]\)/g)].flatMap(
    ([, part]) => part ?? [],
  );

const inSearch = (file: string) => relative(root, file).startsWith("app/search/");

describe("the words that code shows are loaded with it", () => {
  it.each(areas.map((area) => [area.name, area] as const))("screens of %s", (name, { words }) => {
    const section = join(root, `features/${name}/countrySection.ts`);
    const screens = new Set([
      ...reach(join(root, `features/${name}/routes.tsx`)),
      ...(existsSync(section) ? reach(section) : []),
    ]);
    expect(screens.size).toBeGreaterThan(1);
    expect(lacking(screens, words)).toEqual([]);
    expect(words.filter((part) => !partsIn(screens).has(part))).toEqual([]);
  });

  it("panels of every area, on the dashboard", () => {
    const { words = [] } = areas.find(({ name }) => name === "dashboard") ?? {};
    for (const { name } of areas) {
      const panel = join(root, `features/${name}/panel.tsx`);
      if (existsSync(panel)) expect(lacking(reach(panel), words)).toEqual([]);
    }
  });

  it("the search, with the part that its entry loads", () => {
    const entry = join(root, "app/search/SearchEntry.tsx");
    const panel = [...reach(join(root, "app/search/SearchPanel.tsx"))].filter(inSearch);
    expect(panel.length).toBeGreaterThan(3);
    expect(new Set(partsIn(panel).keys())).toEqual(new Set(partsLoadedBy(entry)));
  });

  it("everything else shows shared parts, and those that it loads itself", () => {
    const all = reach(join(root, "main.tsx"), [/^features\/(?!auth\/)/]);
    const frame = new Set([...all].filter((file) => !inSearch(file)));
    expect(frame.size).toBeGreaterThan(100);
    for (const file of frame) expect(lacking([file], partsLoadedBy(file))).toEqual([]);
  });
});
