import type { BanknoteTab, Capabilities } from "@specimen/api/contract";

/** The tabs of a country's notes by their number in the address; 5 is travel information. */
const byNumber = [
  "all",
  "tradable",
  "new",
  "outOfCirculation",
  "worthless",
] as const satisfies readonly BanknoteTab[];

/** A tab with its number. */
export interface NumberedTab {
  number: number;
  tab: BanknoteTab;
}

/** The tabs that show; the setting hideNewsTab takes away the new notes. */
export function tabsFor(settings: Capabilities["banknotes"] | undefined): NumberedTab[] {
  return byNumber
    .map((tab, number) => ({ number, tab }))
    .filter(({ tab }) => tab !== "new" || settings?.hideNewsTab !== true);
}

/** The tab named by what follows the country in an address, such as `selectTab/4`; else all notes. */
export function tabOf(rest: string, tabs: readonly NumberedTab[]): NumberedTab {
  const number = Number(/^selectTab\/(\d)\/?$/.exec(rest)?.[1] ?? 0);
  return tabs.find((tab) => tab.number === number) ?? { number: 0, tab: "all" };
}
