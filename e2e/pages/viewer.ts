import type { Locator, Page } from "playwright/test";

/** A light of the viewer, by its name. */
export const light = (page: Page, name: "White" | "UV" | "IR" | "Backlit"): Locator =>
  page.getByRole("radio", { name: new RegExp(name) });

/** What is seen in the viewer, by side and light. */
export const drawing = (page: Page, name: RegExp): Locator => page.getByRole("img", { name });
