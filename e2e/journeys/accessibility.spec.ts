import axe from "axe-core";
import type { Page } from "playwright/test";
import { expect, goInside, signInByLink, test } from "../world.ts";

const screens = [
  "/dashboard",
  "/dashboard?year=2026&month=2",
  "/dashboard/internalnews",
  "/dashboard/news/id/nordhafen-forint",
  "/dashboard/changelog",
  "/dashboard/pdf/category",
  "/dashboard/user",
  "/staticpage/legend",
  "/notes",
  "/notes?size.width=129&size.height=31",
  "/staticpage/disclaimer",
  "/staticpage/support",
  "/staticpage/customlink/id/nordhafen-head-cashier",
  "/notes/country",
  "/notes/showcountry/countryId/DK/selectTab/0",
  "/notes/showcountry/countryId/DK/selectTab/1?sort=value",
  "/notes/showcountry/countryId/IN/selectTab/5",
  "/notes/showcountry/countryId/KE/selectTab/0",
  "/notes/show/noteId/CHF-SNB9-100/countryId/CH?light=uv",
  "/notes/show/noteId/unknown/countryId/CH",
  "/notes/glossary",
  "/notes/glossary/watermark",
  "/passes/country",
  "/passes",
  "/passes/showcountry/countryId/LT",
  "/passes/show/passId/DEU-P-2017?feature=f1",
  "/passes/show/passId/unknown",
  "/passes/compare?documents=DEU-P-2017,DEU-ID-2021",
  "/passes/securityfeatures",
  "/passes/securityfeatures/watermark",
  "/passes/fantasycountries",
  "/passes/glossary",
  "/no/such/page",
];

const desk = { width: 1366, height: 768 };
const small = { width: 320, height: 640 };

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Brings the rules into the document; moving about inside the app keeps them there. */
const bringRules = (page: Page) => page.evaluate(axe.source);

const isClean = async (page: Page) => {
  const found = await page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({ runOnly, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, rules);
  expect(found, page.url()).toEqual([]);
};

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

const fits = async (page: Page) => expect(await overflowing(page), page.url()).toEqual([]);

const show = async (page: Page, screen: string, loading: string) => {
  await goInside(page, screen);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByText(loading, { exact: true })).toHaveCount(0);
};

// Each language sees both themes and both widths, and the two together every pair of them.
const walks = [
  { language: "de", loading: "Wird geladen", atDesk: "light", atSmall: "dark" },
  { language: "lt", loading: "Įkeliama", atDesk: "dark", atSmall: "light" },
] as const;

for (const { language, loading, atDesk, atSmall } of walks)
  test(`every screen is clean in ${language}, ${atDesk} at 1366 px and ${atSmall} at 320 px`, async ({
    page,
    specimen,
  }) => {
    test.slow();
    await page.addInitScript(
      (chosen) => localStorage.setItem("content-language", chosen),
      language,
    );
    await page.goto("/");
    await expect(page.locator("input[name=password]")).toBeVisible();
    await bringRules(page);
    await isClean(page);
    await signInByLink(page, specimen, "administrator");
    await bringRules(page);
    for (const screen of screens) {
      await page.setViewportSize(desk);
      await page.emulateMedia({ colorScheme: atDesk });
      await show(page, screen, loading);
      await isClean(page);
      await fits(page);
      await page.setViewportSize(small);
      await page.emulateMedia({ colorScheme: atSmall });
      await isClean(page);
      await fits(page);
    }
  });

test("long words break no screen in pl, at 1366 and 320 px", async ({ page, specimen }) => {
  await page.addInitScript(() => localStorage.setItem("content-language", "pl"));
  await signInByLink(page, specimen, "administrator");
  for (const screen of screens) {
    await page.setViewportSize(desk);
    await show(page, screen, "Wczytywanie");
    await fits(page);
    await page.setViewportSize(small);
    await fits(page);
  }
});
