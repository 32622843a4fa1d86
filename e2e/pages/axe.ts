import axe from "axe-core";
import { expect, type Page } from "playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules whose outcome a theme decides; all others see the same page in both. */
const rulesOfTheme = ["color-contrast", "link-in-text-block"];

/** The rules whose outcome the width of the window decides as well. */
const rulesOfWidth = [...rulesOfTheme, "target-size", "scrollable-region-focusable"];

const everyRule: axe.RunOnly = { type: "tag", values: rules };
const widthDecides: axe.RunOnly = { type: "rule", values: rulesOfWidth };
const themeDecides: axe.RunOnly = { type: "rule", values: rulesOfTheme };

/**
 * Brings the rules into the document; moving about inside the app keeps them there. The source of each
 * element that any rule looks at, of the whole document among them, is not written down.
 */
export const bringRules = (page: Page): Promise<void> =>
  page.evaluate(`${axe.source}\naxe.configure({ noHtml: true });`);

export type Theme = "light" | "dark";

/** The rules for a look at the page in a theme. */
type Look = readonly [theme: Theme, rules: axe.RunOnly];

/**
 * Looks at the page in one theme after the other; `within` is the part to look at, if not all of it.
 * The last theme stays: each look sets its own, and each change styles the whole page anew.
 */
async function expectClean(page: Page, looks: readonly Look[], within?: string): Promise<void> {
  const found = await page.evaluate(
    async ({ wanted, selector }) => {
      const parts = [...document.querySelectorAll(selector)].filter((each) =>
        each.checkVisibility(),
      );
      const context = parts.length > 0 ? { include: parts } : document;
      // Every rule that needs files of its own is off; nothing is fetched for it.
      const options: axe.RunOptions = {
        resultTypes: ["violations"],
        elementRef: true,
        selectors: false,
        preload: false,
      };
      const isTooSmall = async (element: HTMLElement | undefined): Promise<boolean> => {
        // Where it lies in sight: what stays at the edge of the window may cover it elsewhere.
        element?.scrollIntoView({ block: "center" });
        const { violations } = await window.axe.run(element ?? document, {
          ...options,
          runOnly: ["target-size"],
        });
        return violations.length > 0;
      };
      const lines: string[] = [];
      for (const [theme, runOnly] of wanted) {
        // As the menu for the theme does.
        document.documentElement.dataset["theme"] = theme;
        const { violations } = await window.axe.run(context, { ...options, runOnly });
        for (const { id, nodes } of violations)
          for (const { element } of nodes)
            if (id !== "target-size" || (await isTooSmall(element)))
              lines.push(`${theme}: ${id}: ${element?.outerHTML.slice(0, 300)}`);
      }
      return lines;
    },
    { wanted: looks, selector: within ?? "html" },
  );
  // Softly: one walk tells everything there is to mend.
  expect.soft(found, whereIs(page)).toEqual([]);
}

const whereIs = (page: Page) => `${page.url()} at ${page.viewportSize()?.width} px`;

/** Nothing on the page, or in a part of it, breaks a rule. */
export const isClean = (page: Page, theme: Theme, within?: string): Promise<void> =>
  expectClean(page, [[theme, everyRule]], within);

/** Nothing breaks a rule whose outcome width or theme decides: for a page that is clean otherwise. */
export const staysClean = (page: Page, theme: Theme): Promise<void> =>
  expectClean(page, [[theme, widthDecides]]);

/** Nothing on the page, or in a part of it, breaks a rule in either theme. */
export const isCleanInBoth = (page: Page, within?: string): Promise<void> =>
  expectClean(
    page,
    [
      ["light", everyRule],
      ["dark", themeDecides],
    ],
    within,
  );

/** The sizes of a window at which screens are looked at. */
export const desk = { width: 1366, height: 768 };
export const small = { width: 320, height: 640 };
/** A desk's window at 125 % zoom, which its system may set. */
export const zoomed = { width: 1093, height: 614 };

/** What is on the page now, in both themes at both widths. */
export async function isCleanEverywhere(page: Page, part?: string): Promise<void> {
  for (const size of [small, desk]) {
    await page.setViewportSize(size);
    await isCleanInBoth(page, part);
  }
}

/** What is wider than its place: the page itself, a column, or a text that its box cuts off. */
const overflowing = (page: Page) =>
  page.evaluate(async () => {
    // In the letters of the product: those that stand in for them are not as wide.
    await document.fonts.ready;
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.innerWidth) {
      const reaching = [...document.querySelectorAll("body *")].filter(
        (element) => element.getBoundingClientRect().right > window.innerWidth,
      );
      // The last one is none that holds another.
      const last = reaching.at(-1)?.outerHTML.slice(0, 300);
      found.push(`the page is ${scrollWidth} px wide: ${last}`);
    }
    // The box of a row's link is wider than its table, which ends it, and holds no text.
    const withoutLinkBoxes = new CSSStyleSheet();
    withoutLinkBoxes.replaceSync("tr a::after { content: none !important }");
    document.adoptedStyleSheets.push(withoutLinkBoxes);
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const { overflowX, textOverflow, clipPath, visibility } = getComputedStyle(element);
      const isCut = overflowX === "hidden" || overflowX === "clip" || textOverflow === "ellipsis";
      const isHidden = visibility === "hidden" || clipPath !== "none" || element.clientWidth <= 1;
      if (!isCut || isHidden || element.textContent.trim() === "") continue;
      if (element.scrollWidth > element.clientWidth + 1)
        found.push(element.outerHTML.slice(0, 200));
    }
    // A column that is wider than its place lies under the next one.
    for (const column of document.querySelectorAll<HTMLElement>("main *")) {
      const { display, overflowX } = getComputedStyle(column);
      const isColumn = display === "grid" && overflowX === "visible" && column.clientWidth > 1;
      if (isColumn && column.scrollWidth > column.clientWidth + 4)
        found.push(
          `${column.scrollWidth} px in ${column.clientWidth}: ${column.outerHTML.slice(0, 200)}`,
        );
    }
    const isOnlyRead = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== "none" || isOnlyRead(element.parentElement));
    for (const control of document.querySelectorAll<HTMLElement>("button, a, label, th, h1, h2")) {
      const box = control.getBoundingClientRect();
      const isOutside = box.right > window.innerWidth + 1 || box.left < -1;
      const isScrolled = control.closest("[role=tablist], nav") !== null;
      if (box.width > 1 && isOutside && !isScrolled && !isOnlyRead(control))
        found.push(control.outerHTML.slice(0, 200));
    }
    document.adoptedStyleSheets.pop();
    return found;
  });

/** Everything is whole at this width. */
export const fits = async (page: Page): Promise<void> =>
  expect.soft(await overflowing(page), whereIs(page)).toEqual([]);

/** The spacing of text that a reader may set and nothing is lost by (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Everything is whole at this width with the text spaced out. */
export async function fitsSpacedOut(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  await fits(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
