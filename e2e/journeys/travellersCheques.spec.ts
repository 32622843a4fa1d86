import { firstHit, overflow, search, title } from "../pages/shell.ts";
import { signInAs, signInByForm } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

const answer = "Can be cashed, by us and by American Express";

test("a clerk picks an issuer on the dashboard and reads whether its cheque can be cashed", async ({
  page,
}) => {
  await signInAs(page, "clerk", "/dashboard");
  await page.getByRole("combobox", { name: "Select issuer" }).click();
  await page.getByRole("combobox", { name: "Select issuer" }).fill("gift");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tc\/notes\/seriesId\/tc-03$/);
  await expect(page.getByText(answer)).toBeVisible();
  await page.getByRole("link", { name: /^100 US dollars/i }).click();
  await expect(page).toHaveURL(/\/tc\/show\/noteId\/tc-03-USD-100$/);
  await expect(page.getByRole("img", { name: /^100 US dollars/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/tc\/notes\/seriesId\/tc-03$/);
});

test("a clerk finds a cheque by keyboard alone and looks at each feature", async ({ page }) => {
  await signInAs(page, "clerk");
  await search(page, "amex 100 usd");
  await expect(firstHit(page)).toContainText("American Express");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tc\/show\/noteId\/tc-01-USD-100$/);
  await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByRole("button", { name: /^2\s*Second signature/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/light=transmitted&feature=watermark$/);
});

test("the list is narrowed by tab, currency and words, and the address keeps it", async ({
  page,
}) => {
  await signInAs(page, "clerk", "/tc?tab=ended");
  await expect(title(page, "Travellers cheques")).toBeVisible();
  await page.getByRole("searchbox", { name: "Issuer or series" }).fill("tuzex");
  await expect(page).toHaveURL(/\/tc\?tab=ended&text=tuzex$/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Issuer or series" }).press("Enter");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tc\/notes\/seriesId\/tc-48$/);
  await expect(page.getByText("Not a travellers cheque. No longer cashed")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/tc\?tab=ended&text=tuzex$/);
});

test("a deep link opens a cheque, dark and 320 px wide, in German", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, "de", "/tc/show/noteId/tc-01-USD-100");
  await expect(page.getByText("Nur American Express löst ein")).toBeVisible();
  await expect(page.getByText(/^Lassen Sie sich Pass oder Ausweis/)).toBeVisible();
  expect(await overflow(page)).toBe(0);
});

test("an unknown cheque is a page of its own", async ({ page }) => {
  await signInAs(page, "clerk", "/tc/show/noteId/tc-99-USD-1");
  await expect(title(page, "There is no cheque tc-99-USD-1")).toBeVisible();
});

test("a cheque is printed with its answer and the steps, after a sign-in on the way", async ({
  page,
}) => {
  // The browser draws the sheet from here on, as before any print.
  await page.addInitScript(() => {
    window.print = () => void dispatchEvent(new Event("beforeprint"));
  });
  await signInByForm(page, "clerk", "/tc/show/noteId/tc-01-USD-100");
  await page.emulateMedia({ media: "print" });
  const onPaper = (words: string) => page.getByText(words).filter({ visible: true });
  await expect(onPaper(answer)).toHaveCount(0);
  await page
    .getByRole("button", { name: "Print", exact: true, includeHidden: true })
    .dispatchEvent("click");
  await expect(onPaper(answer)).toBeVisible();
  await expect(onPaper("Ask for passport or identity card before anything")).toBeVisible();
});
