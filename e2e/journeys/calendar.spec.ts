import type { Page } from "playwright/test";
import { title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

const february = "/dashboard?year=2026&month=2";
const entry = (page: Page) => page.getByRole("button", { name: "1 Bulgaria 100", exact: true });

test("an entry opens, and closes by Escape and a click outside", async ({ page }) => {
  await signInAs(page, "clerk", february);
  await entry(page).click();
  const popup = page.getByRole("dialog", { name: "Bulgaria 100" });
  await expect(popup).toContainText("01.02.2026");
  await expect(popup).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(popup).toHaveCount(0);
  await expect(entry(page)).toBeFocused();

  await entry(page).click();
  await page.getByRole("heading", { name: "Banknote calendar", exact: true }).click();
  await expect(popup).toHaveCount(0);
  await expect(entry(page)).toBeFocused();
});

test("a note is found from the calendar", async ({ page }) => {
  await signInAs(page, "clerk", february);
  await entry(page).press("Enter");
  await page
    .getByRole("dialog", { name: "Bulgaria 100" })
    .getByRole("link", { name: "Open banknote" })
    .click();
  await expect(page).toHaveURL(/\/notes\/show\/noteId\/BGN-[^/]+\/countryId\/BG/);
  await expect(title(page, /^100 leva/)).toBeVisible();
});

test("months are stepped one at a time, live in the address and are there before one asks", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith("/news-calendar") && request.method() === "GET") asked.push(search);
  });
  await signInAs(page, "clerk", february);
  await expect(entry(page)).toBeVisible();
  await expect.poll(() => asked).toHaveLength(3);
  await page.getByRole("button", { name: "Previous month" }).click();
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(page).toHaveURL(/year=2025&month=12/);
  await expect(page.getByText("December 2025")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/year=2026&month=1/);
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(entry(page)).toBeVisible();
  expect(new Set(asked).size).toBe(asked.length);
});

test("a month without entries leads to the nearest one with some", async ({ page }) => {
  await signInAs(page, "clerk", "/dashboard?year=2025&month=12");
  await expect(page.getByText("No entries this month")).toHaveCount(4);
  await page.getByRole("link", { name: "January 2026" }).click();
  await expect(page.getByText("No entries this month")).not.toHaveCount(4);
});

test("chosen currencies are kept in the address", async ({ page }) => {
  await signInAs(page, "clerk", february);
  await page.getByRole("button", { name: "All currencies" }).click();
  await page.getByRole("textbox", { name: "Find a currency" }).fill("dkk");
  await page.getByRole("checkbox", { name: /^DKK/ }).check();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/calendar\.currencies=DKK/);
  await expect(entry(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Currencies: DKK" }).click();
  await page.getByRole("button", { name: "Show all currencies" }).click();
  await expect(entry(page)).toBeVisible();
});

test("the calendar is subscribed to by an address that is shown once and can be revoked", async ({
  page,
  request,
}) => {
  await signInAs(page, "clerk", february);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await page.getByRole("button", { name: /^Create (new )?address$/ }).click();
  const address = await page.getByRole("textbox", { name: "Calendar address" }).inputValue();
  const feed = await request.get(address);
  expect(feed.headers()["content-type"]).toContain("text/calendar");
  expect(await feed.text()).toContain("BEGIN:VCALENDAR");

  await page.reload();
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText(/^Address created on/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Calendar address" })).toHaveCount(0);
  await page.getByRole("button", { name: "Revoke the address" }).click();
  await expect(page.getByText("The address no longer works.")).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test("on a small screen an entry opens as a sheet at the foot", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, "clerk", february);
  await entry(page).click();
  const sheet = await page.getByRole("dialog", { name: "Bulgaria 100" }).boundingBox();
  expect(sheet).toMatchObject({ x: 0, width: 320 });
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(640, 0);
});
