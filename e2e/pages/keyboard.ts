import type { Locator, Page } from "playwright/test";

/** Looks for something by its name once and not after every key, unless it was drawn anew. */
async function watchFocus(target: Locator): Promise<() => Promise<boolean>> {
  const find = () => target.elementHandle();
  let element = await find();
  const state = () =>
    element?.evaluate((node) => (node.isConnected ? node === document.activeElement : null));
  return async () => {
    const hasFocus = await state();
    if (typeof hasFocus === "boolean") return hasFocus;
    element = await find();
    return (await state()) === true;
  };
}

/** Presses a key until something has the focus, as somebody without a mouse does. */
async function press(page: Page, key: string, target: Locator, most: number): Promise<void> {
  await target.waitFor();
  const hasFocus = await watchFocus(target);
  for (let presses = 0; presses <= most; presses += 1) {
    if (await hasFocus()) return;
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
