import type { Page } from "playwright/test";
import { expect, test } from "../world.ts";
import { title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";

const note = "/notes/show/noteId/CHF-SNB9-100/countryId/CH";
const cell = /^Switzerland, CHF, .*, 100, /;

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
  await expect(page.getByText("Saved: buying and selling", { exact: true })).toBeVisible();

  const clerk = await browser.newPage({ baseURL: baseURL ?? "" });
  await signInAs(clerk, "clerk", note);
  await expect(clerk.getByText(/do not buy or sell/i).first()).toBeVisible();
  await clerk.close();

  await page.goto("/ct/changes");
  await page
    .getByRole("link", { name: /Tradability of banknotes/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText("Saved: change", { exact: true })).toBeVisible();
});

test("what was typed into a form is there again after the tab was closed", async ({ page }) => {
  await signInAs(page, "administrator", "/ct/notes/countries/DK");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.click();
  await page.keyboard.type("Only notes of 2009 and later.");
  await expect(page.getByRole("status").filter({ hasText: "Not saved yet" })).toBeVisible();
  const context = page.context();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto("/ct/notes/countries/DK");
  await expect(again.getByText(/^Your unsaved changes from/)).toBeVisible();
  await expect(again.getByRole("textbox", { name: "Text" })).toHaveText(
    "Only notes of 2009 and later.",
  );
  await again.getByRole("link", { name: "Changes", exact: true }).click();
  await expect(again.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await again.getByRole("button", { name: "Stay" }).click();
  await again.getByRole("button", { name: "Show the saved version" }).click();
  await expect(again.getByRole("textbox", { name: "Text" })).toHaveText("");
});

test("two who write at once see both versions, and nothing is lost", async ({
  page,
  browser,
  baseURL,
}) => {
  const write = async (at: Page, words: string) => {
    await at.getByRole("textbox", { name: "Text" }).click();
    await at.keyboard.type(words);
  };
  await signInAs(page, "administrator", "/ct/notes/countries/PL");
  const other = await browser.newPage({ baseURL: baseURL ?? "" });
  await signInAs(other, "administrator", "/ct/notes/countries/PL");
  await write(page, "From the first desk");
  await write(other, "From the second desk");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByText("Saved: note text", { exact: true })).toBeVisible();
  await other.getByRole("button", { name: /^Save/ }).click();
  await expect(other.getByText("Somebody saved before you").first()).toBeVisible();
  await expect(other.getByRole("cell", { name: "From the first desk" })).toBeVisible();
  await other.getByText("Mine", { exact: true }).last().click();
  await other.getByRole("button", { name: "Save as chosen" }).click();
  await expect(other.getByText("Saved: note text", { exact: true })).toBeVisible();
  await other.close();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveText("From the second desk");
});
