import { expect, type Locator, type Page } from "playwright/test";

/** The title of the screen. */
export const title = (page: Page, name?: string | RegExp): Locator =>
  page.getByRole("heading", { level: 1, ...(name !== undefined && { name }) });

/** Goes to an address as a link of the app does, without loading the page anew. */
export const goInside = (page: Page, address: string): Promise<void> =>
  page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, address);

/** Goes to a screen by way of one that asks for nothing, so that nothing of the last is left. */
export async function goAlone(page: Page, address: string): Promise<void> {
  await goInside(page, "/staticpage/legend");
  await expect(title(page, /^Legende?$/)).toBeVisible();
  await goInside(page, address);
}

/** How many pixels the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const searchButton = (page: Page) => page.getByRole("button", { name: /^Find anything/ });
export const searchBox = (page: Page) => page.getByRole("combobox", { name: "Find anything" });

/** The result that Enter opens. */
export const firstHit = (page: Page) =>
  page.getByRole("dialog").getByRole("option", { selected: true });

/** Opens the search by its keys; nothing is clicked. */
export async function openSearch(page: Page): Promise<void> {
  await expect(searchButton(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(searchBox(page)).toBeFocused();
}

/** Opens the search by its keys and types. */
export async function search(page: Page, words: string): Promise<void> {
  await openSearch(page);
  await page.keyboard.type(words);
}

/** Chooses a language by its own name where the page is in English. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /English/ }).click();
  await expect(page.getByRole("menu")).toContainText("Select language");
  await page.getByRole("menuitemradio", { name }).click();
}

export const languageIs = (page: Page, tag: string): Promise<void> =>
  expect(page.locator("html")).toHaveAttribute("lang", tag);

export const accountLink = (page: Page) => page.getByRole("link", { name: "Your account" });

/** A toast says this. */
export const isTold = (page: Page, words: string): Promise<void> =>
  expect(page.getByText(words, { exact: true })).toBeVisible();
