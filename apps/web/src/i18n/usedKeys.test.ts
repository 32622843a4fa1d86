import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readLocale } from "../testing/locales.ts";
import { bundleNames, type Words } from "./words.ts";

const root = new URL("../../../..", import.meta.url).pathname;
const folders = [
  "apps/web/src",
  "apps/web/build",
  "packages/core/src",
  "packages/api/src/{client,contract}",
];

/** The product's own sources: what tests and stories say does not keep a text alive. */
const sources = globSync(
  folders.map((folder) => `${root}/${folder}/**/*.{ts,tsx}`),
  { exclude: ["**/*.{test,stories}.*", "**/testing/**", "**/locales/**"] },
).map((file) => readFileSync(file, "utf8"));

const found = (pattern: RegExp) =>
  new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, part = ""]) => part)));

const said = found(/["'`]([\w.]+)["'`]/g);
/** Whatever may fill the gap of a composed key: a quoted word or the name of a property. */
const words = new Set([...said, ...found(/\b(\w+)\??:/g)]);
/** Texts that are asked for together, by the key above them. */
const groups = [...found(/"([\w.]+)",\s*\{\s*returnObjects/g)];
/** Composed keys such as `theme.${value}`; each gap is one step of a key. */
const composed = [...found(/`([a-z]\w*\.[^`\n]*\$\{[^`\n]*)`/g)].map(
  (template) =>
    new RegExp(`^${template.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "(\\w+)")}$`),
);

const isUsed = (key: string) =>
  said.has(key) ||
  groups.some((group) => key.startsWith(`${group}.`)) ||
  composed.some(
    (pattern) =>
      pattern
        .exec(key)
        ?.slice(1)
        .every((part) => words.has(part)) ?? false,
  );

/** Every key once, without the ending of its plural form. */
function keysOf(bundle: Words, prefix = ""): string[] {
  return Object.entries(bundle).flatMap(([key, value]) =>
    typeof value === "string"
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, "")]
      : keysOf(value, `${prefix}${key}.`),
  );
}

it("reads the sources", () => {
  expect(isUsed("shell.signOut")).toBe(true);
  expect(isUsed("theme.light")).toBe(true);
  expect(isUsed("shell.languageFailed.title")).toBe(true);
  expect(isUsed("theme.purple")).toBe(false);
});

it.each(bundleNames)("says every text of the bundle %s somewhere", (bundle) => {
  const unused = [...new Set(keysOf(readLocale("en")[bundle]))].filter((key) => !isUsed(key));
  expect(unused).toEqual([]);
});
