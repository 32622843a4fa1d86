import { fileURLToPath } from "node:url";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

const lines = [
  "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0",
];
const passport = fileURLToPath(
  new URL("../../apps/server/src/reading/samples/passport.jpg", import.meta.url),
);

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
  await page.getByRole("button", { name: "Show code" }).click();
  const address = await page.getByText(/\/passcheck\/phone#/).textContent();
  const phone = await browser.newPage({ viewport: { width: 390, height: 780 } });
  await phone.goto(address ?? "");
  await expect(phone.getByText("For Nordhafen Bank")).toBeVisible();
  await expect(page.getByText("Phone connected. Take the pictures there.")).toBeVisible();

  // The address opens on one phone only.
  const second = await (await browser.newContext()).newPage();
  await second.goto(address ?? "");
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
