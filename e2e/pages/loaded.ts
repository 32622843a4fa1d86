import { expect, type Page } from "playwright/test";
import { loading, type Language } from "./screens.ts";
import { title } from "./shell.ts";

/** The screen is there with all that it shows. */
export async function isLoaded(page: Page, language: Language = "en"): Promise<void> {
  await expect(title(page)).toBeVisible();
  await expect(page.getByText(loading[language], { exact: true })).toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}
