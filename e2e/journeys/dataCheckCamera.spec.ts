import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { signInAs } from "../pages/signIn.ts";
import { chromiumArgs } from "../chromiumArgs.ts";
import { expect, test } from "../world.ts";

/** What Chromium's fake camera sees: motion JPEG of one frame, the drawn passport. */
const film = join(mkdtempSync(join(tmpdir(), "specimen-camera-")), "passport.mjpeg");
copyFileSync(
  fileURLToPath(new URL("../../apps/server/src/reading/samples/passport.jpg", import.meta.url)),
  film,
);

test.use({
  launchOptions: {
    ...(process.env["CHROMIUM_PATH"] && { executablePath: process.env["CHROMIUM_PATH"] }),
    args: [
      ...chromiumArgs,
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

test("a phone that typed the code sees the zone live, takes the picture, and the desk has the result", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, "officer", "/dashboard/auto-verify");
  await page.getByRole("button", { name: "Show code" }).click();
  const code = await page.getByText(/^[2-9A-HJ-NP-Z]{4} [2-9A-HJ-NP-Z]{4}$/).textContent();

  const context = await browser.newContext({
    viewport: { width: 390, height: 780 },
    locale: "en-GB",
  });
  const phone = await context.newPage();
  const refusals: string[] = [];
  phone.on("console", (message) => {
    if (message.type() === "error") refusals.push(message.text());
  });
  await phone.goto(new URL("/passcheck/phone", page.url()).href);
  await phone.getByLabel("Code of 8 characters").fill((code ?? "").toLowerCase());
  await phone.getByRole("button", { name: "Continue" }).click();
  await expect(phone.getByText("For Nordhafen Bank")).toBeVisible();
  await expect(page.getByText("Phone connected. Take the pictures there.")).toBeVisible();

  await phone.getByRole("button", { name: "Use the camera: Front" }).click();
  await expect(phone.getByText("Easy to read. Take the picture.")).toBeVisible({ timeout: 45_000 });
  await phone.getByRole("button", { name: "Take picture" }).click();
  await expect(phone.getByRole("img", { name: "Front" })).toBeVisible();
  await phone
    .getByRole("radiogroup", { name: /this symbol/ })
    .getByText("Yes")
    .click();
  await phone.getByRole("button", { name: "Send pictures" }).click();
  await expect(phone.getByRole("heading", { name: "Pictures sent" })).toBeVisible();

  await expect(page.getByRole("img", { name: /^The uploaded picture/ })).toBeVisible({
    timeout: 60_000,
  });
  await expect(
    page.getByText("PDUTOCIOBANU<<ZBIGNIEW<<<<<<<<<<<<<<<<<<<<<<").first(),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /^Chip symbol Not judged/ })).toBeVisible();
  // Neither the worker nor the camera is stopped by the page's policy.
  expect(refusals).toEqual([]);
  await context.close();
});

test("a clerk takes the picture with the camera of the desk, without a file or a phone", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, "officer", "/dashboard/scan-upload");
  await page.getByRole("button", { name: "Use the camera" }).click();
  await expect(page.getByText("Easy to read. Take the picture.")).toBeVisible({ timeout: 45_000 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "Picture 1" })).toBeVisible();
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("PDUTOCIOBANU<<ZBIGNIEW<<<<<<<<<<<<<<<<<<<<<<").first()).toBeVisible({
    timeout: 60_000,
  });
});
