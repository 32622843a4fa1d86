import { createRequire } from "node:module";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { leanRouterCode } from "./leanRouter.ts";

const routerDom = createRequire(import.meta.url).resolve("react-router-dom/package.json");
const folder = dirname(createRequire(routerDom).resolve("react-router"));
const module = readdirSync(folder)
  .filter((name) => name.endsWith(".mjs"))
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .find((code) => code.includes("var ENABLE_DEV_WARNINGS = true"));

it("changes nothing but names, marks and warnings of the version that is installed", () => {
  const lean = leanRouterCode(module ?? "");
  expect(lean).toContain("/* @__PURE__ */ React");
  expect(lean).not.toContain("Internet Explorer");
  const plain = (code: string) =>
    code
      .replace(/ +warning\(\n[^\n]*URLSearchParams[^\n]*\n[^\n]*\n +\);/, "")
      .replaceAll("/* @__PURE__ */ ", "")
      .replace("ENABLE_DEV_WARNINGS = false", "ENABLE_DEV_WARNINGS = true")
      .split("\n")
      .filter((line) => !/^\w+\.(displayName|contextType) = /.test(line) && line !== "");
  expect(plain(lean)).toEqual(plain(module ?? ""));
});

it("says so where another version is written in another way", () => {
  expect(() => leanRouterCode("export {};")).toThrow("React Router has nothing like");
});
