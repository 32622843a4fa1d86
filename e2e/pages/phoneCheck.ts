import { fileURLToPath } from "node:url";
import { expect, type Browser, type BrowserContext, type Page } from "playwright/test";
import { signInAs } from "./signIn.ts";

/** The picture of a drawn passport, which the server reads. */
export const passport = fileURLToPath(
  new URL("../../apps/server/src/reading/samples/passport.jpg", import.meta.url),
);

/** Where the desk begins a check by phone. */
export const deskAddress = "/dashboard/auto-verify";

/** Has the desk show its code; gives the address that the code holds. */
export async function invitePhone(page: Page): Promise<string> {
  const opened = page.waitForResponse(
    (answer) => answer.url().endsWith("/auto-verify") && answer.request().method() === "POST",
  );
  await page.getByRole("button", { name: "Show code" }).click();
  const { phone } = (await (await opened).json()) as { phone: { url: string } };
  return phone.url;
}

/** The code of the check, as the desk shows it for typing. */
export const shownCode = async (desk: Page): Promise<string> =>
  (await desk.getByText(/^[2-9A-HJ-NP-Z]{4} [2-9A-HJ-NP-Z]{4}$/).textContent()) ?? "";

/** Types the code of a check on a phone's page that knows none. */
export async function typeCode(phone: Page, code: string): Promise<void> {
  await phone.getByLabel("Code of 8 characters").fill(code);
  await phone.getByRole("button", { name: "Continue" }).click();
  await belongsToCheck(phone);
}

/** A phone that nobody is signed in on. */
export const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 780 }, locale: "en-GB" });

/** Opens the address of a check on a phone; resolves once the desk sees it connected. */
export async function connect(phone: BrowserContext, address: string, desk: Page): Promise<Page> {
  const page = await phone.newPage();
  await page.goto(address);
  await belongsToCheck(page);
  await isConnected(desk);
  return page;
}

/** The phone says whose check it belongs to. */
export const belongsToCheck = (phone: Page): Promise<void> =>
  expect(phone.getByText("For Nordhafen Bank")).toBeVisible();

/** The desk says that a phone takes the pictures. */
export const isConnected = (desk: Page): Promise<void> =>
  expect(desk.getByText("Phone connected. Take the pictures there.")).toBeVisible();

/** A check at a desk, and the phone that was connected to it. */
export interface PhoneCheck {
  /** What the desk's code holds. */
  readonly address: string;
  readonly phones: BrowserContext;
  readonly phone: Page;
}

/** Signs an officer in at a desk, and connects a phone to a new check. */
export async function openPhoneCheck(desk: Page, browser: Browser): Promise<PhoneCheck> {
  await signInAs(desk, "officer", deskAddress);
  const address = await invitePhone(desk);
  const phones = await newPhone(browser);
  return { address, phones, phone: await connect(phones, address, desk) };
}

/** Takes the front by the phone's camera app. */
export const takeFront = (phone: Page): Promise<void> =>
  phone.locator("input[type=file]").first().setInputFiles(passport);

export const send = (phone: Page): Promise<void> =>
  phone.getByRole("button", { name: "Send pictures" }).click();

/** The phone says that all pictures have arrived. */
export const isSent = (phone: Page): Promise<void> =>
  expect(phone.getByRole("heading", { name: "Pictures sent" })).toBeVisible({ timeout: 30_000 });

/** The desk shows what was read from the picture. */
export const hasResult = (desk: Page): Promise<void> =>
  expect(desk.getByRole("img", { name: /^The uploaded picture/ })).toBeVisible({
    timeout: 60_000,
  });
