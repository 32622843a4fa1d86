import { readFile } from "node:fs/promises";
import { passport } from "../pages/phoneCheck.ts";
import { goInside } from "../pages/shell.ts";
import { fillSignIn, signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

const lines = [
  "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0",
];

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

  // The result is kept on the server: a reload and going back open it again.
  await page.reload();
  await expect(page.getByText("Adds up")).toBeVisible();
  await goInside(page, "/dashboard");
  await page.goBack();
  await expect(page.getByText("Adds up")).toBeVisible();
  await page.getByRole("button", { name: "New check" }).click();
  await expect(zone).toHaveValue("");
  await expect(zone).toBeFocused();
  await expect(page).toHaveURL(/\/passcheck$/);
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
  await expect(page.getByRole("button", { name: "New check" })).toBeVisible();
  // No series of that state is known: there is none to compare with.
  await expect(page.getByRole("button", { name: "Compare with the series" })).toHaveCount(0);
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

test("a zone scanned into the search opens the check, and nothing of it is sent before", async ({
  page,
}) => {
  await signInAs(page, "officer", "/dashboard");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Find anything" })).toBeFocused();
  await page.keyboard.insertText(lines.join(""));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Machine-readable zone" })).toHaveValue(
    lines.join("\n"),
  );
  await expect(page.getByRole("button", { name: /^Date of birth Pass/ })).toBeVisible();
  expect(new URL(page.url()).href).toBe(new URL("/passcheck", page.url()).href);
  const told = sent.map((text) => decodeURIComponent(text));
  expect(told.filter((text) => /LINDQ|L898902C|8706146/.test(text))).toEqual([]);
});

test("what was typed outlives a lost connection and a session that ends", async ({
  page,
  context,
}) => {
  await signInAs(page, "officer", "/passcheck");
  const zone = page.getByRole("textbox", { name: "Machine-readable zone" });
  const check = page.getByRole("button", { name: "Check", exact: true });
  await zone.fill(lines.join(""));
  await context.setOffline(true);
  await expect(check).toHaveAttribute("aria-disabled", "true");
  await expect(zone).toHaveValue(lines.join("\n"));
  await context.setOffline(false);
  await expect(check).not.toHaveAttribute("aria-disabled");

  // The connection breaks while it is checked.
  const checks = "**/identity-documents/data-check/any";
  await page.route(checks, (route) => route.abort("connectionreset"));
  await check.click();
  await expect(page.getByText("The document could not be checked")).toBeVisible();
  await expect(zone).toHaveValue(lines.join("\n"));
  await page.unrouteAll();

  await page.route(checks, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 401,
          headers: { "Access-Control-Allow-Origin": "*" },
          contentType: "application/problem+json",
          body: JSON.stringify({
            type: "about:blank",
            title: "token_expired",
            status: 401,
            code: "token_expired",
            requestId: "7f3a-19c2",
          }),
        })
      : route.fallback(),
  );
  await check.click();
  await fillSignIn(page, "officer");
  await page.unrouteAll();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  await goInside(page, "/passcheck");
  await expect(zone).toHaveValue(lines.join("\n"));
  await check.click();
  await expect(page.getByText("Adds up")).toBeVisible();
});

test("an upload that breaks off says so and goes on with the piece that is missing", async ({
  page,
}) => {
  await signInAs(page, "officer", "/dashboard/scan-upload");
  const offsets: number[] = [];
  await page.route("**/auto-verify/pieces", (route) => {
    const body: unknown = route.request().postDataJSON();
    if (typeof body !== "object" || body === null || !("offset" in body)) return route.fallback();
    offsets.push(Number(body.offset));
    return offsets.length === 2 ? route.abort("connectionreset") : route.fallback();
  });
  await page.locator("input[type=file]").setInputFiles(passport);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText(/The connection was lost/)).toBeVisible();
  await expect(page.getByRole("img", { name: /^The uploaded picture/ })).toBeVisible({
    timeout: 45_000,
  });
  expect(offsets).toEqual([0, 65_536, 65_536]);
});

test("a check is cancelled while it is sent, and nothing of it stays", async ({ page }) => {
  await signInAs(page, "officer", "/dashboard/scan-upload");
  await page.route("**/auto-verify/pieces", () => undefined);
  const opened = page.waitForResponse(
    (answer) => answer.url().endsWith("/auto-verify") && answer.request().method() === "POST",
  );
  await page.locator("input[type=file]").setInputFiles(passport);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  const { id } = (await (await opened).json()) as { id: string };
  const deleted = page.waitForResponse(
    (answer) => answer.url().includes(id) && answer.request().method() === "DELETE",
  );
  await page.getByRole("button", { name: "Cancel and delete" }).click();
  expect(await (await deleted).json()).toEqual({ isDeleted: true });
  await expect(page.getByRole("button", { name: "Choose pictures" })).toBeVisible();
});
