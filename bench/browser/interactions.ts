import type { Browser, Page } from "playwright";
import { visit } from "./chromium.ts";
import { heapOf } from "./firstScreen.ts";
import type { Controls, Subject } from "./subject.ts";

/** One number for each step. */
export interface Interactions {
  pickerFirst: number;
  pickerLater: number;
  letter: number;
  routeCold: number;
  routeWarm: number;
}

/** What the steps cost once. */
export interface Steps {
  /** Milliseconds from the input to the painted result, at a quarter of the processor's speed. */
  times: Interactions;
  /** How often React commits from the input until the page is at rest. */
  commits: Interactions;
}

/** What one step costs. */
interface Step {
  time: number;
  commits: number;
}

/** A hand rests on a link or a field for about so long before it clicks. */
const hoverMs = 150;

/** What is not shown after so long is never shown: the selector does not fit the page any more. */
const limitMs = 60_000;

/** What tells that the result stands: something is there, or its text is another than before. */
interface Result {
  selector: string;
  isChange?: boolean;
}

declare global {
  interface Window {
    painted: Promise<number>;
    commits: number;
  }
}

/** Runs in the page before its own code: counts React's commits as its developer tools would. */
function countCommits(): void {
  window.commits = 0;
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => (window.commits += 1),
    },
  });
}

/** Runs in the page: waits for the next input and notes when its result has been painted. */
function watch([{ selector, isChange = false }, limit]: readonly [Result, number]): void {
  /** What is in the document and not shown yet does not count. */
  const shown = () => {
    const found = document.querySelector(selector);
    const isShown = found?.checkVisibility({ visibilityProperty: true }) === true;
    return isShown ? found.textContent : undefined;
  };
  const before = shown();
  window.painted = new Promise((resolve, reject) => {
    const stands = () => {
      const text = shown();
      return text !== undefined && (!isChange || text !== before);
    };
    const onInput = (event: Event) => {
      for (const type of ["mousedown", "keydown"]) removeEventListener(type, onInput, true);
      const look = () => {
        const waited = performance.now() - event.timeStamp;
        if (stands()) setTimeout(() => resolve(performance.now() - event.timeStamp));
        else if (waited > limit) reject(new Error(`Not shown: ${selector}`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    for (const type of ["mousedown", "keydown"]) addEventListener(type, onInput, true);
  });
}

const settle = (page: Page) => page.waitForTimeout(300);

/** Does a step and waits until the page is at rest. */
async function step(page: Page, act: () => Promise<void>, result: Result): Promise<Step> {
  await page.evaluate(watch, [result, limitMs] as const);
  const before = await page.evaluate(() => window.commits);
  await act();
  const time = await page.evaluate(() => window.painted);
  await settle(page);
  return { time, commits: (await page.evaluate(() => window.commits)) - before };
}

/** Operates the subject's first screen once: picker, a letter, next route cold and warm. */
export async function measureInteractions(
  browser: Browser,
  subject: Subject,
  controls: Controls,
): Promise<Steps> {
  const { context, page } = await visit(browser, subject, "slowProcessor");
  try {
    await page.addInitScript(countCommits);
    await page.goto(subject.url);
    await page.locator(subject.usable).first().waitFor();
    await settle(page);
    const open = () => page.click(controls.picker);
    const options = { selector: controls.option };
    await page.hover(controls.picker);
    await page.waitForTimeout(hoverMs);
    const pickerFirst = await step(page, open, options);
    const letter = await step(page, () => page.keyboard.press(controls.letter), {
      selector: controls.option,
      isChange: true,
    });
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Escape");
    await settle(page);
    const pickerLater = await step(page, open, options);
    await page.keyboard.press("Escape");
    await settle(page);

    const go = async (link: string, next: string) => {
      await page.hover(link);
      await page.waitForTimeout(hoverMs);
      return step(page, () => page.click(link), { selector: next });
    };
    const routeCold = await go(controls.link, controls.next);
    await go(controls.back, subject.usable);
    const routeWarm = await go(controls.link, controls.next);
    const steps = { pickerFirst, pickerLater, letter, routeCold, routeWarm };
    return { times: each(steps, "time"), commits: each(steps, "commits") };
  } finally {
    await context.close();
  }
}

const each = (
  { pickerFirst, pickerLater, letter, routeCold, routeWarm }: Record<keyof Interactions, Step>,
  measure: keyof Step,
): Interactions => ({
  pickerFirst: pickerFirst[measure],
  pickerLater: pickerLater[measure],
  letter: letter[measure],
  routeCold: routeCold[measure],
  routeWarm: routeWarm[measure],
});

/** Runs in the page: goes to the next route and back so many times. */
async function shuttle([{ link, next, back, usable }, trips, limit]: readonly [
  Pick<Controls, "link" | "next" | "back"> & Pick<Subject, "usable">,
  number,
  number,
]): Promise<void> {
  const there = (selector: string) =>
    new Promise<HTMLElement>((resolve, reject) => {
      const end = performance.now() + limit;
      const look = () => {
        const found = document.querySelector<HTMLElement>(selector);
        if (found !== null) setTimeout(() => resolve(found));
        else if (performance.now() > end) reject(new Error(`Not shown: ${selector}`));
        else requestAnimationFrame(look);
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
      page.evaluate(shuttle, [
        { ...controls, usable: subject.usable },
        changes / 2,
        limitMs,
      ] as const);
    await change();
    const before = await heapOf(tools);
    await change();
    return (await heapOf(tools)) / before - 1;
  } finally {
    await context.close();
  }
}
