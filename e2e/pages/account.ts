import { expect, type Page } from "playwright/test";
import { accountLink, title } from "./shell.ts";

/** Goes to the account page, from wherever one is. */
export async function openAccount(page: Page): Promise<void> {
  await accountLink(page).click();
  await expect(page).toHaveURL(/\/dashboard\/user$/);
  await expect(title(page, "Your account")).toBeVisible();
}

export const displayName = (page: Page) => page.getByLabel("Display name");
