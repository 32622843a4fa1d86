import type { Browser, Page } from "playwright";
import { visit } from "./chromium.ts";
import { heapOf } from "./firstScreen.ts";
import type { Controls, Subject } from "./subject.ts";

/** Milliseconds from the input to the painted result, at a quarter of the processor's speed. */
export interface Interactions {
  pickerFirst: number;
  pickerLater: number;
  letter: number;
  routeCold: number;
  routeWarm: number;
}

/** A hand rests on a link for about so long before it clicks. */
const hoverMs = 150;

/** What tells that the result stands: something is there, or its text is another than before. */
interface Result {
  selector: string;
  isChange?: boolean;
}

declare global {
  interface Window {
    painted: Promise<number>;
  }
}

/** Runs in the page: waits for the next input and notes when its result has been painted. */
function watch({ selector, isChange = false }: Result): void {
  const before = document.querySelector(selector)?.textContent;
  window.painted = new Promise((resolve) => {
    const stands = () => {
      const text = document.querySelector(selector)?.textContent;
      return text !== undefined && (!isChange || text !== before);
    };
    const onInput = (event: Event) => {
      for (const type of ["mousedown", "keydown"]) removeEventListener(type, onInput, true);
      const look = () => {
        if (stands()) setTimeout(() => resolve(performance.now() - event.timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    for (const type of ["mousedown", "keydown"]) addEventListener(type, onInput, true);
  });
}

async function time(page: Page, act: () => Promise<void>, result: Result): Promise<number> {
  await page.evaluate(watch, result);
  await act();
  return page.evaluate(() => window.painted);
}

const settle = (page: Page) => page.waitForTimeout(300);

/** Operates the subject's first screen once: picker, a letter, next route cold and warm. */
export async function measureInteractions(
  browser: Browser,
  subject: Subject,
  controls: Controls,
): Promise<Interactions> {
  const { context, page } = await visit(browser, subject, "slowProcessor");
  try {
    await page.goto(subject.url);
    await page.locator(subject.usable).first().waitFor();
    await settle(page);
    const open = () => page.click(controls.picker);
    const options = { selector: controls.option };
    const pickerFirst = await time(page, open, options);
    await settle(page);
    const letter = await time(page, () => page.keyboard.press(controls.letter), {
      selector: controls.option,
      isChange: true,
    });
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Escape");
    await settle(page);
    const pickerLater = await time(page, open, options);
    await page.keyboard.press("Escape");
    await settle(page);

    const go = async (link: string, next: string) => {
      await page.hover(link);
      await page.waitForTimeout(hoverMs);
      return time(page, () => page.click(link), { selector: next });
    };
    const routeCold = await go(controls.link, controls.next);
    await settle(page);
    await go(controls.back, subject.usable);
    await settle(page);
    const routeWarm = await go(controls.link, controls.next);
    return { pickerFirst, pickerLater, letter, routeCold, routeWarm };
  } finally {
    await context.close();
  }
}

/** Runs in the page: goes to the next route and back so many times. */
async function shuttle([{ link, next, back, usable }, trips]: readonly [
  Pick<Controls, "link" | "next" | "back"> & Pick<Subject, "usable">,
  number,
]): Promise<void> {
  const there = (selector: string) =>
    new Promise<HTMLElement>((resolve) => {
      const look = () => {
        const found = document.querySelector<HTMLElement>(selector);
        if (found === null) requestAnimationFrame(look);
        else setTimeout(() => resolve(found));
      };
      look();
    });
  for (let trip = 0; trip < trips; trip += 1) {
    (await there(link)).click();
    await there(next);
    (await there(back)).click();
    await there(usable);
  }
}

/**
 * How much the heap has grown over so many route changes, as a share of what it was before them:
 * 0.05 is five percent. As many changes go before them: until code has been compiled and optimised
 * the heap of every page grows, that of the baselines too, while what leaks grows in the second half
 * as well. The page clicks by itself, since each command of the driver leaves something in it.
 */
export async function measureHeapGrowth(
  browser: Browser,
  subject: Subject,
  controls: Controls,
  changes: number,
): Promise<number> {
  const { context, page, tools } = await visit(browser, subject, "unthrottled");
  try {
    await page.goto(subject.url);
    await page.locator(subject.usable).first().waitFor();
    const change = () =>
      page.evaluate(shuttle, [{ ...controls, usable: subject.usable }, changes / 2] as const);
    await change();
    const before = await heapOf(tools);
    await change();
    return (await heapOf(tools)) / before - 1;
  } finally {
    await context.close();
  }
}
