import type { BanknoteTab, Capabilities, Permission } from "@specimen/api/contract";

/** What a tab of a country shows: notes of one kind, or what to know at its border. */
export type ListTab = BanknoteTab | "travel";

/** A tab with its number in the address (specification 2.4). */
export interface NumberedTab {
  number: number;
  tab: ListTab;
}

interface TabSettings extends NumberedTab {
  /** The customer's setting that takes the tab away. */
  hiddenBy?: keyof Capabilities["banknotes"];
  /** The setting that takes the tick of tradable notes away in this tab. */
  ticksHiddenBy?: keyof Capabilities["banknotes"];
  /** Who may not see the tab does not see that there is one. */
  permission?: Permission;
}

/** The six tabs. The setting showWorthlessNotesInAllNotesTab is the server's: it fills tab 0. */
const tabs: readonly TabSettings[] = [
  { number: 0, tab: "all" },
  { number: 1, tab: "tradable", ticksHiddenBy: "tradableHideGreenHookInTabOnlyTrade" },
  { number: 2, tab: "new", hiddenBy: "hideNewsTab" },
  { number: 3, tab: "outOfCirculation" },
  { number: 4, tab: "worthless" },
  { number: 5, tab: "travel", permission: "banknotes:view_travel_info:read" },
];

/** What decides about tabs; the settings are undefined until they are known. */
export interface TabReader {
  settings: Capabilities["banknotes"] | undefined;
  permissions: readonly string[];
}

/** The tabs that somebody sees. */
export function tabsFor({ settings, permissions }: TabReader): NumberedTab[] {
  return tabs.filter(
    ({ hiddenBy, permission }) =>
      (hiddenBy === undefined || settings?.[hiddenBy] !== true) &&
      (permission === undefined || permissions.includes(permission)),
  );
}

/** The tab named by what follows the country in an address, such as `selectTab/4`; else all notes. */
export function tabOf(rest: string, shown: readonly NumberedTab[]): NumberedTab {
  const number = Number(/^selectTab\/(\d)\/?$/.exec(rest)?.[1] ?? 0);
  return shown.find((tab) => tab.number === number) ?? { number: 0, tab: "all" };
}

/** Whether a tab leaves out the tick of the notes that are traded. */
export function hidesTicks(tab: ListTab, settings: TabReader["settings"]): boolean {
  const setting = tabs.find((each) => each.tab === tab)?.ticksHiddenBy;
  return setting !== undefined && settings?.[setting] === true;
}
