import type { Page } from "playwright/test";
import { textField } from "../pages/form.ts";
import { isTold, title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

test.use({ worldName: "rules" });

const address = "/ct/notes/countries/NO";
const sections = (page: Page) => page.getByRole("region", { name: "Second approval" });
const section = (page: Page) =>
  sections(page).getByRole("checkbox", { name: "Currency information", exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name });

/** Writes the text and sends it for approval; leads to the change that waits. */
async function propose(page: Page, words: string, reason: string): Promise<string> {
  await page.goto(address);
  await textField(page).press("Control+a");
  await page.keyboard.type(words);
  await page.getByLabel("Reason (optional)").fill(reason);
  await button(page, "Send for approval").click();
  await page.getByRole("link", { name: "Show the change" }).click();
  await expect(title(page, "Currency information: Norway")).toBeVisible();
  return page.url();
}

/** Opens what waits for oneself, from the start of the client tool. */
async function openWaiting(page: Page, what: string): Promise<void> {
  await page.goto("/ct");
  await page
    .getByRole("region", { name: "To do" })
    .getByRole("link", { name: `Approve: ${what}` })
    .first()
    .click();
  await expect(page.getByText("awaiting approval", { exact: true })).toBeVisible();
}

async function approve(page: Page): Promise<void> {
  await button(page, "Approve").click();
  await dialog(page).getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("in effect", { exact: true })).toBeVisible();
}

test("a change waits for a second administrator, who approves one and refuses one", async ({
  page,
  browser,
  baseURL,
  specimen,
  request,
}) => {
  test.setTimeout(240_000);
  const open = () => browser.newPage({ baseURL: baseURL ?? "" });
  // Another text each time, so that each time something is saved.
  const year = 2009 + test.info().repeatEachIndex;
  const first = `Only notes of ${year} and later.`;
  const second = `Only notes until ${year}.`;

  await signInAs(page, "administrator", "/ct/rules");
  await section(page).click();
  await isTold(page, "Saved: second approval");
  await expect(section(page)).toBeChecked();

  const clerk = await open();
  await signInAs(clerk, "clerk", "/notes/showcountry/countryId/NO/selectTab/0");
  await expect(title(clerk, /^Norway/)).toBeVisible();
  const seen = clerk.getByText(first);

  const change = await propose(page, first, "Agreed with treasury");
  await expect(page.getByText(/^Only a second administrator can approve/)).toBeVisible();
  await expect(button(page, "Approve")).toHaveCount(0);
  const own = await request.post(
    `${specimen.apiOrigin}/client-tool/changes/${change.split("/").at(-1) ?? ""}/approve`,
    {
      headers: { Authorization: `Bearer ${await specimen.signApiToken("administrator")}` },
      data: {},
    },
  );
  expect(own.status()).toBe(403);
  await clerk.reload();
  await expect(title(clerk, /^Norway/)).toBeVisible();
  await expect(clerk.getByRole("navigation", { name: "Banknotes by status" })).toBeVisible();
  await expect(seen).toHaveCount(0);

  const controller = await open();
  await signInAs(controller, "controller", "/ct");
  await openWaiting(controller, "Currency information: Norway");
  await expect(controller.getByText("Reason: Agreed with treasury")).toBeVisible();
  await expect(controller.getByRole("row", { name: /Norway/ })).toContainText(String(year));
  await approve(controller);
  // The clerk's screen was open all the time; it looks for news once it is in front again.
  await clerk.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await clerk.getByRole("button", { name: "Refresh" }).click();
  await expect(seen).toBeVisible();

  await propose(page, second, "Simpler");
  await openWaiting(controller, "Currency information: Norway");
  await button(controller, "Refuse").click();
  await dialog(controller).getByRole("button", { name: "Refuse" }).click();
  await expect(dialog(controller).getByText("Enter a value.")).toBeVisible();
  await dialog(controller).getByRole("textbox", { name: "Reason" }).fill("Ask treasury first");
  await dialog(controller).getByRole("button", { name: "Refuse" }).click();
  await expect(controller.getByText("refused", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Reason: Ask treasury first")).toBeVisible();
  await clerk.reload();
  await expect(seen).toBeVisible();
  await expect(clerk.getByText(second)).toHaveCount(0);

  // One administrator alone does not switch it off either.
  await page.goto("/ct/rules");
  await section(page).click();
  await isTold(page, "Sent for approval: second approval");
  await openWaiting(controller, "Second approval: Currency information");
  await approve(controller);
  await page.reload();
  await expect(section(page)).not.toBeChecked();
  await clerk.close();
  await controller.close();
});
