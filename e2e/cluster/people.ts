// Four people at work in real browsers, again and again, until this process is told to end:
// node cluster/people.ts <address of the app> <password of the demo accounts>
// Says each step that succeeded as a line of JSON. Where a page offers to try again, they do. What
// fails all the same is done again after the page was loaded again, as people do, and the time of a
// step counts from its first try.
import { setTimeout as delay } from "node:timers/promises";
import {
  type Browser,
  chromium,
  expect as expectBy,
  type Locator,
  type Page,
} from "playwright/test";
import { chromiumOptions } from "../chromium.ts";
import { saveButton, textField } from "../pages/form.ts";
import { firstHit, goInside, search, title } from "../pages/shell.ts";
import { fillSignIn, passwordField, signOutButton } from "../pages/signIn.ts";

const [origin = "", password = ""] = process.argv.slice(2);

/** After how long without what they expect people load the page again, in ms. */
const patience = 9_000;

/** How long it takes them to see that something failed, and to try again, in ms. */
const reaction = 1_000;

const expect = expectBy.configure({ timeout: patience });

/** A step that succeeded. */
interface Step {
  readonly person: string;
  readonly name: string;
  /** From the begin of its first try, in ms. */
  readonly took: number;
  readonly tries: number;
}

type Do = (name: string, step: (page: Page, isAgain: boolean) => Promise<void>) => Promise<void>;

/** Opens an address; an answer of the proxy that nobody is there is a failure at once. */
async function open(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  if (answer?.ok() !== true) throw new Error(`${address} was answered ${answer?.status()}`);
}

async function atWork(page: Page, username: string): Promise<void> {
  await open(page, "/dashboard");
  await expect(passwordField(page).or(signOutButton(page)).first()).toBeVisible();
  if (await passwordField(page).isVisible()) await fillSignIn(page, username, password);
  await expect(signOutButton(page)).toBeVisible();
}

/** Signs in, reads a banknote, searches, signs out. */
async function clerk(does: Do): Promise<void> {
  await does("signs in", (page) => atWork(page, "clerk"));
  await does("reads a banknote", async (page, isAgain) => {
    if (isAgain) await atWork(page, "clerk");
    await page.getByRole("combobox", { name: /country/i }).click();
    await page.keyboard.type("germ");
    await page.keyboard.press("Enter");
    await expect(title(page, /^Germany/)).toBeVisible();
    const note = page.getByRole("link", { name: /^50 euro/ });
    await note.first().click();
    await expect(page.getByText("Buy and sell", { exact: true }).first()).toBeVisible();
  });
  await does("searches", async (page, isAgain) => {
    if (isAgain) await atWork(page, "clerk");
    await search(page, "50 ils");
    await expect(firstHit(page)).toContainText("50 new shekel");
    await page.keyboard.press("Enter");
    await expect(title(page, /50 new shekel/)).toBeVisible();
  });
  await does("signs out", async (page, isAgain) => {
    if (isAgain) await open(page, "/dashboard");
    await expect(passwordField(page).or(signOutButton(page)).first()).toBeVisible();
    if (await passwordField(page).isVisible()) return;
    await signOutButton(page).click();
    await expect(passwordField(page)).toBeVisible();
  });
}

let texts = 0;

/** Writes a rule of the customer, and reads it on a page that was loaded anew. */
async function administrator(does: Do): Promise<void> {
  const address = "/ct/notes/countries/DK";
  texts += 1;
  let written = "";
  await does("writes a rule", async (page, isAgain) => {
    if (isAgain) await atWork(page, "administrator");
    written = `Text ${texts}${isAgain ? ` again ${Date.now()}` : ""}`;
    await open(page, address);
    await expect(textField(page).or(passwordField(page)).first()).toBeVisible();
    if (await passwordField(page).isVisible()) await fillSignIn(page, "administrator", password);
    await expect(textField(page)).toBeVisible();
    // A try that failed has left a draft.
    const stored = page.getByRole("button", { name: "Show the saved version" });
    if (await stored.isVisible()) await stored.click();
    await textField(page).fill(written);
    await saveButton(page).click();
    await expect(page.getByText("Saved: information text", { exact: true })).toBeVisible();
  });
  await does("reads the rule", async (page) => {
    await open(page, address);
    await expect(textField(page)).toHaveText(written);
  });
}

const countries: readonly (readonly [id: string, name: RegExp])[] = [
  ["CH", /^Switzerland/],
  ["PL", /^Poland/],
  ["GB", /^United Kingdom/],
  ["HU", /^Hungary/],
  ["DK", /^Denmark/],
];
let walks = 0;

/** Goes from screen to screen in a tab that is loaded again only when something failed. */
async function controller(does: Do): Promise<void> {
  const goTo = (name: string, path: string, heading: RegExp) =>
    does(name, async (page, isAgain) => {
      const isIn = (await signOutButton(page).count()) > 0;
      if (isAgain || !isIn) await atWork(page, "controller");
      await goInside(page, path);
      await expect(title(page, heading)).toBeVisible();
    });
  const [id, name] = countries[(walks += 1) % countries.length] ?? ["CH", /^Switzerland/];
  await goTo("opens a country", `/notes/showcountry/countryId/${id}/selectTab/0`, name);
  await goTo("opens the glossary", "/notes/glossary/watermark", /watermark/i);
  await goTo("opens the client tool", "/ct", /^Client tool$/);
  await goTo("opens a cheque", "/tc/show/noteId/tc-03-USD-100", /^100 US dollars/);
  await goTo("opens the metals", "/metals", /^Precious metals$/);
}

/** The lines of a passport's machine-readable zone, as ICAO 9303 has them. */
const zone =
  "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0";

/** Reads what a passport looks like, and checks the lines of one. */
async function officer(does: Do): Promise<void> {
  const openAt = async (page: Page, address: string, sign: Locator) => {
    await open(page, address);
    await expect(sign.or(passwordField(page)).first()).toBeVisible();
    if (await passwordField(page).isVisible()) await fillSignIn(page, "officer", password);
    await expect(sign).toBeVisible();
  };
  await does("reads a passport", (page) =>
    openAt(page, "/passes/show/passId/DEU-P-2017", title(page, /^Passport/)),
  );
  await does("checks a zone", async (page) => {
    const field = page.getByRole("textbox", { name: "Machine-readable zone" });
    await openAt(page, "/passcheck", field);
    await field.fill(zone);
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(page.getByText("Adds up")).toBeVisible();
    await page.getByRole("button", { name: "New check" }).click();
    await expect(field).toHaveValue("");
  });
}

async function live(
  browser: Browser,
  person: string,
  day: (does: Do) => Promise<void>,
): Promise<never> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1366, height: 768 },
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  await page.addLocatorHandler(
    page.getByRole("button", { name: /^(Try again|Sign in again)$/ }).first(),
    async (button) => {
      await delay(reaction);
      // The page tries by itself too, and the button may be gone.
      await button.click({ timeout: reaction }).catch(() => undefined);
    },
    { noWaitAfter: true },
  );
  const does: Do = async (name, step) => {
    const begin = performance.now();
    for (let tries = 1; ; tries += 1) {
      try {
        await step(page, tries > 1);
        const took = performance.now() - begin;
        console.log(JSON.stringify({ person, name, took, tries } satisfies Step));
        return;
      } catch (error) {
        if (!browser.isConnected()) throw error;
        const [first = ""] = String(error).split("\n");
        console.error(`${person} ${name}, try ${tries}: ${first}`);
        await delay(reaction);
      }
    }
  };
  for (;;) await day(does);
}

process.once("disconnect", () => process.exit());
const browser = await chromium.launch({
  ...chromiumOptions,
  handleSIGTERM: false,
  handleSIGINT: false,
});
await Promise.all([
  live(browser, "clerk", clerk),
  live(browser, "administrator", administrator),
  live(browser, "controller", controller),
  live(browser, "officer", officer),
]);
