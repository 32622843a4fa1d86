import { readFile } from "node:fs/promises";
import { isTold } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

test("all rules leave as a file, which is checked whole before it is taken again", async ({
  page,
}) => {
  await signInAs(page, "administrator", "/ct/customernotes/5");
  const exported = page.waitForEvent("download");
  await page.goto("/ct/rules");
  await page.getByRole("button", { name: "Export" }).click();
  const text = await readFile(await (await exported).path(), "utf8");
  const rules = JSON.parse(text) as { sections: Record<string, Record<string, unknown>> };
  const choose = (content: string) =>
    page.locator("input[type=file]").setInputFiles({
      name: "rules.json",
      mimeType: "application/json",
      buffer: Buffer.from(content),
    });
  const take = page.getByRole("button", { name: /^Import \(/ });

  await choose("{");
  await expect(page.getByText("This file does not contain rules that can be read.")).toBeVisible();

  const note = { texts: { en: { label: "Support", note: "<p>Call 4711</p>" } } };
  const customerNotes = { ...rules.sections["customerNotes"], "5": note };
  const wrong = { ...customerNotes, "6": { texts: { en: { label: 7 } } } };
  const withNotes = (notes: object) =>
    JSON.stringify({ ...rules, sections: { customerNotes: notes } });
  await choose(withNotes(wrong));
  await expect(page.getByText(/^Errors in the file: \d/)).toBeVisible();
  await expect(take).toHaveCount(0);

  await choose(withNotes(customerNotes));
  await expect(page.getByRole("row", { name: /^Your texts 0 1 0 / })).toBeVisible();
  await take.click();
  await isTold(page, "Saved: all rules");
  await page.goto("/staticpage/support");
  await expect(page.getByText("Call 4711")).toBeVisible();

  await page.goto("/ct/rules");
  await choose(text);
  await take.click();
  await isTold(page, "Saved: all rules");
  await page.goto("/staticpage/support");
  await expect(page.getByRole("main")).not.toContainText("Call 4711");
});
