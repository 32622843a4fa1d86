import { expect, type Page } from "playwright/test";
import { isAtWork, signInByForm } from "../pages/signIn.ts";
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
  await page.goto(`${specimen.webOrigin}/imprint`);
  await page.waitForRequest(/instrument-sans-latin-wght-normal/);
  await page.waitForFunction(() => document.fonts.check('1em "Instrument Sans Variable"'));
  const early = requested.slice(0, requested.findIndex((path) => mainCode.test(path)) + 1);
  expect(early).not.toEqual([]);
  expect(early.filter((path) => path.endsWith(".woff2"))).toEqual([]);
});
