import type { Locator, Page } from "playwright/test";
import { saveButton, textField } from "../pages/form.ts";
import { isTold } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

test.use({ worldName: "rules" });

const there = "Wechselhaus Brückner";
const card = (page: Page) =>
  page.getByRole("region", { name: "Copy to an associated organisation" });

/** Compares with the other organisation; gives the table of what differs. */
async function compare(page: Page): Promise<Locator> {
  await card(page).getByLabel("Organisation").selectOption({ label: there });
  const table = card(page).getByRole("table");
  await expect(table.getByRole("columnheader", { name: `There (${there})` })).toBeVisible();
  return table;
}

async function send(page: Page): Promise<void> {
  await card(page)
    .getByRole("button", { name: /^Copy \(\d+\)$/ })
    .click();
  await isTold(page, "Saved: copied rules");
  await expect(card(page).getByText(/^The same already applies there/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

const texts = {
  "a text on a currency": { path: "countries", words: "We pay krone coins only." },
  "a text on banknotes": { path: "noteinfo", words: "Only notes with the ship." },
};

for (const [name, { path, words }] of Object.entries(texts))
  test(`${name} reaches an associated organisation as it was shown`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const address = `/ct/notes/${path}/NO`;
    await signInAs(page, "administrator", address);
    await textField(page).press("Control+a");
    await page.keyboard.type(words);
    await saveButton(page).click();
    await isTold(page, "Saved: information text");
    await page.reload();
    const table = await compare(page);
    await expect(table.getByRole("row", { name: /Norway/ })).toContainText(words);
    await send(page);

    const other = await browser.newPage({ baseURL: baseURL ?? "" });
    await signInAs(other, "principal", address);
    await expect(textField(other)).toHaveText(words);
    await other.goto("/notes/showcountry/countryId/NO/selectTab/0");
    await expect(other.getByRole("main").getByText(words)).toBeVisible();
    await other.close();
  });

test("what is bought and sold reaches an associated organisation as it was shown", async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, "administrator", "/ct/notes/trades");
  await page.getByLabel("Country to copy").selectOption({ label: "Türkiye" });
  const rows = (await compare(page)).getByRole("row").filter({ has: page.getByRole("cell") });
  const shown = await rows.evaluateAll((each) =>
    each.map((row) => {
      const [note, there, comes] = [...row.querySelectorAll<HTMLTableCellElement>("th, td")];
      return {
        value: /^\d+/.exec(note?.querySelector("strong")?.textContent ?? "")?.[0],
        // Without the names of the columns, which are seen on a phone alone.
        isNew: there?.innerText !== comes?.innerText,
        rule: comes?.querySelector("ins")?.innerText ?? comes?.innerText,
      };
    }),
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every(({ isNew }) => isNew)).toBe(true);
  await send(page);

  const other = await browser.newPage({ baseURL: baseURL ?? "" });
  const matrix = "/ct/notes/trades?text=Türkiye";
  await signInAs(other, "principal", matrix);
  await page.goto(matrix);
  const cells = (at: Page) => at.getByRole("gridcell");
  await expect(cells(page).first()).toBeVisible();
  await expect(cells(other)).toHaveText(await cells(page).allTextContents());
  for (const { value, rule } of shown)
    await expect(
      cells(other).filter({ hasText: new RegExp(`^${value}, ${rule}`) }),
    ).not.toHaveCount(0);
  await other.close();
});
