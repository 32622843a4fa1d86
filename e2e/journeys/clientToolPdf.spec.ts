import { wholeChromium } from "../chromium.ts";
import { attachmentPdf, makePdf } from "../pages/pdfFile.ts";
import { saveButton } from "../pages/form.ts";
import { isTold } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

test.use({ otherBrowser: wholeChromium });

test("a PDF that runs or carries something is refused, one to read opens in a sandbox", async ({
  page,
  context,
  request,
}) => {
  const choose = async (name: string, buffer: Buffer) => {
    await page
      .getByRole("group", { name: "File" })
      .locator("input")
      .setInputFiles({ name, mimeType: "application/pdf", buffer });
    await expect(page.getByText(`Sent: ${name}`)).toBeVisible();
  };
  await signInAs(page, "administrator", "/ct/index/pdf/form");
  await page.getByRole("combobox", { name: "Category" }).selectOption({ index: 1 });
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Opening hours");

  await choose("launch.pdf", makePdf(10, "/OpenAction<</S/Launch/F(calc.exe)>>"));
  await saveButton(page).click();
  await expect(page.getByText("This PDF contains scripts, which are not allowed.")).toBeVisible();
  await choose("attachment.pdf", attachmentPdf());
  await saveButton(page).click();
  await expect(page.getByText(/^This PDF contains other files/)).toBeVisible();
  await choose("hours.pdf", makePdf(1000));
  await saveButton(page).click();
  await isTold(page, "Saved: PDF");

  const link = page
    .getByRole("row", { name: /Opening hours/ })
    .getByRole("link", { name: /^English, .*\skB/ });
  const opening = context.waitForEvent("page");
  await link.click();
  const tab = await opening;
  await tab.waitForURL(/\/files\/pdfs\//);
  await tab.waitForLoadState();
  expect(await tab.evaluate(() => document.contentType)).toBe("application/pdf");
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  expect(new URL(tab.url()).origin).not.toBe(new URL(page.url()).origin);

  // Chromium leaves the sandbox out of what it tells of an answer that its viewer shows.
  const answer = await request.get(tab.url());
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringMatching(/^inline; filename="Opening hours\.pdf"/),
    "content-security-policy": "sandbox allow-downloads; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
});
