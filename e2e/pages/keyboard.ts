import type { Locator, Page } from "playwright/test";

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Presses a key until something has the focus, as somebody without a mouse does. */
async function press(page: Page, key: string, target: Locator, most: number): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses <= most; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target.toString()} was not reached with ${key}`);
}

/** Goes on, or back, with Tab to a control. */
export const tabTo = (
  page: Page,
  target: Locator,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> => press(page, key, target, 90);

/** Goes on with an arrow inside of a list or grid. */
export const arrowTo = (page: Page, target: Locator, key = "ArrowDown"): Promise<void> =>
  press(page, key, target, 20);

/** Goes down a closed list that has the focus to an option. */
export async function arrowToOption(page: Page, list: Locator, name: string): Promise<void> {
  const chosen = () =>
    list.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text);
  await page.keyboard.press("Home");
  const most = await list.locator("option").count();
  for (let presses = 0; presses <= most; presses += 1) {
    if ((await chosen()) === name) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`${name} was not reached`);
}
