import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { faultsOf } from "./repositoryRules.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "rules-"));
  const areas = ["banknotes", "clientToolMetals", "identityDocuments", "preciousStones"];
  const imports = areas.map((area) => `import { ${area} } from "../features/${area}/area.ts";\n`);
  write("apps/web/src/app/areas.ts", imports.join(""));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text = "export {};\n"): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it("finds nothing in a repository that keeps its rules", () => {
  write("packages/api/src/contract/banknotes.ts", "export const all = operation({});\n");
  write("packages/api/src/contract/primitives.ts");
  write("apps/server/src/areas/banknotes/routes.ts");
  write("apps/web/src/features/banknotes/queries.ts");
  write("apps/web/src/features/preciousStones/area.ts");
  expect(faultsOf(root)).toEqual([]);
});

it.each([
  ["packages/ui/src/utils/size.ts", "belongs to nobody"],
  ["apps/web/src/features/notes/queries.ts", "has no area of this word"],
  ["packages/api/src/contract/coins.ts", "has no folder of this word"],
])("names %s, which %s", (path, fault) => {
  write(path, "export const all = operation({});\n");
  expect(faultsOf(root)).toEqual([expect.stringContaining(fault)]);
});

it("names a comment that switches a check off, but not in what others wrote", () => {
  write("apps/web/src/main.tsx", "// eslint-disable-next-line no-console\n");
  write("apps/web/dist/main.ts", "// eslint-disable-next-line no-console\n");
  expect(faultsOf(root)).toEqual(["apps/web/src/main.tsx: a comment switches a check off."]);
});

it.each([
  ["docs/a.md", "Each floor has a rule.", "floor"],
  ["README.md", "The showroom.", "showroom"],
  ["apps/web/src/a.ts", "/** What the\n * house says. */\n", "house"],
  ["apps/web/src/b.tsx", "const a = 1; // It speaks.\n", "speaks"],
  ["scripts/a.mjs", 'it.each([1])("has a room of its own", () => {});\n', "room"],
])("names the metaphor in %s", (path, text, word) => {
  write(path, text);
  expect(faultsOf(root)).toEqual([`${path}: "${word}" is a picture; say the plain term.`]);
});

it("takes a word that means what it says", () => {
  write("apps/web/src/a.ts", 'export const room = "a house"; // Math.floor of the house number\n');
  write("docs/a.md", "The note is held against the light; one set is held out.\n");
  expect(faultsOf(root)).toEqual([]);
});

it.each([
  ["apps/web/src/widgets/a.ts", 'const area = "clientToolMetals";\n', '"clientToolMetals"'],
  [
    "apps/web/src/widgets/b.ts",
    "const indexes = { identityDocuments: 6 };\n",
    "identityDocuments:",
  ],
  ["apps/web/src/services/c.ts", "const href = paths.banknotes.list;\n", "paths.banknotes"],
])("names the area in %s", (path, text, word) => {
  write(path, text);
  expect(faultsOf(root)).toEqual([`${path}: ${word} names an area; its own folder says this.`]);
});

it.each([
  ["packages/core/src/a.ts", "const MOST_NOTES = 3;\n", "MOST_NOTES"],
  ["bench/b.mjs", "let a;\nexport const LIMITS = { notes: 3 };\n", "LIMITS"],
  ["apps/server/src/c.ts", "const [WIDTH, height] = [2, 1];\n", "WIDTH"],
])("names the constant in capitals in %s", (path, text, name) => {
  write(path, text);
  expect(faultsOf(root)).toEqual([
    `${path}: the constant ${name} is in capitals; constants are camelCase.`,
  ]);
});

it("takes the names of the environment, and those of schemas", () => {
  write("bench/a.ts", "const { BENCH_ROWS } = process.env;\nconst Note = z.object({});\n");
  expect(faultsOf(root)).toEqual([]);
});

it("names a list with a name that does not say its role", () => {
  write("apps/web/src/a.tsx", "const a = (\n  <ul\n    aria-label={title}\n  >\n  </ul>\n);\n");
  write("packages/ui/src/b.tsx", '<ol role="list" aria-labelledby={id}></ol>;\n<ul></ul>;\n');
  expect(faultsOf(root)).toEqual([
    'apps/web/src/a.tsx: a list with a name is no list in Safari without role="list".',
  ]);
});

it("names a link of a page that leads to no file", () => {
  write("docs/here.md");
  const links = ["[a](docs/here.md#part)", "[b](https://example.com/b.md)", "[c](docs/gone.md)"];
  write("README.md", links.join(" "));
  expect(faultsOf(root)).toEqual(["README.md: the link docs/gone.md leads to no file."]);
});

it("names a decision that has another head than the template, or is not in the list", () => {
  write("docs/decisions/0001-one.md", "# 0001: One\n\nDate: 2026-11-21\n");
  write("docs/decisions/0002-two.md", "# 0002: Two\n\nDate: 2026-11-21\n");
  write("docs/decisions/0003-three.md", "# 0003: Three\n\n2026-11-21\n");
  write("docs/decisions/README.md", "- [0001](0001-one.md) One\n");
  expect(faultsOf(root)).toEqual([
    'docs/decisions/0002-two.md: docs/decisions/README.md has no line "- [0002](0002-two.md) Two".',
    "docs/decisions/0003-three.md: its head is not that of docs/decisions/0000-template.md.",
  ]);
});

it("is kept by this repository", () => {
  expect(faultsOf(dirname(import.meta.dirname))).toEqual([]);
});
