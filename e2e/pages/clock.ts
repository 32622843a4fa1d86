import { expect, type Locator, type Page } from "playwright/test";

/** Lets the page's clock run on, which has to be installed, until something comes by itself. */
export const byAndBy = (page: Page, wanted: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.fastForward("00:05");
      return wanted.isVisible();
    })
    .toBe(true);
