import type { Page } from "playwright/test";
import { saveButton, savedStatus, textField } from "../pages/form.ts";
import { arrowTo, arrowToOption, tabTo } from "../pages/keyboard.ts";
import { makePdf } from "../pages/pdfFile.ts";
import { title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

/** Waits until rows that came near the window have their height: ten frames without a change. */
const isLaidOut = (page: Page) =>
  page.evaluate(async () => {
    const height = () => document.documentElement.scrollHeight;
    for (let [still, last] = [0, height()]; still < 10; still += 1) {
      await new Promise(requestAnimationFrame);
      if (height() !== last) [still, last] = [0, height()];
    }
  });

const ways = [
  {
    language: "de",
    size: { width: 1366, height: 768 },
    news: { title: "Titel", changed: "Neuigkeit ändern", delete: "Neuigkeit löschen" },
    note: /^100, .*, Schweiz, CHF, /,
    undo: "Rückgängig machen",
    pdf: { choose: "Datei wählen", category: "Kategorie" },
    notTraded: "Kein An- oder Verkauf",
    traded: "An- und Verkauf",
    changed: "geändert",
    copy: {
      box: "Regeln eines Landes übernehmen",
      countries: ["Australien", "Belgien", "Albanien"],
      more: "Weiteres Land hinzufügen",
      remove: /entfernen$/,
      apply: /^Übernehmen/,
    },
  },
  {
    language: "en",
    size: { width: 320, height: 640 },
    news: { title: "Title", changed: "Change internal news", delete: "Delete this news" },
    note: /^100, .*, Switzerland, CHF, /,
    undo: "Undo",
    pdf: { choose: "Choose a file", category: "Category" },
    notTraded: "Not traded",
    traded: "Buy and sell",
    changed: "changed",
    copy: {
      box: "Copy a country’s rules",
      countries: ["Australia", "Belgium", "Albania"],
      more: "Add another country",
      remove: /^Remove/,
      apply: /^Copy/,
    },
  },
] as const;

for (const { language, size, news, pdf, undo, note, notTraded, traded, changed, copy } of ways)
  test.describe(`by keyboard alone, in ${language} at ${size.width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize(size);
      await page.addInitScript(
        (chosen) => localStorage.setItem("content-language", chosen),
        language,
      );
    });

    test("news is written, saved and deleted", async ({ page }) => {
      await signInAs(page, "administrator", "/ct/news/form");
      await tabTo(page, page.getByRole("textbox", { name: news.title, exact: true }));
      await page.keyboard.type("By keyboard");
      await tabTo(page, textField(page, language));
      await page.keyboard.type("Nothing was clicked.");
      await tabTo(page, saveButton(page, language));
      await page.keyboard.press("Enter");
      await expect(title(page, news.changed)).toBeVisible();
      await expect(textField(page, language)).toHaveText("Nothing was clicked.");
      await tabTo(page, page.getByRole("button", { name: news.delete }));
      await page.keyboard.press("Enter");
      await tabTo(page, page.getByRole("dialog").getByRole("button", { name: news.delete }));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/ct\/news$/);
      await page.keyboard.press("Alt+t");
      await tabTo(page, page.getByRole("button", { name: undo, exact: true }));
      await page.keyboard.press("Enter");
      const restored = page.getByRole("link", { name: "By keyboard" }).first();
      await expect(restored).toBeVisible();
      // Other journeys look at the newest news of this customer.
      await restored.click();
      await page.getByRole("button", { name: news.delete }).click();
      await page.getByRole("dialog").getByRole("button", { name: news.delete }).click();
      await expect(page).toHaveURL(/\/ct\/news$/);
    });

    test("what is bought and sold is set in the matrix", async ({ page }) => {
      await signInAs(page, "administrator", "/ct/notes/trades?text=CHF");
      const cell = page.getByRole("gridcell", { name: note }).first();
      await expect(cell).toHaveAccessibleName(new RegExp(`^100, ${traded}, S`));
      await tabTo(page, page.getByRole("gridcell").first());
      await arrowTo(page, cell, "ArrowRight");
      for (const [key, rule] of [
        ["0", notTraded],
        ["3", traded],
      ] as const) {
        await page.keyboard.press(key);
        await expect(cell).toHaveAccessibleName(new RegExp(`${rule}, ${changed}`));
        await page.keyboard.press("Control+s");
        await expect(cell).toHaveAccessibleName(new RegExp(`^100, ${rule}, S`));
        await expect(cell).toBeFocused();
      }
    });

    test("the rules of one country are copied to two others, and taken back", async ({ page }) => {
      await signInAs(page, "administrator", "/ct/notes/trades");
      const box = page.getByRole("region", { name: copy.box });
      const [from, to] = [box.getByRole("combobox").first(), box.getByRole("combobox").last()];
      const [source, first, second] = copy.countries;
      await tabTo(page, from);
      await arrowToOption(page, from, source);
      await tabTo(page, to);
      // On the way through the closed list nothing is added.
      await arrowToOption(page, to, first);
      await expect(box.getByRole("button", { name: copy.remove })).toHaveCount(0);
      await tabTo(page, box.getByRole("button", { name: copy.more }));
      await page.keyboard.press("Enter");
      await expect(to).toBeFocused();
      await arrowToOption(page, to, second);
      await tabTo(page, box.getByRole("button", { name: copy.remove }));
      await page.keyboard.press("Enter");
      await expect(to).toBeFocused();
      await arrowToOption(page, to, first);
      await tabTo(page, box.getByRole("button", { name: copy.more }));
      await page.keyboard.press("Enter");
      await expect(box.getByRole("button", { name: copy.remove })).toHaveCount(1);
      await arrowToOption(page, to, second);
      await tabTo(page, box.getByRole("button", { name: copy.apply }));
      await page.keyboard.press("Enter");
      await expect(to).toBeFocused();
      const copied = page.getByRole("gridcell", { name: new RegExp(`, ${changed}, ${second}`) });
      await expect(copied.first()).toBeVisible();
      await tabTo(page, page.getByRole("gridcell").and(page.locator("[tabindex='0']")));
      await page.keyboard.press("Control+z");
      await expect(copied).toHaveCount(0);
    });

    test("what follows hundreds of rows comes into sight with the focus", async ({ page }) => {
      await signInAs(page, "administrator", "/ct/notes/trades");
      await tabTo(page, page.getByRole("gridcell").and(page.locator("[tabindex='0']")));
      const from = page.locator("input[type=datetime-local]").first();
      await tabTo(page, from);
      await isLaidOut(page);
      await expect(from).toBeInViewport({ ratio: 1 });
    });

    test("which documents are accepted is chosen", async ({ page }) => {
      await signInAs(page, "administrator", "/ct/passes/accept-document-countries");
      const box = page.getByRole("main").getByRole("checkbox").first();
      for (const isFirst of [true, false]) {
        await tabTo(page, box);
        const was = await box.isChecked();
        await page.keyboard.press("Space");
        await expect(box).toBeChecked({ checked: !was });
        await tabTo(page, saveButton(page, language));
        await page.keyboard.press("Enter");
        await expect(savedStatus(page, language)).toBeVisible();
        await expect(box).toBeChecked({ checked: !was });
        if (isFirst) await page.reload();
      }
    });

    test("a PDF is added", async ({ page }) => {
      await signInAs(page, "administrator", "/ct/index/pdf/form");
      const chosen = page.waitForEvent("filechooser");
      await tabTo(page, page.getByRole("button", { name: pdf.choose }));
      await page.keyboard.press("Enter");
      await (
        await chosen
      ).setFiles({ name: "desk.pdf", mimeType: "application/pdf", buffer: makePdf(10) });
      await expect(page.getByText(/: desk\.pdf$/)).toBeVisible();
      await tabTo(page, page.getByRole("combobox", { name: pdf.category }));
      await page.keyboard.press("ArrowDown");
      await tabTo(page, page.getByRole("textbox", { name: news.title, exact: true }));
      await page.keyboard.type(`By keyboard, ${language}`);
      await tabTo(page, saveButton(page, language));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("link", { name: `By keyboard, ${language}` })).toBeVisible();
    });
  });
