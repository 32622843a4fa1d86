import { title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

test("news open in place, with their notes and PDF, and lead to all of them", async ({
  page,
  request,
}) => {
  await signInAs(page, "clerk");
  const news = page.getByRole("region", { name: "News from the head cashier" });
  await expect(news.getByRole("button")).toHaveCount(5);
  await news.getByRole("button", { name: /1,000 forint/ }).click();
  await expect(news.getByText(/still exchanges the first version/)).toBeVisible();
  await expect(news.getByRole("link", { name: /^central bank of Hungary/ })).toHaveAttribute(
    "rel",
    "noopener noreferrer",
  );
  const address = await news.getByRole("link", { name: /^Open PDF/ }).getAttribute("href");
  const pdf = await request.get(address ?? "");
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  await expect(news.getByRole("img", { name: /1,?000/ })).toBeVisible();

  await news.getByRole("link", { name: "More news" }).click();
  await expect(page).toHaveURL(/\/dashboard\/internalnews$/);
  await expect(title(page, "News from the head cashier")).toBeFocused();
});

test("all news are found by title and days, which live in the address", async ({ page }) => {
  await signInAs(page, "clerk", "/dashboard/internalnews");
  await page.getByRole("textbox", { name: "Title contains" }).fill("FORINT");
  await page.getByRole("textbox", { name: "Title contains" }).press("Enter");
  await expect(page).toHaveURL(/\?title=FORINT$/);
  await expect(page.getByRole("button", { name: /1,000 forint/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /lev/ })).toHaveCount(0);
  await page.getByLabel("Valid from (latest)").fill("2026-11-15");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No entries match your filters" })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Show all" }).last().click();
  await page.getByRole("button", { name: /1,000 forint/ }).click();
  await page.getByRole("link", { name: "Open as a page" }).click();
  await expect(page).toHaveURL(/\/dashboard\/news\/id\/nordhafen-forint$/);
  await expect(title(page, /1,000 forint/)).toBeVisible();
});

test("PDFs stand by category and open without a sign-in of their own", async ({
  page,
  request,
}) => {
  await signInAs(page, "clerk", "/dashboard/pdf/category");
  await page
    .getByRole("link", { name: /^Deadlines/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/dashboard\/pdf\/category\/nordhafen-dates$/);
  await expect(page.getByRole("heading", { name: "Counter sheets" })).toHaveCount(0);
  const file = page.getByRole("main").getByRole("listitem").getByRole("link", { name: /PDF/ });
  const pdf = await request.get((await file.first().getAttribute("href")) ?? "");
  expect(pdf.status()).toBe(200);
});

test("the organisation's own pages say whom to ask and what applies", async ({ page }) => {
  await signInAs(page, "clerk", "/staticpage/support");
  await expect(page.getByRole("link", { name: "support@nordhafen.example" })).toBeVisible();
  await page.goto("/staticpage/disclaimer");
  await expect(page.getByText(/compiled with care/)).toBeVisible();
  await page.goto("/staticpage/customlink/id/nordhafen-head-cashier");
  await expect(title(page, "Head cashier")).toBeVisible();
  await page.goto("/staticpage/legend");
  await expect(title(page, "Legend")).toBeVisible();
});
