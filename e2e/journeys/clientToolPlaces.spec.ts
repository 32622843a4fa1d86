import { saveButton, textField } from "../pages/form.ts";
import { isTold, title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

test("a link of the administrator is in the clerk's navigation until it is deleted", async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, "administrator", "/ct/customlinks");
  await page.getByRole("link", { name: "Add a link" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Treasury desk");
  await page.getByLabel("Address", { exact: true }).fill("treasury");
  await saveButton(page).click();
  await expect(page.getByText("This entry does not have the right format.")).toBeVisible();
  await page.getByLabel("Address", { exact: true }).fill("https://bank.example/treasury");
  await saveButton(page).click();
  await isTold(page, "Saved: link");

  const clerk = await browser.newPage({ baseURL: baseURL ?? "" });
  await signInAs(clerk, "clerk", "/dashboard");
  const seen = clerk.getByRole("navigation").getByRole("link", { name: /Treasury desk/ });
  await expect(seen).toHaveAttribute("href", "https://bank.example/treasury");

  await page.getByRole("main").getByRole("link", { name: "Treasury desk" }).click();
  await page.getByRole("button", { name: "Delete this link" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete this link" }).click();
  await isTold(page, "Deleted: link");
  await expect(page.getByRole("main").getByRole("link", { name: "Treasury desk" })).toHaveCount(0);
  await clerk.reload();
  await expect(title(clerk, "Dashboard")).toBeVisible();
  await expect(clerk.getByRole("link", { name: "Head cashier" })).toBeVisible();
  await expect(seen).toHaveCount(0);
  await clerk.close();
});

test("a text on one document is what the officer reads on its page", async ({
  page,
  browser,
  baseURL,
}) => {
  const words = "Compare the photograph under UV.";
  await signInAs(page, "administrator", "/ct/passes/documents?country=AT");
  await page.getByRole("main").getByRole("table").getByRole("link").first().click();
  await textField(page).click();
  await page.keyboard.type(words);
  await saveButton(page).click();
  await isTold(page, "Saved: information text");
  const documentId = page.url().split("/").at(-1) ?? "";

  const officer = await browser.newPage({ baseURL: baseURL ?? "" });
  await signInAs(officer, "officer", `/passes/show/passId/${documentId}`);
  await expect(officer.getByText(words)).toBeVisible();
  await officer.close();

  await textField(page).press("Control+a");
  await page.keyboard.press("Delete");
  await saveButton(page).click();
  await expect(saveButton(page)).toBeEnabled();
  await page.reload();
  await expect(textField(page)).toHaveText("");
});

test("“Would we take this one?” gives the answer of the document's own page", async ({ page }) => {
  await signInAs(page, "administrator", "/ct/passes/accept-document-countries?country=CH");
  const box = page.getByRole("region", { name: "Would we take this one?" });
  const choice = box.getByLabel("Document", { exact: true });
  await choice.locator("option").nth(1).waitFor({ state: "attached" });
  await choice.selectOption({ index: 1 });
  await expect(box.getByText(/^Decided by|^No rule decides/)).toBeVisible();
  const answer = await box.getByRole("heading", { level: 3 }).innerText();
  await box.getByRole("link", { name: "Open the document" }).click();
  await expect(page).toHaveURL(/\/passes\/show\/passId\//);
  await expect(page.getByRole("heading", { level: 2, name: answer, exact: true })).toBeVisible();
});

test("the rules of a country come to another as changes to be saved", async ({ page }) => {
  await signInAs(page, "administrator", "/ct/notes/trades");
  const box = page.getByRole("region", { name: "Copy a country’s rules" });
  await box.getByLabel("From", { exact: true }).selectOption({ label: "Switzerland" });
  await box.getByLabel("To (several possible)").selectOption({ label: "Iceland" });
  const copy = box.getByRole("button", { name: /^Copy \(notes: \d+\)/ });
  const number = /\d+/.exec(await copy.innerText())?.[0] ?? "";
  await copy.click();
  await expect(page.getByText(`Changed ${number}`, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("Changed 0", { exact: true })).toBeVisible();
});
