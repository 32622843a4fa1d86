import { fileURLToPath } from "node:url";
import { expect, type Browser, type BrowserContext, type Page } from "playwright/test";

/** The picture of a drawn passport, which the server reads. */
export const passport = fileURLToPath(
  new URL("../../apps/server/src/reading/samples/passport.jpg", import.meta.url),
);

/** Has the desk show its code; gives the address that the code holds. */
export async function invitePhone(page: Page): Promise<string> {
  const opened = page.waitForResponse(
    (answer) => answer.url().endsWith("/auto-verify") && answer.request().method() === "POST",
  );
  await page.getByRole("button", { name: "Show code" }).click();
  const { phone } = (await (await opened).json()) as { phone: { url: string } };
  return phone.url;
}

/** A phone that nobody is signed in on. */
export const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 780 }, locale: "en-GB" });

/** Opens the address of a check on a phone; resolves once the desk sees it connected. */
export async function connect(phone: BrowserContext, address: string, desk: Page): Promise<Page> {
  const page = await phone.newPage();
  await page.goto(address);
  await expect(page.getByText("For Nordhafen Bank")).toBeVisible();
  await expect(desk.getByText("Phone connected. Take the pictures there.")).toBeVisible();
  return page;
}

/** Takes the front by the phone's camera app. */
export const takeFront = (phone: Page): Promise<void> =>
  phone.locator("input[type=file]").first().setInputFiles(passport);

/** The desk shows what was read from the picture. */
export const hasResult = (desk: Page): Promise<void> =>
  expect(desk.getByRole("img", { name: /^The uploaded picture/ })).toBeVisible({
    timeout: 60_000,
  });
