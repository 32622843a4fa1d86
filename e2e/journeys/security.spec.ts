import { chooseLanguage, languageIs } from "../pages/shell.ts";
import { isAtWork, usernameField, passwordField, signInAs } from "../pages/signIn.ts";
import { light } from "../pages/viewer.ts";
import { expect, test } from "../world.ts";

test("every origin sends its security headers", async ({ request, specimen }) => {
  const policy = async (address: string) => {
    const { "content-security-policy": csp = "", ...headers } = (
      await request.get(address)
    ).headers();
    expect(csp).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
    return csp;
  };
  const page = await policy(specimen.webOrigin);
  expect(page).toContain("require-trusted-types-for 'script'");
  expect(page).toContain("trusted-types specimen-text specimen-thread ProseMirrorClipboard");
  expect(page).toContain("frame-ancestors 'self'");
  await policy(`${specimen.webOrigin}/assets/none.js`);
  await policy(`${specimen.webOrigin}/config.json`);
  await policy(`${specimen.apiOrigin}/currentUser`);
  await policy(`${specimen.statisticsOrigin}/`);
  await policy(`${specimen.identityOrigin}/nowhere`);
});

test("the strict policy is not violated by the product's own screens", async ({ page }) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()))
      violations.push(message.text());
  });
  await signInAs(page, "clerk");
  await page.goto("/notes/showcountry/countryId/PL/selectTab/0");
  await page.getByRole("link", { name: /^100 / }).first().click();
  await expect(light(page, "White")).toBeVisible();
  await chooseLanguage(page, "Deutsch");
  await languageIs(page, "de");
  expect(violations).toEqual([]);
});

test("the access token stands in no storage and no address", async ({ page }) => {
  await signInAs(page, "clerk");
  // Earlier, the app may not have had the token yet.
  await isAtWork(page);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  expect(stored).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
});

test("a one-time link works once", async ({ page, browser, specimen }) => {
  const link = await specimen.createOneTimeLink("otp", "clerk");
  await page.goto(link);
  await expect(page).toHaveURL(/\/dashboard$/);
  const stranger = await browser.newContext({ baseURL: specimen.webOrigin });
  const second = await stranger.newPage();
  await second.goto(link);
  await expect(passwordField(second)).toBeVisible();
  await stranger.close();
});

test("a wrong password is refused in words and keeps the user name", async ({ page }) => {
  await page.goto("/");
  await usernameField(page).fill("clerk");
  await passwordField(page).fill("wrong");
  await passwordField(page).press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(usernameField(page)).toHaveValue("clerk");
});
