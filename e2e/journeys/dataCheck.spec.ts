import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright/test";
import { goInside } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

const lines = [
  "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0",
];
const passport = fileURLToPath(
  new URL("../../apps/server/src/reading/samples/passport.jpg", import.meta.url),
);

/** Has the desk show its code; gives the address that the code holds. */
async function invitePhone(page: Page): Promise<string> {
  const opened = page.waitForResponse(
    (answer) => answer.url().endsWith("/auto-verify") && answer.request().method() === "POST",
  );
  await page.getByRole("button", { name: "Show code" }).click();
  const { phone } = (await (await opened).json()) as { phone: { url: string } };
  return phone.url;
}

test("an officer types a zone, sees the wrong digit, corrects it and has it checked", async ({
  page,
}) => {
  await signInAs(page, "officer", "/passcheck");
  const zone = page.getByRole("textbox", { name: "Machine-readable zone" });
  await zone.click();
  await page.keyboard.insertText(lines.join("").replace("8706146F", "8706141F"));
  await expect(page.getByRole("button", { name: /^Date of birth Fail/ })).toBeVisible();

  // What was typed outlives a reload.
  await page.reload();
  await expect(zone).toHaveValue(/8706141F/);
  await zone.fill(lines.join(""));
  await expect(page.getByRole("button", { name: /^Date of birth Pass/ })).toBeVisible();
  await page.getByRole("radiogroup", { name: "Surname: compared" }).getByText("Same").click();
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("Adds up")).toBeVisible();
  await expect(page.getByRole("button", { name: /Page and MRZ: Surname Pass/ })).toBeVisible();
  await expect(page.getByText(/genuine/i)).toHaveCount(0);

  // The check has ended: nothing of it is stored in the browser.
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(await stored()).not.toContain("LINDQVIST");
  await page.getByRole("button", { name: "New check" }).click();
  await expect(zone).toHaveValue("");
});

test("a picture is uploaded in pieces, read on the server and shown with its lines", async ({
  page,
}) => {
  await signInAs(page, "officer", "/dashboard/scan-upload");
  const pieces: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/auto-verify/pieces"))
      pieces.push((request.postData() ?? "").length);
  });
  await page.locator("input[type=file]").setInputFiles(passport);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("img", { name: /^The uploaded picture/ })).toBeVisible({
    timeout: 45_000,
  });
  expect(pieces.length).toBeGreaterThan(1);
  await expect(
    page.getByText("PDUTOCIOBANU<<ZBIGNIEW<<<<<<<<<<<<<<<<<<<<<<").first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Correct lines" }).click();
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByRole("button", { name: "New check" })).toBeVisible();
});

test("a phone that nobody is signed in on takes the picture, and the desk follows", async ({
  page,
  browser,
}) => {
  await signInAs(page, "officer", "/dashboard/auto-verify");
  const address = await invitePhone(page);
  const phone = await browser.newPage({ viewport: { width: 390, height: 780 } });
  await phone.goto(address);
  await expect(phone.getByText("For Nordhafen Bank")).toBeVisible();
  await expect(page.getByText("Phone connected. Take the pictures there.")).toBeVisible();

  // The address opens on one phone only.
  const second = await (await browser.newContext()).newPage();
  await second.goto(address);
  await expect(second.getByRole("heading", { name: "Another phone is connected" })).toBeVisible();
  await second.close();

  await phone.locator("input[type=file]").first().setInputFiles(passport);
  await phone.getByRole("button", { name: "Send pictures" }).click();
  await expect(phone.getByRole("heading", { name: "Pictures sent" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^The uploaded picture/ })).toBeVisible({
    timeout: 45_000,
  });
  await phone.close();
});

test("an officer saves a result as a PDF, and deletes it at once", async ({ page }) => {
  await signInAs(page, "officer", "/passcheck");
  await page.getByRole("textbox", { name: "Machine-readable zone" }).fill(lines.join(""));
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByRole("button", { name: "Save as PDF" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: "Save as PDF" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^data-check-.*\.pdf$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  // No service is set up here: there is nothing to ask.
  await expect(page.getByRole("heading", { name: "External check" })).toHaveCount(0);
  await page.getByRole("button", { name: "Delete result" }).click();
  await expect(page.getByRole("textbox", { name: "Machine-readable zone" })).toHaveValue("");
});

test("who leaves the page while a picture is read is told the result, and finds it there", async ({
  page,
}) => {
  await signInAs(page, "officer", "/dashboard/scan-upload");
  await page.locator("input[type=file]").setInputFiles(passport);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await goInside(page, "/dashboard");
  await expect(page.getByText(/^Data check finished: /)).toBeVisible({ timeout: 45_000 });
  await goInside(page, "/dashboard/scan-upload");
  await expect(page.getByRole("img", { name: /^The uploaded picture/ })).toBeVisible();
  // The series is chosen afterwards.
  await page.getByRole("button", { name: "Compare with the series" }).click();
  await expect(page.getByRole("button", { name: "New check" })).toBeVisible();
});

test("a number of hours that checks cannot be kept for is marked and stays as typed", async ({
  page,
}) => {
  await signInAs(page, "administrator", "/ct/passcheck/term");
  const field = page.getByRole("textbox", { name: /^Hours until deletion/ });
  await expect(field).toHaveValue("24");
  await field.fill("0");
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("0");
});
