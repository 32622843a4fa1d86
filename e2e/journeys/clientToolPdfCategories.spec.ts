import type { Page } from "playwright/test";
import { saveButton } from "../pages/form.ts";
import { makePdf } from "../pages/pdfFile.ts";
import { isTold, title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

// All PDFs of a customer and their categories go.
test.use({ worldName: "pdf categories" });

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");
const name = (page: Page) => page.getByRole("textbox", { name: "Name", exact: true });
const pdfTitle = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });

/** Deletes every PDF, then every category, each by its own button. */
async function deleteAll(page: Page): Promise<void> {
  await signInAs(page, "administrator", "/ct/index/pdf");
  const rows = main(page).getByRole("button", { name: "Delete" });
  await expect(rows.first()).toBeVisible();
  for (let left = await rows.count(); left > 0; left -= 1) {
    await rows.first().click();
    await dialog(page).getByRole("button", { name: "Delete" }).click();
    await expect(rows).toHaveCount(left - 1);
  }
  await main(page).getByRole("link", { name: "Categories" }).click();
  await expect(title(page, "PDF categories")).toBeVisible();
  const links = main(page).getByRole("table").getByRole("link");
  await expect(links.first()).toBeVisible();
  for (let left = await links.count(); left > 0; left -= 1) {
    await links.first().click();
    await main(page).getByRole("button", { name: "Delete this category" }).click();
    await dialog(page).getByRole("button", { name: "Delete this category" }).click();
    await expect(title(page, "PDF categories")).toBeVisible();
    await expect(links).toHaveCount(left - 1);
  }
}

test("who has no category adds one from the form of a PDF, which a clerk sees under it", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await deleteAll(page);
  await expect(page.getByRole("heading", { name: "No categories yet" })).toBeVisible();

  await page.goto("/ct/index/pdf/form");
  await pdfTitle(page).fill("Opening hours");
  await page
    .getByRole("group", { name: "File" })
    .locator("input")
    .setInputFiles({ name: "hours.pdf", mimeType: "application/pdf", buffer: makePdf(1000) });
  await expect(page.getByText("Sent: hours.pdf")).toBeVisible();
  await expect(page.getByText("No categories yet")).toBeVisible();
  await page.getByRole("button", { name: "Add a category" }).click();
  await expect(title(page, "New category")).toBeVisible();
  await name(page).fill("Notices");
  await page.getByRole("tab", { name: /^Deutsch/ }).click();
  await name(page).fill("Aushänge");
  await saveButton(page).click();
  await isTold(page, "Saved: PDF category");

  // Back in the form, with everything that was there.
  await expect(title(page, "Add a PDF")).toBeVisible();
  await expect(pdfTitle(page)).toHaveValue("Opening hours");
  await expect(page.getByText("Sent: hours.pdf")).toBeVisible();
  const category = page.getByRole("combobox", { name: "Category" });
  await expect(category).toHaveValue(/./);
  await expect(category.locator("option:checked")).toHaveText("Notices");
  await saveButton(page).click();
  await isTold(page, "Saved: PDF");
  await expect(page.getByRole("row", { name: /Opening hours.*Notices/ })).toBeVisible();

  const clerk = await browser.newPage({ baseURL: baseURL ?? "" });
  await signInAs(clerk, "clerk", "/dashboard/pdf/category");
  const own = (heading: string) =>
    main(clerk)
      .getByRole("region", { name: heading })
      .getByRole("link", { name: /^Opening hours/ });
  await expect(own("Notices")).toBeVisible();

  await main(page).getByRole("link", { name: "Categories" }).click();
  await expect(page.getByRole("row", { name: /^Notices PDFs: 1 / })).toBeVisible();
  await main(page).getByRole("link", { name: "Notices" }).click();
  const inside = page.getByRole("region", { name: "PDFs in this category" });
  await expect(inside.getByText(/^To delete this category, first delete its PDFs/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete this category" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await name(page).fill("House notices");
  await saveButton(page).click();
  await clerk.reload();
  await expect(own("House notices")).toBeVisible();
  await clerk.close();
});
