import { expect, type Page } from "playwright/test";
import { isAtWork, signInByForm } from "../pages/signIn.ts";
import { movesOn, noteMoves } from "../pages/layoutShift.ts";
import { test } from "../world.ts";

const mainCode = /\/assets\/index-[^/]+\.js$/;

/** The silent requests of the identity provider that a page sends. */
function watchSilentChecks(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("prompt=none")) asked.push(request.url());
  });
  return asked;
}

test("a reload asks the provider once, before the main code has come", async ({
  page,
  specimen,
}) => {
  await signInByForm(page, "clerk", `${specimen.webOrigin}/dashboard`);
  await isAtWork(page);
  const asked = watchSilentChecks(page);
  const isAsked = page.waitForRequest(/prompt=none/);
  await page.route(mainCode, async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.reload();
  await isAtWork(page);
  expect(asked).toHaveLength(1);
});

test("without its early start sign-in begins with the main code", async ({ page, specimen }) => {
  await signInByForm(page, "clerk", `${specimen.webOrigin}/dashboard`);
  await isAtWork(page);
  const asked = watchSilentChecks(page);
  // The configuration is all that the early start reads.
  let isFirst = true;
  await page.route("**/config.json", async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.abort();
  });
  await page.reload();
  await page.getByRole("button", { name: "Try again" }).click();
  await isAtWork(page);
  expect(asked).toHaveLength(1);
});

test("a page for everybody asks no provider", async ({ page, specimen }) => {
  await signInByForm(page, "clerk", `${specimen.webOrigin}/dashboard`);
  await isAtWork(page);
  const asked = watchSilentChecks(page);
  await page.goto(`${specimen.webOrigin}/passcheck/phone#unknown`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(asked).toEqual([]);
});

test("the typeface comes after the main code", async ({ page, specimen }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const asked = page.waitForRequest(/instrument-sans-latin-wght-normal/);
  await page.goto(`${specimen.webOrigin}/imprint`);
  await asked;
  await page.waitForFunction(() => document.fonts.check('1em "Instrument Sans Variable"'));
  const early = requested.slice(0, requested.findIndex((path) => mainCode.test(path)) + 1);
  expect(early).not.toEqual([]);
  expect(early.filter((path) => path.endsWith(".woff2"))).toEqual([]);
});

for (const language of ["en", "de", "lt"])
  test(`nothing moves when the typeface comes last to the dashboard, in ${language}`, async ({
    page,
    specimen,
  }) => {
    await signInByForm(page, "clerk", `${specimen.webOrigin}/dashboard`);
    await isAtWork(page);
    // As on every visit but the first: the language is known before anything is drawn.
    await page.evaluate((chosen) => localStorage.setItem("content-language", chosen), language);
    let bring = () => {};
    const isDrawn = new Promise<void>((resolve) => (bring = resolve));
    await page.route(/\.woff2$/, async (route) => {
      await isDrawn;
      await route.continue();
    });
    await page.addInitScript(noteMoves);
    await page.reload({ waitUntil: "commit" });
    await expect(page.getByRole("combobox")).toHaveCount(4);
    await expect(page.locator("main ~ * section")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const hasCome = () =>
      page.evaluate(() => document.fonts.check('1em "Instrument Sans Variable"'));
    expect(await hasCome()).toBe(false);
    bring();
    await expect.poll(hasCome).toBe(true);
    // Letters move within their lines; a line more or less is more (0.022).
    expect(await movesOn(page, 0.005)).toEqual([]);
  });

const lateStyles = /\/assets\/late-[^/]+\.css$/;

/** The sheets of the page in the order in which their rules count. */
const sheetsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap(
      ({ href }) => /\w+(?=-[^/]+\.css$)/.exec(href ?? "")?.[0] ?? [],
    ),
  );

test("the dashboard needs the styles of its own alone; the others come below them", async ({
  page,
  specimen,
}) => {
  await signInByForm(page, "clerk", `${specimen.webOrigin}/dashboard`);
  await isAtWork(page);
  const isDrawn = Promise.withResolvers<void>();
  await page.route(lateStyles, async (route) => {
    await isDrawn.promise;
    await route.continue();
  });
  await page.reload();
  await isAtWork(page);
  expect(await sheetsOf(page)).toEqual(["index", "typeface"]);
  isDrawn.resolve();
  await expect.poll(() => sheetsOf(page)).toEqual(["index", "typeface", "late"]);
});

test("an area begins with the styles of all screens", async ({ page, specimen }) => {
  await signInByForm(page, "clerk", `${specimen.webOrigin}/notes`);
  await isAtWork(page);
  await page.reload();
  await isAtWork(page);
  expect(await sheetsOf(page)).toEqual(["index", "late", "typeface"]);
});

/** Lets the sheet fail so many times. */
async function failLateStyles(page: Page, times: number): Promise<void> {
  await page.route(lateStyles, (route) => route.abort("connectionreset"), { times });
}

test("styles that did not come are asked for again", async ({ page, specimen }) => {
  await signInByForm(page, "clerk", `${specimen.webOrigin}/dashboard`);
  await isAtWork(page);
  await failLateStyles(page, 2);
  await page.reload();
  await expect(page.getByText("Find anything")).toBeVisible();
  expect(await sheetsOf(page)).toEqual(["index", "typeface", "late"]);
});

test("where they do not come at all, what needs them says so and comes with another try", async ({
  page,
  specimen,
}) => {
  await signInByForm(page, "clerk", `${specimen.webOrigin}/dashboard`);
  await isAtWork(page);
  await failLateStyles(page, 3);
  await page.reload();
  const missing = page.getByText("This part could not be loaded");
  await expect(missing.first()).toBeVisible();
  for (let left = await missing.count(); left > 0; left -= 1) {
    await page.getByRole("button", { name: "Try again" }).first().click();
    await expect(missing).toHaveCount(left - 1);
  }
  expect(await sheetsOf(page)).toEqual(["index", "typeface", "late"]);
});
