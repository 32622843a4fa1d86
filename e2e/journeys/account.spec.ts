import type { Page } from "playwright/test";
import { expect, signInAs, test } from "../world.ts";

const openAccount = async (page: Page) => {
  await page.getByRole("link", { name: "Your account" }).click();
  await expect(page).toHaveURL(/\/dashboard\/user$/);
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
};

test("what is changed on the account page holds at once and after a reload", async ({ page }) => {
  await signInAs(page, "officer", "/dashboard");
  await openAccount(page);
  await page.getByLabel("Nickname").fill("Officer Berg");
  await page.getByLabel("Date format").selectOption("yyyy-MM-dd");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved: your account", { exact: true })).toBeVisible();
  await expect(page.getByRole("complementary").getByText("Officer Berg")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Nickname")).toHaveValue("Officer Berg");
  await expect(page.getByLabel("Date format")).toHaveValue("yyyy-MM-dd");
});

test("what was typed survives an error, and is sent once however often it is pressed", async ({
  page,
}) => {
  await signInAs(page, "clerk", "/dashboard");
  await openAccount(page);
  let sent = 0;
  await page.route("**/currentUser", async (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 400));
    return route.fulfill({ status: 500, headers: { "Access-Control-Allow-Origin": "*" } });
  });
  await page.getByLabel("Nickname").fill("Somebody else");
  await page.getByLabel("Nickname").press("Enter");
  await page.getByLabel("Nickname").press("Enter");
  await expect(page.getByText("Not saved: your account", { exact: true })).toBeVisible();
  expect(sent).toBe(1);
  await expect(page.getByLabel("Nickname")).toHaveValue("Somebody else");
});

test("single keys rest once they are switched off (WCAG 2.2, 2.1.4)", async ({ page }) => {
  const note = "/notes/show/noteId/CHF-SNB9-100/countryId/CH";
  await signInAs(page, "clerk", "/dashboard");
  await openAccount(page);
  await page.getByRole("checkbox", { name: "Single-key shortcuts" }).click();
  await page.goto(note);
  await expect(page.getByRole("radio", { name: /White/ })).toBeChecked();
  await page.keyboard.press("2");
  await expect(page.getByRole("radio", { name: /White/ })).toBeChecked();
  await page.goto("/dashboard/user");
  await page.getByRole("checkbox", { name: "Single-key shortcuts" }).click();
  await page.goto(note);
  await expect(page.getByRole("radio", { name: /White/ })).toBeChecked();
  await page.keyboard.press("2");
  await expect(page.getByRole("radio", { name: /UV/ })).toBeChecked();
});
