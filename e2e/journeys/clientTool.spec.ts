import type { Page } from "playwright/test";
import { saveButton, textField } from "../pages/form.ts";
import { isTold, title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

const note = "/notes/show/noteId/CHF-SNB9-100/countryId/CH";
const cell = /^100, .*, Switzerland, CHF, /;

/** The cell of the current Swiss note of 100, which the demo customer trades. */
const swissHundred = (page: Page) => page.getByRole("gridcell", { name: cell }).first();

const openMatrix = async (page: Page) => {
  await page.goto("/ct/notes/trades?text=switzerland");
  await expect(swissHundred(page)).toBeVisible();
};

test("a rule of the administrator is what the clerk sees", async ({ page, browser, baseURL }) => {
  await signInAs(page, "administrator", "/ct");
  await expect(title(page, "Client tool")).toBeVisible();
  await openMatrix(page);
  await swissHundred(page).click();
  await page.keyboard.press("0");
  await expect(swissHundred(page)).toHaveAccessibleName(/Not traded, changed/);
  await page.keyboard.press("Control+s");
  await isTold(page, "Saved: buying and selling");

  const clerk = await browser.newPage({ baseURL: baseURL ?? "" });
  await signInAs(clerk, "clerk", note);
  await expect(clerk.getByText(/do not buy or sell/i).first()).toBeVisible();
  await clerk.close();

  await page.goto("/ct/changes");
  await page
    .getByRole("link", { name: /Tradability of banknotes/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Undo change" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo change" }).click();
  await isTold(page, "Saved: change");
});

test("what was typed into a form is there again after the tab was closed", async ({ page }) => {
  await signInAs(page, "administrator", "/ct/notes/countries/DK");
  const text = textField(page);
  await text.click();
  await page.keyboard.type("Only notes of 2009 and later.");
  await expect(page.getByRole("status").filter({ hasText: "Not saved yet" })).toBeVisible();
  const context = page.context();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto("/ct/notes/countries/DK");
  await expect(again.getByText(/^Your unsaved changes from/)).toBeVisible();
  await expect(textField(again)).toHaveText("Only notes of 2009 and later.");
  await again.getByRole("link", { name: "Changes", exact: true }).click();
  await expect(again.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await again.getByRole("button", { name: "Stay" }).click();
  await again.getByRole("button", { name: "Show the saved version" }).click();
  await expect(textField(again)).toHaveText("");
});

test("two who write at once see both versions, and nothing is lost", async ({
  page,
  browser,
  baseURL,
}) => {
  const write = async (at: Page, words: string) => {
    await textField(at).click();
    await at.keyboard.type(words);
  };
  await signInAs(page, "administrator", "/ct/notes/countries/PL");
  const other = await browser.newPage({ baseURL: baseURL ?? "" });
  await signInAs(other, "administrator", "/ct/notes/countries/PL");
  await write(page, "From the first desk");
  await write(other, "From the second desk");
  await saveButton(page).click();
  await isTold(page, "Saved: information text");
  await saveButton(other).click();
  await expect(other.getByText("Somebody saved before you").first()).toBeVisible();
  await expect(other.getByRole("cell", { name: /^From the .*first/ })).toBeVisible();
  await other.getByText("Mine", { exact: true }).last().click();
  await other.getByRole("button", { name: "Save as chosen" }).click();
  await isTold(other, "Saved: information text");
  await other.close();
  await page.reload();
  await expect(textField(page)).toHaveText("From the second desk");
});
