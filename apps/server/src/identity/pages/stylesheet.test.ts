import { expect, test } from "vitest";
import { stylesheet } from "./stylesheet.ts";

const sheet = stylesheet({ latin: "/latin.woff2", latinExt: "/latin-ext.woff2" });

/** The declarations of the first rule for a selector. */
const ruleOf = (selector: string) =>
  sheet.split("\n").find((line) => line.startsWith(`${selector} {`)) ?? "";

test("recovery codes are selected whole, in Safari too", () => {
  expect(ruleOf(".codes")).toMatch(/-webkit-user-select: all; user-select: all;/);
});

test("no field has letters for which Safari enlarges the page on a phone", () => {
  expect(ruleOf(".field input")).toMatch(/font-size: 1rem;/);
});
