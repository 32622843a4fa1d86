import type { Page } from "playwright/test";
import { saveButton, textField } from "../pages/form.ts";
import { isTold } from "../pages/shell.ts";
import { isAtProvider, signInAs, signOutButton } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

const from = (page: Page) => page.getByLabel("Takes effect");
const until = (page: Page) => page.getByLabel("Valid until");
const reason = (page: Page) => page.getByLabel("Reason (optional)");
const restored = (page: Page) => page.getByText(/^Your unsaved changes from/);
const isKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain("Agreed with treasury");

/** Types a text, and when and why it is to apply. */
async function type(page: Page): Promise<void> {
  await textField(page).click();
  await page.keyboard.type("Only notes of 2009 and later.");
  await from(page).fill("2031-01-02T06:00");
  await until(page).fill("2031-02-03T18:30");
  await reason(page).fill("Agreed with treasury");
  await isKept(page);
}

async function isBack(page: Page): Promise<void> {
  await expect(restored(page)).toBeVisible();
  await expect(textField(page)).toHaveText("Only notes of 2009 and later.");
  await expect(from(page)).toHaveValue("2031-01-02T06:00");
  await expect(until(page)).toHaveValue("2031-02-03T18:30");
  await expect(reason(page)).toHaveValue("Agreed with treasury");
}

/** How a form is interrupted, by the country whose text is typed; leads to a page that is signed in. */
const interruptions: Record<string, (page: Page, address: string) => Promise<Page>> = {
  "a reload": async (page, address) => {
    await page.goto(address);
    return page;
  },
  "closing its tab": async (page, address) => {
    const context = page.context();
    await page.close({ runBeforeUnload: false });
    const next = await context.newPage();
    await next.goto(address);
    return next;
  },
  "a crash": async (page, address) => {
    const context = page.context();
    const crashed = page.waitForEvent("crash");
    const session = await context.newCDPSession(page);
    session.send("Page.crash").catch(() => undefined);
    await crashed;
    const next = await context.newPage();
    await next.goto(address);
    return next;
  },
  "signing out": async (page, address) => {
    await signOutButton(page).click();
    await isAtProvider(page);
    await signInAs(page, "controller", address);
    await expect(textField(page)).toHaveText("");
    await expect(restored(page)).toHaveCount(0);
    await signOutButton(page).click();
    await isAtProvider(page);
    await signInAs(page, "administrator", address);
    return page;
  },
};
const countries = ["NO", "SE", "IS", "HU"];

for (const [index, [name, interrupt]] of Object.entries(interruptions).entries())
  test(`what was typed, its dates and its reason survive ${name}`, async ({ page }) => {
    const address = `/ct/notes/countries/${countries[index]}`;
    // The browser asks in its own words before a page with something unsaved is left.
    page.on("dialog", (asked) => void asked.accept());
    await signInAs(page, "administrator", address);
    await type(page);
    const next = await interrupt(page, address);
    await isBack(next);
    await next.getByRole("button", { name: "Show the saved version" }).click();
    await expect(textField(next)).toHaveText("");
    await expect(from(next)).toHaveValue("");
    await expect(next.getByRole("status").filter({ hasText: "No unsaved" })).toBeVisible();
    await next.close({ runBeforeUnload: false });
  });

test("two tabs of one form keep what each of them typed", async ({ page, context }) => {
  const address = "/ct/notes/countries/LV";
  context.on("page", (opened) => opened.on("dialog", (asked) => void asked.accept()));
  page.on("dialog", (asked) => void asked.accept());
  await signInAs(page, "administrator", address);
  const other = await context.newPage();
  await other.goto(address);
  await expect(textField(other)).toHaveText("");
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  const write = async (at: Page, words: string) => {
    await textField(at).click();
    await at.keyboard.type(words);
    await expect.poll(kept).toContain(words);
  };
  await write(page, "Typed in the first tab");
  await write(other, "Typed in the second tab");
  expect(await kept()).toContain("Typed in the first tab");
  await other.getByRole("button", { name: "Discard" }).click();
  await expect.poll(kept).not.toContain("Typed in the second tab");
  expect(await kept()).toContain("Typed in the first tab");

  // Both are closed: the text typed last comes back, the other one is offered.
  await write(other, "Typed in the second tab");
  await page.close({ runBeforeUnload: false });
  await other.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(address);
  await expect(textField(next)).toHaveText("Typed in the second tab");
  await next.getByRole("button", { name: "Show these changes" }).click();
  await expect(textField(next)).toHaveText("Typed in the first tab");
  await next.getByRole("button", { name: "Show these changes" }).click();
  await expect(textField(next)).toHaveText("Typed in the second tab");
  await next.getByRole("button", { name: "Discard these changes" }).click();
  await next.reload();
  await expect(textField(next)).toHaveText("Typed in the second tab");
  await expect(next.getByRole("button", { name: "Show these changes" })).toHaveCount(0);
  await next.getByRole("button", { name: "Show the saved version" }).click();
  await expect(textField(next)).toHaveText("");
  await next.close({ runBeforeUnload: false });
});

test("what was typed into news that somebody deleted is saved as a new one", async ({
  page,
  context,
}) => {
  await signInAs(page, "administrator", "/ct/news/form");
  await page.getByRole("textbox", { name: "Title" }).fill("Opening hours");
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/ct\/news\/form\/id\//);
  const other = await context.newPage();
  await other.goto(page.url());
  await page.getByRole("textbox", { name: "Title" }).fill("Opening hours in December");
  await other.getByRole("button", { name: "Delete this news" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Delete this news" }).click();
  await expect(other).toHaveURL(/\/ct\/news$/);
  await saveButton(page).click();
  await expect(page.getByRole("heading", { name: /^Somebody deleted this/ })).toBeVisible();
  await page.getByRole("button", { name: "Use it for a new entry" }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(
    "Opening hours in December",
  );
  await expect(page).toHaveURL(/\/ct\/news\/form$/);
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/ct\/news\/form\/id\//);
  await page.goto("/ct/news");
  await expect(page.getByRole("link", { name: "Opening hours in December" })).toHaveCount(1);
});

test("a form without a network loses nothing, and is sent once there is one", async ({
  page,
  context,
}) => {
  await signInAs(page, "administrator", "/ct/notes/countries/CZ");
  await textField(page).click();
  await page.keyboard.type("Written in the vault");
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(page.getByText(/^Not saved/).first()).toBeVisible();
  await expect(textField(page)).toHaveText("Written in the vault");
  await context.setOffline(false);
  await saveButton(page).click();
  await isTold(page, "Saved: information text");
  await page.reload();
  await expect(textField(page)).toHaveText("Written in the vault");
});

test("a day without its time, or without its year, is no empty field", async ({ page }) => {
  const isRefused = async (name: string) => {
    const field = page.getByLabel(name);
    await expect(field).toHaveAccessibleDescription(/does not have the right format/);
    await expect(field).toBeFocused();
  };
  const sent: string[] = [];
  page.on("request", (request) => {
    if (/^(?:PUT|POST)$/.test(request.method()) && /currency-info|news/.test(request.url()))
      sent.push(request.url());
  });
  await signInAs(page, "administrator", "/ct/notes/countries/SI");
  await textField(page).click();
  await page.keyboard.type("From January");
  await from(page).focus();
  await page.keyboard.type("01022031");
  await page.keyboard.press("Control+s");
  await isRefused("Takes effect");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(from(page)).not.toHaveAccessibleDescription(/format/);
  expect(await from(page).evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(
    false,
  );

  await page.goto("/ct/news/form");
  await page.getByRole("textbox", { name: "Title" }).fill("Closed in January");
  await page.getByLabel("Shown until").focus();
  await page.keyboard.type("0131");
  await saveButton(page).click();
  await isRefused("Shown until");
  expect(sent).toEqual([]);
  await page.getByLabel("Shown until").focus();
  await page.keyboard.type("01312031");
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/ct\/news\/form\/id\//);
  await expect(page.getByLabel("Shown until")).toHaveValue("2031-01-31");
});

test("a double click sends once", async ({ page }) => {
  await signInAs(page, "administrator", "/ct/notes/countries/BG");
  const sent: string[] = [];
  await page.route("**/currency-info**", async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    sent.push(route.request().postData() ?? "");
    return route.fallback();
  });
  await textField(page).click();
  await page.keyboard.type("Once");
  await saveButton(page).dblclick();
  await isTold(page, "Saved: information text");
  await page.goto("/ct/changes?section=currencyInfo");
  await expect(
    page.getByRole("main").getByRole("link").filter({ hasText: "Bulgaria" }),
  ).toHaveCount(1);
  expect(sent).toHaveLength(1);
});

test("two versions stand side by side with the words that differ", async ({
  page,
  browser,
  baseURL,
}) => {
  const address = "/ct/notes/countries/RO";
  await signInAs(page, "administrator", address);
  const other = await browser.newPage({ baseURL: baseURL ?? "" });
  await signInAs(other, "controller", address);
  const write = async (at: Page, words: string) => {
    await textField(at).click();
    await at.keyboard.type(words);
  };
  await write(page, "Ask the head cashier first");
  await write(other, "Ask the duty officer first");
  await reason(other).fill("Cashiers change");
  await saveButton(page).click();
  await isTold(page, "Saved: information text");
  await saveButton(other).click();
  await expect(other.getByText("Somebody saved before you").first()).toBeVisible();
  const marked = (side: string) => other.getByRole("cell", { name: side }).locator("mark");
  await expect(marked("head cashier")).toHaveText(/differs: head cashier end/);
  await expect(marked("duty officer")).toHaveCSS("text-decoration-line", "underline");
  await other.getByText("Mine", { exact: true }).last().click();
  await other.getByRole("button", { name: "Save as chosen" }).click();
  await isTold(other, "Saved: information text");

  await page.goto("/ct/changes?section=currencyInfo");
  await page.getByRole("main").getByRole("link").filter({ hasText: "Romania" }).first().click();
  await expect(page.getByText("Reason: Cashiers change")).toBeVisible();
  await expect(page.locator("del")).toHaveText(/removed: head cashier end/);
  await expect(page.locator("ins")).toHaveText(/added: duty officer end/);
  await other.close();
});
