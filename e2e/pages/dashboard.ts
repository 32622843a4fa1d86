import type { Page } from "playwright/test";

/** Takes a currency code and opens its country. */
export const currencyBox = (page: Page) => page.getByRole("textbox", { name: "Currency code" });

export const dashboardLink = (page: Page) => page.getByRole("link", { name: "Dashboard" });
