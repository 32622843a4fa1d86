import type { Page } from "playwright/test";
import { saveButton } from "../pages/form.ts";
import { languageIs, title } from "../pages/shell.ts";
import { signInAs, signInByLink } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

const nordhafen = ["Euro banknotes (ECB)", "Head cashier", "Feel, look, tilt"];
const brueckner = ["Counterfeits (Bundesbank)", "Counterfeit: what to do"];

/** What each demo account finds in the navigation and on its dashboard; of the others nothing is there. */
const accounts = {
  clerk: {
    panels: ["Banknotes", "Precious metals", "Travellers cheques"],
    links: nordhafen,
    ways: [],
  },
  officer: { panels: ["Identity documents"], links: nordhafen, ways: [] },
  administrator: {
    panels: ["Identity documents", "Banknotes", "Precious metals", "Travellers cheques"],
    links: nordhafen,
    ways: ["Client tool"],
  },
  reseller: {
    panels: ["Identity documents", "Banknotes", "Precious metals", "Travellers cheques"],
    links: brueckner,
    ways: ["Administration", "Reseller"],
  },
  newcomer: { panels: [], links: brueckner, ways: [] },
} as const;

const { panels } = accounts.administrator;
const ways = ["Client tool", "Administration", "Reseller"] as const;

const seesItsOwn = async (page: Page, account: (typeof accounts)[keyof typeof accounts]) => {
  const navigation = page.getByRole("complementary", { name: "Main navigation" });
  const main = page.getByRole("main");
  for (const name of ["Dashboard", ...account.links])
    await expect(navigation.getByRole("link", { name })).toBeVisible();
  const own: readonly string[] = [...account.panels, ...account.ways];
  for (const name of panels) {
    const count = own.includes(name) ? 1 : 0;
    // A section without links is itself a link.
    const section = navigation.getByRole(name === "Travellers cheques" ? "link" : "button", {
      name,
      exact: true,
    });
    await expect(section).toHaveCount(count);
    await expect(main.getByRole("heading", { name, exact: true })).toHaveCount(count);
  }
  for (const name of ways) {
    const link = navigation.getByRole("link", { name: new RegExp(`^${name}`) });
    await expect(link).toHaveCount(own.includes(name) ? 1 : 0);
  }
};

for (const [username, account] of Object.entries(accounts))
  test(`the ${username} sees their own sections, links and panels`, async ({ page, specimen }) => {
    await signInByLink(page, specimen, username);
    await seesItsOwn(page, account);
    const outside = page.getByRole("complementary").locator("a[target=_blank]");
    for (const link of await outside.all()) {
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
      await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
    }
  });

test("the address of the back office leads there, and back to where one was", async ({
  page,
  specimen,
}) => {
  await signInByLink(page, specimen, "reseller");
  await expect(title(page)).toBeVisible();
  await page.goto("/backend");
  await expect(page.getByRole("heading", { name: "Back office" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

/** The word for banknotes and the header of the language menu in each language. */
const languages = {
  de: ["de", "Banknoten", "Sprache wählen"],
  es: ["es", "Billetes", "Seleccionar idioma"],
  fr: ["fr", "Billets", "Choisir la langue"],
  it: ["it", "Banconote", "Seleziona la lingua"],
  lt: ["lt", "Banknotai", "Pasirinkite kalbą"],
  no: ["no", "Sedler", "Velg språk"],
  pl: ["pl", "Banknoty", "Wybierz język"],
} as const;

for (const [username, [tag, banknotes, header]] of Object.entries(languages))
  test(`the account ${username} starts in its own language`, async ({ page, specimen }) => {
    await signInByLink(page, specimen, username);
    const navigation = page.getByRole("navigation").first();
    await expect(navigation.getByRole("button", { name: banknotes, exact: true })).toBeVisible();
    await languageIs(page, tag);
    await page.getByRole("button", { name: new RegExp(header) }).click();
    await expect(page.getByRole("menu")).toContainText(header);
    await expect(page.getByRole("menuitemradio", { checked: true })).toHaveAttribute(
      "lang",
      username,
    );
    expect(await page.evaluate(() => localStorage.getItem("content-language"))).toBe(username);
  });

test("words that fail to come are asked for again, and then change the page", async ({
  page,
  specimen,
}) => {
  await signInByLink(page, specimen, "clerk");
  let refused = 0;
  await page.route("**/assets/words-*/pl.json", (route) => {
    refused += 1;
    return refused <= 2 ? route.abort("failed") : route.continue();
  });
  await page.getByRole("button", { name: /Select language/ }).click();
  await page.getByRole("menuitemradio", { name: "Polski" }).click();
  await languageIs(page, "pl");
  await expect(page.getByRole("button", { name: "Banknoty", exact: true })).toBeVisible();
  expect(refused).toBe(3);
});

test("the navigation is worked by keyboard, beside the page and as a drawer", async ({
  page,
  specimen,
}) => {
  await signInByLink(page, specimen, "administrator");
  const section = page.getByRole("button", { name: "Banknotes", exact: true });
  await expect(section).toHaveAttribute("aria-expanded", "false");
  await section.press("Enter");
  await expect(section).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/notes\/country$/);
  await expect(title(page)).toBeFocused();
  await expect(page.locator("nav [aria-current=page]")).toHaveText("By country");

  await page.setViewportSize({ width: 320, height: 640 });
  const navigation = page.getByRole("complementary", { name: "Main navigation" });
  await expect(navigation).toBeHidden();
  const menu = page.getByRole("button", { name: "Open navigation" });
  await menu.press("Enter");
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await expect(navigation).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(navigation).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await navigation.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(navigation).toBeHidden();
});

test("the page stays where it is while the bars at its edges take the focus", async ({ page }) => {
  await signInAs(page, "administrator", "/ct/passcheck");
  await expect(saveButton(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 250));
  const place = () => page.evaluate(() => scrollY);
  expect(await place()).toBe(250);
  const bars = [
    page.getByRole("link", { name: "Specimen" }),
    page.getByRole("link", { name: "Your account" }),
    page.getByRole("button", { name: /^Theme/ }),
    saveButton(page),
  ];
  for (const inBar of bars) {
    await inBar.focus();
    expect(await place()).toBe(250);
  }
  // What lies on the page itself is brought out of the bar that covers it.
  await page.getByRole("checkbox").first().focus();
  expect(await place()).toBeLessThan(250);
});
