import axe from "axe-core";
import { expect, type Page } from "playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules whose outcome a theme decides; all others see the same page in both. */
const rulesOfTheme = ["color-contrast", "link-in-text-block"];

/** Brings the rules into the document; moving about inside the app keeps them there. */
export const bringRules = (page: Page): Promise<void> => page.evaluate(axe.source);

async function expectClean(page: Page, options: axe.RunOptions, within?: string): Promise<void> {
  const found = await page.evaluate(
    async ({ given, selector }) => {
      const parts = [...document.querySelectorAll(selector)].filter((each) =>
        each.checkVisibility(),
      );
      const { violations } = await window.axe.run(
        parts.length > 0 ? { include: parts } : document,
        {
          ...given,
          resultTypes: ["violations"],
          // Every rule that needs files of its own is off; nothing is fetched for it.
          preload: false,
        },
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
      );
    },
    { given: options, selector: within ?? "html" },
  );
  // Softly: one walk tells everything there is to mend.
  expect.soft(found, page.url()).toEqual([]);
}

/** Nothing on the page breaks a rule. */
export const isClean = (page: Page): Promise<void> =>
  expectClean(page, { runOnly: { type: "tag", values: rules } });

export type Theme = "light" | "dark";

/**
 * Nothing breaks a rule in either theme: all rules in the first, what a theme decides in the second.
 * `within` is the part to look at, where the rest has been looked at before.
 */
export async function isCleanInBoth(page: Page, first: Theme, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: first });
  await expectClean(page, { runOnly: { type: "tag", values: rules } }, within);
  await page.emulateMedia({ colorScheme: first === "light" ? "dark" : "light" });
  await expectClean(page, { runOnly: { type: "rule", values: rulesOfTheme } }, within);
}

/** What is wider than its place: the page itself, or a text that its box cuts off. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.innerWidth) found.push(`the page is ${scrollWidth} px wide`);
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      const isCut = overflowX === "hidden" || overflowX === "clip" || textOverflow === "ellipsis";
      const isHidden = clipPath !== "none" || element.clientWidth <= 1;
      if (!isCut || isHidden || element.textContent.trim() === "") continue;
      if (element.scrollWidth > element.clientWidth + 1)
        found.push(element.outerHTML.slice(0, 200));
    }
    for (const control of document.querySelectorAll<HTMLElement>("button, a, label, th, h1, h2")) {
      const box = control.getBoundingClientRect();
      const isSeen = box.width > 1 && getComputedStyle(control).clipPath === "none";
      const isScrolled = control.closest("[role=tablist], nav") !== null;
      if (isSeen && !isScrolled && (box.right > window.innerWidth + 1 || box.left < -1))
        found.push(control.outerHTML.slice(0, 200));
    }
    return found;
  });

/** Everything is whole at this width. */
export const fits = async (page: Page): Promise<void> =>
  expect.soft(await overflowing(page), page.url()).toEqual([]);
