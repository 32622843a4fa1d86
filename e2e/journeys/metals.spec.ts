import type { Page } from "playwright/test";
import { firstHit, languageIs, overflow, search, title } from "../pages/shell.ts";
import { signInAs, signInByForm } from "../pages/signIn.ts";
import { tabTo } from "../pages/keyboard.ts";
import { expect, test } from "../world.ts";

const found = (page: Page, what: "Coins" | "Bars") =>
  page.getByRole("status").filter({ hasText: new RegExp(`^${what} found`) });

test("coins and bars are searched by the filter of the address, each list with its own pages", async ({
  page,
}) => {
  await signInAs(page, "clerk", "/metals");
  await expect(found(page, "Coins")).toHaveText("Coins found: 167");
  await expect(found(page, "Bars")).toHaveCount(0);

  await page.getByLabel("Search bars").click();
  await expect(page).toHaveURL(/\/metals\?ingots\.enabled=true$/);
  await expect(found(page, "Bars")).toHaveText("Bars found: 156");

  const bars = page.getByRole("region", { name: "Results: Bars" });
  await bars.getByRole("link", { name: /Next page|Next/ }).click();
  await expect(page).toHaveURL(/ingots\.page=2/);
  await expect(page).not.toHaveURL(/coins\.page/);

  for (const type of ["Silver", "Platinum", "Palladium", "Kinebar"])
    await page.getByRole("checkbox", { name: type, exact: true }).click();
  await expect(page).toHaveURL(/ingots\.kinebar=false/);
  await expect(page).not.toHaveURL(/ingots\.page/);
  await expect(page.getByText("Kinebar bars are gold too.")).toBeVisible();
  await page.getByRole("button", { name: "Turn on Kinebar" }).click();
  await expect(page).not.toHaveURL(/ingots\.kinebar/);
});

test("what lacks a measure is counted and can be listed", async ({ page }) => {
  await signInAs(page, "clerk", "/metals?coins.thickness.from=2&coins.thickness.to=3");
  const message = page.getByText(/^Could not be checked .*: \d+$/);
  const number = Number(/\d+$/.exec(await message.innerText())?.[0]);
  await page.getByRole("button", { name: "Show them" }).click();
  await expect(page).toHaveURL(/coins\.unmeasured=true/);
  await expect(page.getByText(`Coins with missing details: ${number}`)).toBeVisible();
});

test("a piece is named by weight and caliper, with the keyboard alone", async ({ page }) => {
  await signInAs(page, "clerk", "/metals");
  await page.getByLabel("Weight, g", { exact: true }).focus();
  await page.keyboard.type("33.95");
  await page.keyboard.press("Tab");
  await page.keyboard.type("32.7");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("32.02");
  await expect(page).toHaveURL(/measure\.mass=33\.95&.*measure\.massInWater=32\.02/);
  await expect(page.getByText(/^Records that match: \d+$/)).toBeVisible();
  const candidates = page.getByRole("region", { name: "What it may be" });
  await expect(candidates.getByRole("link", { name: "Krugerrand 1 oz" })).toBeVisible();
  await expect(candidates.getByText("Matches this record").first()).toBeVisible();
  await expect(page.getByText(/genuine/i)).toHaveCount(0);

  await page.getByText("Bar", { exact: true }).click();
  await page.goto(
    "/metals?measure.shape=bar&measure.mass=20.00&measure.length=40.4&measure.width=23.3",
  );
  await expect(candidates.getByRole("link", { name: "Kinebar 20 g", exact: true })).toBeVisible();
  await expect(page.getByText(/^Tungsten weighs like fine gold/).first()).toBeVisible();
});

test("a coin opens by both entrances, with facts, features and the organisation's melt value", async ({
  page,
}) => {
  await signInAs(page, "clerk", "/metals/coin/itemId/coin-001");
  await expect(title(page, "Krugerrand 1 oz")).toBeVisible();
  await expect(page.getByRole("button", { name: "Precious metals" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await expect(page.getByText("17.61 g/cm³")).toBeVisible();
  await expect(page.getByText("33.93 g (1.0909 oz)")).toBeVisible();
  await expect(page.getByRole("img", { name: /edge: illustration$/ })).toBeVisible();
  await expect(page.getByText("Weigh each coin by itself")).toBeVisible();
  await page.getByRole("button", { name: "Melt value" }).click();
  await expect(page.getByText(/EUR$/).first()).toBeVisible();
  await expect(page.getByText(/source: Demo treasury/)).toBeVisible();
  await page.getByRole("link", { name: "Krugerrand 1/2 oz" }).click();
  await expect(page).toHaveURL(/\/metals\/coin\/itemId\/coin-002$/);
  await page.goto("/notes/showcoin/noteId/coin-001");
  await expect(title(page, "Krugerrand 1 oz")).toBeVisible();
  await expect(page.getByRole("button", { name: "Melt value" })).toBeVisible();
});

test("a bar shows its marks, its Kinegram tilted and its other sizes", async ({ page }) => {
  await signInAs(page, "clerk", "/metals/bar/metailItemId/ingot-024");
  await expect(title(page, "Kinebar 20 g")).toBeVisible();
  await page.getByRole("button", { name: /^7\s*Kinegram/ }).click();
  await expect(page).toHaveURL(/feature=7/);
  await page.getByText("Tilted", { exact: true }).click();
  await expect(page).toHaveURL(/tilted=true/);
  await page
    .getByRole("list", { name: "All sizes" })
    .getByRole("link", { name: /^Kinebar 1 oz/ })
    .click();
  await expect(page).toHaveURL(/\/metals\/bar\/metailItemId\/ingot-025/);
  await page.goto("/metals/bar/variantId/argor-heraeus");
  await expect(title(page, "Argor-Heraeus")).toBeVisible();
});

test("a country leads to its coins and bars", async ({ page }) => {
  await signInAs(page, "clerk", "/metals/country");
  await page.getByRole("link", { name: /^South Africa/ }).click();
  await expect(page).toHaveURL(/\/metals\?ingots\.enabled=true&country=ZA$/);
  await expect(found(page, "Coins")).toHaveText(/Coins found: \d+/);
  await expect(found(page, "Bars")).toHaveText(/Bars found: \d+/);
});

test("the panel and Ctrl+K lead to coins, bars and refiners", async ({ page }) => {
  await signInAs(page, "clerk", "/dashboard");
  const coin = page.getByRole("combobox", { name: "Select coin" });
  await coin.scrollIntoViewIfNeeded();
  await coin.fill("krugerrand 1 oz");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/metals\/coin\/itemId\/coin-001$/);

  for (const [typed, url] of [
    ["valcambi", /\/metals\/bar\//],
    ["krugerrand", /\/coin-\d+$/],
    ["31.1 g", /\/(coin|showcoin|bar)\//],
  ] as const) {
    await page.keyboard.press("Control+k");
    await page.keyboard.type(typed);
    await expect(firstHit(page)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(url);
  }
});

test("three coins stand side by side, and a fourth does not", async ({ page }) => {
  await signInAs(page, "clerk", "/metals/coin/compare?coins=coin-001,coin-002,coin-003,coin-004");
  await expect(title(page, "Compare coins")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Krugerrand/ })).toHaveCount(3);
});

test("the search is whole at 320 px in the dark", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ colorScheme: "dark" });
  await signInAs(page, "clerk", "/metals?ingots.enabled=true&measure.mass=31.1");
  await expect(found(page, "Coins")).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await page.goto("/metals/bar/metailItemId/ingot-024");
  await expect(title(page)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await page.goto("/metals/coin/itemId/coin-001");
  await expect(title(page)).toBeVisible();
  expect(await overflow(page)).toBe(0);
});

test("a coin is found, looked at and printed by the keyboard alone", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "true");
  });
  await signInAs(page, "clerk");
  await search(page, "krugerrand 1 oz");
  await expect(firstHit(page)).toContainText("Krugerrand 1 oz");
  await page.keyboard.press("Enter");
  await expect(title(page, "Krugerrand 1 oz")).toBeVisible();
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/feature=/);
  await expect(page.getByRole("button", { pressed: true }).first()).toBeVisible();
  await page.keyboard.press("m");
  await expect(page.getByLabel("Weight, g", { exact: true })).toBeFocused();
  await page.keyboard.type("33.93");
  await expect(page).toHaveURL(/measure\.mass=33\.93/);
  await expect(page.getByText("Matches this record").first()).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Print", exact: true }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("body")).toHaveAttribute("data-printed", "true");
});

test("a deep link outlives the sign-in, with filter and measures", async ({ page }) => {
  const link =
    "/metals?ingots.enabled=true&coins.enabled=false&measure.shape=bar&measure.mass=31.1";
  await signInByForm(page, "clerk", link);
  await expect(page.getByLabel("Weight, g", { exact: true })).toHaveValue("31.1");
  await expect(found(page, "Bars")).toHaveText("Bars found: 156");
  await expect(found(page, "Coins")).toHaveCount(0);
});

test("one order sorts coins and bars, by either value of a column", async ({ page }) => {
  await signInAs(page, "clerk", "/metals?ingots.enabled=true");
  const coins = page.getByRole("table", { name: "Coins" });
  await coins.getByRole("link", { name: "Country" }).click();
  await expect(page).toHaveURL(/sort=country$/);
  await expect(coins.getByRole("columnheader", { name: /Country/ })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect(coins.locator("a[aria-current=true]")).toHaveAccessibleName("Country");
  await expect(coins.getByRole("row").nth(1)).toContainText("Armenia");
});

/** English words on the screen that do not say that they are English, as a customer's own text does. */
const unmarkedEnglish = (page: Page): Promise<string[]> =>
  page.getByRole("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode() !== null) {
      const { textContent, parentElement } = texts.currentNode;
      const isEnglish = /\b(weight|the|and|with|issuer|not known)\b/i.test(textContent ?? "");
      const language = parentElement?.closest("[lang]")?.getAttribute("lang");
      // Titles of sources are names; they lead out of the product.
      const isSource = parentElement?.closest("a[target=_blank]") !== null;
      if (isEnglish && language !== "en" && !isSource) found.push(textContent ?? "");
    }
    return found;
  });

for (const [language, weight] of [
  ["de", "Gewicht"],
  ["es", "Peso"],
  ["fr", "Poids"],
  ["it", "Peso"],
  ["lt", "Svoris"],
  ["no", "Vekt"],
  ["pl", "Waga"],
] as const)
  test(`coins, bars and cheques are in the language of their reader: ${language}`, async ({
    page,
  }) => {
    await signInAs(page, language, "/metals?ingots.enabled=true");
    await languageIs(page, language);
    await expect(
      page.getByRole("columnheader", { name: new RegExp(weight) }).first(),
    ).toBeVisible();
    expect(await overflow(page)).toBe(0);
    for (const screen of [
      "/metals/coin/itemId/coin-001",
      "/metals/bar/metailItemId/ingot-024",
      "/tc/show/noteId/tc-01-USD-100",
    ]) {
      await page.goto(screen);
      await expect(title(page)).toBeVisible();
      await expect(page.getByRole("img").first()).toBeVisible();
      await expect(page.getByText(/\b(preciousMetals|travellersCheques|coins)\.\w/)).toHaveCount(0);
      expect(await unmarkedEnglish(page)).toEqual([]);
    }
  });
