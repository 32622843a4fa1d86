import type { Page } from "playwright/test";
import { chooseLanguage, languageIs, title } from "../pages/shell.ts";
import { passwordField, signInByForm } from "../pages/signIn.ts";
import { light } from "../pages/viewer.ts";
import { expect, test } from "../world.ts";

const readANoteUnderUv = async (page: Page) => {
  await page.getByRole("combobox", { name: /country/i }).click();
  await page.keyboard.type("germ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/notes\/showcountry\/countryId\/DE\/selectTab\/0$/);
  await expect(title(page, /^Germany/)).toBeVisible();

  await page
    .getByRole("link", { name: /^50 euro/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/notes\/show\/noteId\/EUR-ES2-50\/countryId\/DE$/);
  await expect(page.getByText("Buy and sell", { exact: true }).first()).toBeVisible();

  await page.keyboard.press("2");
  await expect(light(page, "UV")).toBeChecked();
  await expect(page).toHaveURL(/light=uv/);
};

const isPolish = async (page: Page) => {
  await languageIs(page, "pl");
  await expect(title(page, /50 euro/i)).toBeVisible();
  await expect(page.getByText("Kupno i sprzedaż", { exact: true }).first()).toBeVisible();
};

test("a clerk signs in and reads a banknote", async ({ page, context }) => {
  await signInByForm(page, "clerk");
  await expect(page).toHaveURL(/\/dashboard$/);

  await readANoteUnderUv(page);
  await chooseLanguage(page, "Polski");
  await isPolish(page);

  await page.reload();
  await isPolish(page);
  await expect(light(page, "UV")).toBeChecked();

  const secondTab = await context.newPage();
  await secondTab.goto(page.url());
  await isPolish(secondTab);

  await page.getByRole("button", { name: "Wyloguj się" }).click();
  await expect(passwordField(page)).toBeVisible();
  await page.goto("/dashboard");
  await expect(passwordField(page)).toBeVisible();
});

for (const kind of ["otp", "autologin"] as const)
  test(`a clerk with a one-time link (${kind}) reads a banknote`, async ({ page, specimen }) => {
    const link = await specimen.createOneTimeLink(kind, "clerk");
    await page.goto(link);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(page.url()).not.toContain(new URL(link).search.slice(-20));

    await readANoteUnderUv(page);
    await chooseLanguage(page, "Polski");
    await languageIs(page, "pl");
    await page.reload();
    await isPolish(page);
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("token");

    await page.getByRole("button", { name: "Wyloguj się" }).click();
    await expect(passwordField(page)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("api-auth-token"))).toBeNull();
  });

test("a note is found from a deep link, through sign-in", async ({ page }) => {
  await signInByForm(
    page,
    "clerk",
    "/notes/show/noteId/DEM-BBK3-100/countryId/DE?light=transmitted",
  );
  await expect(page).toHaveURL(/noteId\/DEM-BBK3-100\/countryId\/DE\?light=transmitted$/);
  await expect(title(page, /^100 marks/)).toBeVisible();
  await expect(light(page, "Backlit")).toBeChecked();
});

test("a page loaded again asks once for what every page needs, in the reader's language", async ({
  page,
  specimen,
}) => {
  await page.goto(await specimen.createOneTimeLink("otp", "clerk"));
  await expect(page).toHaveURL(/\/dashboard$/);
  const needed = ["/currentUser", "/countries/dictionary/"];
  // Another language asks for both as well.
  const areRead = needed.map((path) =>
    page.waitForResponse(
      (answer) =>
        new URL(answer.url()).pathname === path &&
        answer.request().headers()["accept-language"] === "pl",
    ),
  );
  await chooseLanguage(page, "Polski");
  await languageIs(page, "pl");
  await Promise.all(areRead);

  const asked: [string, string | undefined][] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "GET" && needed.includes(pathname))
      asked.push([pathname, request.headers()["accept-language"]]);
  });
  await page.reload();
  await page.getByRole("combobox", { name: /kraj/i }).first().click();
  await page.keyboard.type("niem");
  await expect(page.getByRole("option", { name: /^Niemcy/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toHaveLength(2);
  expect(Object.fromEntries(asked)).toEqual({
    "/countries/dictionary/": "pl",
    "/currentUser": "pl",
  });
});
