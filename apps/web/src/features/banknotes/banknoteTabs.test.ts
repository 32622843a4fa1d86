import { expect, test } from "vitest";
import { tabOf, tabsFor } from "./banknoteTabs.ts";

const settings = {
  hideNewsTab: false,
  tradableHideGreenHookInTabOnlyTrade: false,
  showWorthlessNotesInAllNotesTab: false,
};

test("tabs 0 to 4 are all, tradable, new, out of circulation and worthless notes", () => {
  expect(tabsFor(settings).map(({ number, tab }) => `${number} ${tab}`)).toEqual([
    "0 all",
    "1 tradable",
    "2 new",
    "3 outOfCirculation",
    "4 worthless",
  ]);
});

test("hideNewsTab hides the new notes and leaves the other numbers as they are", () => {
  const tabs = tabsFor({ ...settings, hideNewsTab: true });
  expect(tabs.map(({ number }) => number)).toEqual([0, 1, 3, 4]);
  expect(tabOf("selectTab/2", tabs).tab).toBe("all");
});

test.each([
  ["selectTab/4", "worthless"],
  ["selectTab/1/", "tradable"],
  ["", "all"],
  ["selectTab/5", "all"],
  ["selectTab/99", "all"],
  ["elsewhere", "all"],
])("the address …/%s shows %s", (rest, tab) => {
  expect(tabOf(rest, tabsFor(undefined)).tab).toBe(tab);
});
