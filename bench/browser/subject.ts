import type { BrowserContextOptions } from "playwright";

/** One thing that is measured: a baseline, or the product in one way of being signed in. */
export interface Subject {
  name: string;
  /** Address of its first screen. */
  url: string;
  /** What a visitor brings along: tokens and cookies of an earlier visit. */
  visitor?: BrowserContextOptions["storageState"];
  /** The session storage of the tab that is loaded again. */
  tab?: Readonly<Record<string, string>>;
  /** Selector of what must stand before the first screen is usable. */
  usable: string;
  /** How its screen is operated, for the measures of interactions. */
  controls?: Controls;
}

/** Selectors of the two interactions every subject has: its picker and its way to the next route. */
export interface Controls {
  picker: string;
  /** An option of the open picker. */
  option: string;
  /** A letter that leaves another option first. */
  letter: string;
  link: string;
  next: string;
  back: string;
}
