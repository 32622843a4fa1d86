import type { Page } from "playwright/test";
import { bringRules, fits, isClean, isCleanInBoth, type Theme } from "../pages/axe.ts";
import { goInside, title } from "../pages/shell.ts";
import { passwordField, signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

const desk = { width: 1366, height: 768 };
const small = { width: 320, height: 640 };

/** The screens, by area. */
const screens = {
  dashboard: [
    "/dashboard",
    "/dashboard?year=2026&month=2",
    "/dashboard/internalnews",
    "/dashboard/news/id/nordhafen-forint",
    "/dashboard/changelog",
    "/dashboard/pdf/category",
    "/dashboard/user",
    "/staticpage/legend",
    "/staticpage/disclaimer",
    "/staticpage/support",
    "/staticpage/customlink/id/nordhafen-head-cashier",
    "/no/such/page",
  ],
  banknotes: [
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
    "/notes/glossary/watermark",
  ],
  identityDocuments: [
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
  ],
} as const;

/** Each language sees all rules in both themes and at both widths; a theme's own rules everywhere. */
const languages: readonly { language: string; loading: string; atDesk: Theme; atSmall: Theme }[] = [
  { language: "de", loading: "Wird geladen", atDesk: "light", atSmall: "dark" },
  { language: "lt", loading: "Įkeliama", atDesk: "dark", atSmall: "light" },
];

async function show(page: Page, screen: string, loading: string): Promise<void> {
  await goInside(page, screen);
  await expect(title(page)).toBeVisible();
  await isLoaded(page, loading);
}

async function isLoaded(page: Page, loading: string): Promise<void> {
  await expect(page.getByText(loading, { exact: true })).toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** Reads the product in a language from here on, without asking who is there. */
async function readIn(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem("content-language", chosen), language);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(title(page)).toBeVisible();
  await bringRules(page);
}

/** Everything there, at both widths and in both themes. */
async function walk(page: Page, addresses: readonly string[]): Promise<void> {
  for (const { language, loading, atDesk, atSmall } of languages) {
    await readIn(page, language);
    for (const address of addresses) {
      await page.setViewportSize(desk);
      await show(page, address, loading);
      await isCleanInBoth(page, atDesk);
      await fits(page);
      await page.setViewportSize(small);
      await isCleanInBoth(page, atSmall);
      await fits(page);
    }
  }
}

for (const [area, addresses] of Object.entries(screens))
  test(`${area}: every screen is clean in every combination`, async ({ page }) => {
    test.setTimeout(240_000);
    await signInAs(page, "administrator");
    await walk(page, addresses);
  });

test("the provider's page is clean", async ({ page }) => {
  await page.goto("/");
  await expect(passwordField(page)).toBeVisible();
  await bringRules(page);
  for (const size of [desk, small]) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await isClean(page);
    }
  }
});

test("long words break no screen in pl, at 1366 and 320 px", async ({ page }) => {
  test.slow();
  await signInAs(page, "administrator");
  await readIn(page, "pl");
  for (const screen of Object.values(screens).flat()) {
    await page.setViewportSize(desk);
    await show(page, screen, "Wczytywanie");
    await fits(page);
    await page.setViewportSize(small);
    await fits(page);
  }
});
