import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect, signInAs, test } from "../world.ts";

const screens = [
  "/dashboard",
  "/dashboard?year=2026&month=2",
  "/dashboard/internalnews",
  "/dashboard/pdf/category",
  "/staticpage/legend",
  "/notes",
  "/notes?size.width=129&size.height=31",
  "/notes/country",
  "/notes/showcountry/countryId/DK/selectTab/0",
  "/notes/showcountry/countryId/DK/selectTab/1?sort=value",
  "/notes/showcountry/countryId/IN/selectTab/5",
  "/notes/showcountry/countryId/KE/selectTab/0",
  "/notes/show/noteId/CHF-SNB9-100/countryId/CH?light=uv",
  "/notes/show/noteId/unknown/countryId/CH",
  "/notes/glossary",
  "/no/such/page",
];

const isClean = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
};

const needsNoSidewaysScrolling = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

const widths = [
  { width: 1366, height: 768 },
  { width: 320, height: 640 },
];

for (const [account, colorScheme] of [
  ["de", "light"],
  ["lt", "dark"],
] as const)
  for (const viewport of widths)
    test(`every screen is clean in ${account}, ${colorScheme}, ${viewport.width} px`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto("/");
      await expect(page.locator("input[name=password]")).toBeVisible();
      await isClean(page);
      await signInAs(page, account);
      for (const screen of screens) {
        await page.goto(screen);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await isClean(page);
        await needsNoSidewaysScrolling(page);
      }
    });
