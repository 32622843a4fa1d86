import { DocumentTab } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { numberOf, tabOf } from "./documentTabs.ts";

it.each(DocumentTab.options)("finds the tab %s by its number, with and without a slash", (tab) => {
  expect(tabOf(`selectTab/${numberOf(tab)}`)).toBe(tab);
  expect(tabOf(`selectTab/${numberOf(tab)}/`)).toBe(tab);
});

it.each(["", "selectTab/9", "selectTab/12", "else"])("shows all documents at %j", (rest) => {
  expect(tabOf(rest)).toBe("all");
});
