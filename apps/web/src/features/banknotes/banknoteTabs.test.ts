import { expect, test } from "vitest";
import { hidesTicks, tabOf, tabsFor } from "./banknoteTabs.ts";

const settings = {
  hideNewsTab: false,
  tradableHideGreenHookInTabOnlyTrade: false,
  showWorthlessNotesInAllNotesTab: false,
};
const permissions = ["banknotes:read", "banknotes:view_travel_info:read"];

test("tabs 0 to 5 are all, tradable, new, withdrawn and worthless notes, and travel information", () => {
  expect(tabsFor({ settings, permissions }).map(({ number, tab }) => `${number} ${tab}`)).toEqual([
    "0 all",
    "1 tradable",
    "2 new",
    "3 outOfCirculation",
    "4 worthless",
    "5 travel",
  ]);
});

test("hideNewsTab hides the new notes and leaves the other numbers as they are", () => {
  const tabs = tabsFor({ settings: { ...settings, hideNewsTab: true }, permissions });
  expect(tabs.map(({ number }) => number)).toEqual([0, 1, 3, 4, 5]);
  expect(tabOf("selectTab/2", tabs).tab).toBe("all");
});

test("without its permission there is no travel information", () => {
  const tabs = tabsFor({ settings, permissions: ["banknotes:read"] });
  expect(tabs.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
  expect(tabOf("selectTab/5", tabs)).toEqual({ number: 0, tab: "all" });
});

test("tradableHideGreenHookInTabOnlyTrade takes the ticks of tab 1 and of no other", () => {
  const own = { ...settings, tradableHideGreenHookInTabOnlyTrade: true };
  const without = tabsFor({ settings, permissions }).filter(({ tab }) => hidesTicks(tab, own));
  expect(without.map(({ number }) => number)).toEqual([1]);
  expect(hidesTicks("tradable", settings)).toBe(false);
  expect(hidesTicks("tradable", undefined)).toBe(false);
});

test.each([
  ["selectTab/4", "worthless"],
  ["selectTab/1/", "tradable"],
  ["selectTab/5", "travel"],
  ["", "all"],
  ["selectTab/99", "all"],
  ["elsewhere", "all"],
])("the address …/%s shows %s", (rest, tab) => {
  expect(tabOf(rest, tabsFor({ settings: undefined, permissions })).tab).toBe(tab);
});
