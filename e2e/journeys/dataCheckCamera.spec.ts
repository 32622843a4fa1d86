import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  deskAddress,
  hasResult,
  invitePhone,
  isConnected,
  isSent,
  newPhone,
  send,
  shownCode,
  typeCode,
} from "../pages/phoneCheck.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";
import { browserOf } from "../worlds.ts";

/** What Chromium's fake camera sees: motion JPEG of one frame, the drawn passport. */
const film = join(mkdtempSync(join(tmpdir(), "specimen-camera-")), "passport.mjpeg");
copyFileSync(
  fileURLToPath(new URL("../../apps/server/src/reading/samples/passport.jpg", import.meta.url)),
  film,
);

const withCamera = {
  args: [
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${film}`,
  ],
};

test.use({ otherBrowser: withCamera });

test("a phone that typed the code sees the zone live, takes the picture, and the desk has the result", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, "officer", deskAddress);
  await invitePhone(page);
  const code = await shownCode(page);

  const context = await newPhone(await browserOf(withCamera));
  const phone = await context.newPage();
  const refusals: string[] = [];
  phone.on("console", (message) => {
    if (message.type() === "error") refusals.push(message.text());
  });
  await phone.goto(new URL("/passcheck/phone", page.url()).href);
  await typeCode(phone, code.toLowerCase());
  await isConnected(page);

  await phone.getByRole("button", { name: "Use the camera: Front" }).click();
  await expect(phone.getByText("Easy to read. Take the picture.")).toBeVisible({ timeout: 45_000 });
  await phone.getByRole("button", { name: "Take picture" }).click();
  await expect(phone.getByRole("img", { name: "Front" })).toBeVisible();
  await phone
    .getByRole("radiogroup", { name: /this symbol/ })
    .getByText("Yes")
    .click();
  await send(phone);
  await isSent(phone);

  await hasResult(page);
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
