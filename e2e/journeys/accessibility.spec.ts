/**
 * WCAG 2.2 AA and axe's best practices. What is covered:
 *
 * - Every screen in `screens.ts`, as an administrator, and for each other demo account its start and the
 *   screens that differ for it: in both themes at both widths (1366 and 320 px) and in two languages,
 *   so that of theme, width and language each two meet on each screen. From screen to screen the
 *   themes change places, so that all eight combinations occur; from area to area the languages do.
 * - In each language every rule is checked at one width, and at the other those that width, theme or
 *   language decide.
 * - Everything that opens on these screens for each account (dialog, menu, drawer, list, part of the
 *   page), in both themes at both widths; and what opens only after something was done. What stands
 *   around every page is opened as an administrator, the dialog that settles an alarm in
 *   `clientToolAlarms.spec.ts`.
 * - The page of a phone, which nobody is signed in on.
 * - Nothing moves while a screen comes (layout shift): each width in one of the languages.
 * - No text is cut off and nothing is wider than its place: in the same combinations, and in Polish or
 *   German, where the desk is also zoomed and text at 320 px spaced out (1.4.12).
 */
import type { Page } from "playwright/test";
import {
  bringRules,
  desk,
  fits,
  fitsSpacedOut,
  isClean,
  isCleanEverywhere,
  isCleanInBoth,
  small,
  staysClean,
  zoomed,
  type Theme,
} from "../pages/axe.ts";
import { openEach } from "../pages/openers.ts";
import { movesOn, noteMoves, slowAnswers, type SlowAnswers } from "../pages/layoutShift.ts";
import { openPhoneCheck, takeFront } from "../pages/phoneCheck.ts";
import { isLoaded } from "../pages/loaded.ts";
import { accounts, areas, type Language, type Walk } from "../pages/screens.ts";
import { answerConsent, signInToWalk } from "../pages/answeredConsent.ts";
import { goInside, isTold, search, title } from "../pages/shell.ts";
import { passwordField, signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

/** Reads the product in a language from here on, by its menu where another one is on screen. */
async function readIn(page: Page, language: Language): Promise<void> {
  await expect(title(page)).toBeVisible();
  const html = page.locator("html");
  const shown = (await html.getAttribute("lang")) ?? "en";
  if (shown !== language) {
    await page.setViewportSize(desk);
    const ownName = new Intl.DisplayNames(shown, { type: "language" }).of(shown) ?? shown;
    await page.getByRole("button", { name: ownName }).click();
    await page.locator(`[role=menuitemradio][lang=${language}]`).click();
    await expect(html).toHaveAttribute("lang", language);
    // Nothing on the screens that follow is pointed at.
    await page.mouse.move(0, 0);
  }
}

/** Has chosen a language before the first visit. */
async function hasChosen(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage["content-language"] ??= chosen;
  }, language);
}

/** The themes of a screen: its first is that of all rules. They change places from screen to screen. */
const themesOf = (index: number): readonly [Theme, Theme] =>
  index % 2 === 0 ? ["light", "dark"] : ["dark", "light"];

/** Every screen in its combinations, with late answers; `open` sees to what opens there. */
async function walk(
  page: Page,
  answers: SlowAnswers,
  { languages, addresses }: Walk,
  open: OpenAll,
): Promise<void> {
  await expect(title(page)).toBeVisible();
  await bringRules(page);
  // A section of the navigation opens with its first page.
  await page.evaluate(noteMoves, "aside");
  for (const [language, first, second] of [
    [languages[0], desk, small],
    [languages[1], small, desk],
  ] as const) {
    await readIn(page, language);
    // What is shown in the former language meanwhile is another list.
    await answers.haveCome();
    await isLoaded(page, language);
    for (const [index, address] of addresses.entries()) {
      const [theme, other] = themesOf(index);
      await page.setViewportSize(second);
      await movesOn(page);
      await goInside(page, address);
      await answers.haveCome();
      await isLoaded(page, language);
      expect.soft(await movesOn(page), address).toEqual([]);
      await staysClean(page, other);
      await fits(page);
      await page.setViewportSize(first);
      await isClean(page, theme);
      await fits(page);
      await open(page, language);
    }
  }
}

type OpenAll = (page: Page, language: Language) => Promise<void>;

/** Opens each thing in a part of the page once in a language, and looks at it in both themes. */
function openAllIn(within: string): OpenAll {
  const seen = {} as Record<string, Set<string>>;
  return (page, language) =>
    openEach(page, within, (seen[language] ??= new Set()), async (part) => {
      await isLoaded(page, language);
      await isCleanInBoth(page, part);
    });
}

/** What stands around every page is opened with these: the other areas have the same. */
const withFrame = ["dashboard", "clientTool"];

for (const [area, screens] of Object.entries(areas))
  test(`${area}: every screen is clean in every combination, with all that opens`, async ({
    page,
    specimen,
  }) => {
    test.setTimeout(400_000);
    await hasChosen(page, screens.languages[0]);
    await signInToWalk(page, "administrator");
    await walk(
      page,
      await slowAnswers(page, specimen.apiOrigin),
      screens,
      openAllIn(withFrame.includes(area) ? "body" : "main"),
    );
  });

for (const [username, screens] of Object.entries(accounts))
  test(`what the account ${username} sees is clean in every combination`, async ({
    page,
    specimen,
  }) => {
    test.setTimeout(240_000);
    await hasChosen(page, screens.languages[0]);
    await signInToWalk(page, username);
    await walk(page, await slowAnswers(page, specimen.apiOrigin), screens, openAllIn("main"));
  });

const dialog = "dialog[open]";

/** Opens each dialog that a button of the page's own part opens. */
async function areDialogsClean(page: Page): Promise<void> {
  const [first, ...others] = await page.locator("main [aria-haspopup=dialog]").all();
  expect(first).toBeDefined();
  for (const opener of [first, ...others]) {
    await opener?.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await isCleanEverywhere(page, dialog);
    await page.keyboard.press("Escape");
  }
}

const lines = [
  "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO8706141F3103120<<<<<<<<<<<<<<<0",
];

test("the result of a data check is clean, and so are its dialogs", async ({ page }) => {
  test.slow();
  await signInToWalk(page, "officer", "/passcheck");
  await bringRules(page);
  await page.getByRole("textbox", { name: "Machine-readable zone" }).fill(lines.join(""));
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("button", { name: "New check" })).toBeVisible();
  await isCleanEverywhere(page);
  for (const name of ["Save as PDF", "Report a forgery"]) {
    await expect(page.getByRole("button", { name })).toBeVisible();
  }
  await areDialogsClean(page);
});

test("the page of a phone is clean, and so is the desk that it takes pictures for", async ({
  page,
  browser,
}) => {
  test.slow();
  await answerConsent(page);
  const { address, phones, phone } = await openPhoneCheck(page, browser);
  for (const each of [page, phone]) {
    await bringRules(each);
    await isCleanEverywhere(each);
  }
  await takeFront(phone);
  await expect(phone.getByRole("button", { name: "Send pictures" })).toBeEnabled();
  await isCleanEverywhere(phone);
  // Without what the desk's code holds, the code is typed.
  await phone.goto(new URL("/passcheck/phone", address).href);
  await phone.reload();
  await expect(phone.getByLabel("Code of 8 characters")).toBeVisible();
  await bringRules(phone);
  await isCleanEverywhere(phone);
  await phones.close();
});

test("a change of the rules and what is asked about it are clean", async ({ page }) => {
  test.slow();
  await signInToWalk(page, "administrator", "/ct/changes");
  await bringRules(page);
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/ct\/changes\/id\//);
  await isLoaded(page, "en");
  await isCleanEverywhere(page);
  await areDialogsClean(page);
});

test("what is found, asked and told over a page is clean", async ({ page, context }) => {
  test.slow();
  await signInToWalk(page, "administrator", "/ct/notes/countries/DK");
  await bringRules(page);
  await search(page, "watermark");
  await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  await isCleanEverywhere(page, dialog);
  await page.keyboard.press("Escape");

  await page.getByRole("textbox", { name: "Text", exact: true }).fill("Only new notes.");
  await page.getByRole("link", { name: "Changes", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await isCleanEverywhere(page, dialog);
  await page.getByRole("button", { name: "Stay" }).click();

  await goInside(page, "/dashboard/user");
  await page.route("**/currentUser", (route) => route.abort());
  await page.getByLabel("Display name").fill("Ada W.");
  await page.getByLabel("Display name").press("Enter");
  await isTold(page, "Not saved: your account");
  await isCleanEverywhere(page);

  await context.setOffline(true);
  await expect(page.getByText(/You are offline/).first()).toBeVisible();
  await isCleanEverywhere(page);
});

test("the question whether use may be measured is clean", async ({ page }) => {
  await signInAs(page, "newcomer", "/dashboard/user");
  const question = "main ~ * section";
  await expect(page.locator(question)).toBeVisible();
  await bringRules(page);
  await isCleanEverywhere(page, question);
});

test("the question who is to be signed in is clean", async ({ page, specimen }) => {
  await signInAs(page, "clerk", "/dashboard");
  await expect(title(page)).toBeVisible();
  await page.goto(await specimen.createOneTimeLink("otp", "officer"));
  await expect(page.getByRole("dialog")).toContainText("Clara Stern");
  await bringRules(page);
  await isCleanEverywhere(page, dialog);
});

test("the pages of those who are signed out are clean", async ({ page }) => {
  await page.goto("/auth/logout");
  await expect(page.getByRole("button", { name: "Sign in in a new window" })).toBeVisible();
  await bringRules(page);
  await isCleanEverywhere(page);
  await page.goto("/");
  await expect(passwordField(page)).toBeVisible();
  await bringRules(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await isCleanEverywhere(page);
  }
});

const longWorded = ["pl", "de"] as const;

/** Of the languages with long words the first that an area is not walked in. */
const otherLanguage = ({ languages }: Walk) =>
  longWorded.find((language) => !languages.includes(language));

for (const language of longWorded)
  test(`long words in ${language} and text that is spaced out break no screen`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    await hasChosen(page, language);
    await signInToWalk(page, "administrator");
    await readIn(page, language);
    const walks = Object.values(areas).filter((area) => otherLanguage(area) === language);
    for (const address of walks.flatMap(({ addresses }) => addresses)) {
      await page.setViewportSize(desk);
      await goInside(page, address);
      await isLoaded(page, language);
      await fits(page);
      await page.setViewportSize(zoomed);
      await fits(page);
      await page.setViewportSize(small);
      await fits(page);
      await fitsSpacedOut(page);
    }
  });
