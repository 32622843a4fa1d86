import type { Page } from "playwright/test";
import { saveButton, textField } from "../pages/form.ts";
import { tabTo } from "../pages/keyboard.ts";
import { makePdf } from "../pages/pdfFile.ts";
import { isTold, title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

/** A red square of 8 x 8 pixels. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mM4ICCAFTEMLQkADhI4AT2HHq4AAAAASUVORK5CYII=",
  "base64",
);

const titleField = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const region = (page: Page, name: string) =>
  page.getByRole("main").getByRole("region", { name, exact: true });
const fileField = (page: Page, label: string) =>
  page.getByRole("group", { name: label }).locator("input[type=file]");

test("news are previewed before they are saved, and come back whole after they were deleted", async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, "administrator", "/ct/news/form");
  await titleField(page).fill("Vault closed");
  await textField(page).click();
  await page.keyboard.type("On Friday from noon.");
  await fileField(page, "Add a picture").setInputFiles({
    name: "plan.png",
    mimeType: "image/png",
    buffer: png,
  });
  await page.getByRole("textbox", { name: "Description" }).fill("Plan of the way to the desk");
  await page.getByRole("combobox", { name: "PDF" }).selectOption({ index: 1 });

  const preview = region(page, "As clerks see it");
  const isWhole = async (place: typeof preview) => {
    await expect(place.getByText("On Friday from noon.")).toBeVisible();
    const picture = place.getByRole("img", { name: "Plan of the way to the desk" });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(place.getByRole("link", { name: /^Open PDF/ })).toBeVisible();
  };
  await isWhole(preview);
  await preview.getByRole("combobox").selectOption("de");
  await expect(preview.getByText("On Friday from noon.")).toBeVisible();

  await saveButton(page).click();
  await expect(title(page, "Change internal news")).toBeVisible();
  const address = page.url();
  await page.getByRole("button", { name: "Delete this news" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete this news" }).click();
  await isTold(page, "Deleted: internal news");
  await expect(page).toHaveURL(/\/ct\/news$/);
  const row = page.getByRole("link", { name: "Vault closed" });
  await expect(row).toHaveCount(0);
  // Alt+T leads to the toast from wherever one is.
  await page.keyboard.press("Alt+t");
  await tabTo(page, page.getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await expect(row).toBeVisible();
  await page.goto(address);
  await isWhole(region(page, "As clerks see it"));

  const clerk = await browser.newPage({ baseURL: baseURL ?? "" });
  await signInAs(clerk, "clerk");
  const news = clerk.getByRole("region", { name: "News from the head cashier" });
  await news.getByRole("button", { name: /Vault closed/ }).click();
  await isWhole(news);
  await clerk.close();
  await page.getByRole("button", { name: "Delete this news" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete this news" }).click();
  await isTold(page, "Deleted: internal news");
});

test("a PDF goes on where it stopped, is cancelled, refused with scripts, and changed", async ({
  page,
  request,
}) => {
  const pieces: number[] = [];
  let isBroken = true;
  await page.route("**/uploads/*/chunks/*", async (route) => {
    const index = Number(new URL(route.request().url()).pathname.split("/").at(-1));
    if (isBroken && index === 2) return route.abort();
    if (route.request().method() === "PUT") pieces.push(index);
    return route.fallback();
  });
  const choose = (name: string, buffer: Buffer) =>
    fileField(page, "File").setInputFiles({ name, mimeType: "application/pdf", buffer });
  const resume = page.getByRole("button", { name: "Resume" });

  await signInAs(page, "administrator", "/ct/index/pdf/form");
  await choose("handbook.pdf", makePdf(300_000));
  await expect(resume).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "handbook.pdf" })).toHaveAttribute(
    "aria-valuenow",
    "40",
  );
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeVisible();

  pieces.length = 0;
  await choose("handbook.pdf", makePdf(300_000));
  await expect(resume).toBeVisible();
  isBroken = false;
  await resume.click();
  await expect(page.getByText("Sent: handbook.pdf")).toBeVisible();
  expect(pieces).toEqual([0, 1, 2, 3, 4]);

  await choose("script.pdf", makePdf(10, "/OpenAction<</S/JavaScript/JS(app.alert(1))>>"));
  await expect(page.getByText("Sent: script.pdf")).toBeVisible();
  await page.getByRole("combobox", { name: "Category" }).selectOption({ index: 1 });
  await titleField(page).fill("Handbook");
  await saveButton(page).click();
  await expect(page.getByText("This PDF contains scripts, which are not allowed.")).toBeVisible();
  await choose("handbook.pdf", makePdf(1000));
  await expect(page.getByText("Sent: handbook.pdf")).toBeVisible();
  await saveButton(page).click();
  await isTold(page, "Saved: PDF");
  // Put away, so that the next one is another.
  await page.getByText("Saved: PDF", { exact: true }).click();
  await expect(page.getByText("Saved: PDF", { exact: true })).toBeHidden();

  await page.getByRole("link", { name: "Handbook", exact: true }).click();
  await expect(title(page, "Change a PDF")).toBeVisible();
  await titleField(page).fill("Handbook of the desk");
  await page.getByRole("combobox", { name: "Category" }).selectOption({ index: 2 });
  await saveButton(page).click();
  await isTold(page, "Saved: PDF");
  await page.goto("/dashboard/pdf/category");
  const link = page.getByRole("main").getByRole("link", { name: /^Handbook of the desk/ });
  const opened = await request.get((await link.getAttribute("href")) ?? "");
  expect(opened.headers()["content-type"]).toBe("application/pdf");

  await page.goto("/ct/index/pdf");
  const row = page.getByRole("row", { name: /Handbook of the desk/ });
  await row.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
});

test("a list of stolen documents is checked row by row, then taken whole", async ({ page }) => {
  test.slow();
  // What a job of the service takes for 9,900 rows while others keep the machine busy.
  const job = { timeout: 30_000 };
  const count = 10_000;
  const rows = Array.from({ length: count }, (_, index) =>
    index % 100 === 50 ? `X${index}!,UTO,2026-11-03,` : `ZQ${1_000_000 + index},UTO,2026-11-03,`,
  );
  await signInAs(page, "administrator", "/ct/passcheck/stolen");
  const listed = page.getByText(/^Numbers on the list: /);
  const before = Number(((await listed.textContent()) ?? "").replaceAll(/\D/g, ""));
  // The third piece waits until the progress was seen.
  const seen = Promise.withResolvers<void>();
  await page.route("**/uploads/*/chunks/2", async (route) => {
    await seen.promise;
    await route.fallback();
  });
  await fileField(page, "Import a CSV file").setInputFiles({
    name: "stolen.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`number,state,reported,note\n${rows.join("\n")}\n`),
  });
  const progress = page.getByRole("progressbar", { name: "stolen.csv" });
  await expect(progress).toHaveAttribute("aria-valuenow", /^[1-9]/);
  seen.resolve();

  await expect(
    page.getByText(/^Rows: 10,?000, new: 9,?900, already there: 0, wrong: 100$/),
  ).toBeVisible(job);
  const wrong = page.getByRole("table", { name: "Wrong rows" });
  await expect(
    wrong.getByRole("row", { name: "52 X50! UTO 2026-11-03 Characters that are not allowed" }),
  ).toBeVisible();
  await expect(wrong.getByRole("row")).toHaveCount(101);
  // What was found is the service's: it is there after a reload, and nothing is on the list yet.
  await page.reload();
  await expect(wrong.getByRole("row")).toHaveCount(101);
  await expect(listed).toContainText(new RegExp(`: ${before}$`));

  await page.getByRole("button", { name: /^Import \(9,?900\)$/ }).click();
  const imported = (outcome: string) =>
    page.getByRole("table", { name: "Latest imports" }).getByRole("row", {
      name: new RegExp(`^stolen\\.csv .* ${outcome} 9,900$`),
    });
  const undo = page.getByRole("button", { name: "Undo" });
  // It goes by itself, unless somebody points at it.
  await undo.hover(job);
  await expect(imported("On the list")).toBeVisible();
  await expect(listed).toHaveText(`Numbers on the list: ${(before + 9900).toLocaleString("en")}`);
  await undo.click();
  await expect(listed).toHaveText(`Numbers on the list: ${before}`, job);
  await expect(imported("Undone")).toBeVisible();
});
