import { readFile } from "node:fs/promises";
import { saveButton } from "../pages/form.ts";
import { tabTo } from "../pages/keyboard.ts";
import {
  fillAndSave,
  inLanguage,
  lookedUp,
  nextOf,
  pressed,
  ticked,
  typed,
  words,
  written,
  type Step,
} from "../pages/keyboardForm.ts";
import { demoPassword, signInAs } from "../pages/signIn.ts";
import { goAlone, isTold, title } from "../pages/shell.ts";
import { expect, test } from "../world.ts";

test.use({ worldName: "forms by keyboard" });
// Each form is filled, saved and loaded again, key by key.
test.describe.configure({ timeout: 120_000 });

const country = { en: "Select country", de: "Land wählen" };
const finland = { en: "Finland", de: "Finnland" };
const ownLimits = {
  en: "Own limits instead of the catalogue’s",
  de: "Eigene Grenzen statt der des Katalogs",
};
const status = { en: "Status", de: "Status" };

type Form = readonly [address: string, ...steps: readonly Step[]];

/**
 * Forms that are filled and saved, by where and what they are for; the address and what is filled
 * there. Those of one place are filled on one visit, and each is loaded again when it is saved.
 */
const forms: Readonly<Record<string, Readonly<Record<string, Form>>>> = {
  "texts, PDFs and checks": {
    "a text in a fixed place": [
      "/ct/customernotes/6",
      typed({ en: "Heading", de: "Überschrift" }),
      written,
    ],
    "a category of PDFs": [
      "/ct/index/pdf/category/id/nordhafen-sheets",
      typed({ en: "Name", de: "Name" }),
      typed({ en: "Position", de: "Position" }, { en: "3", de: "4" }),
    ],
    "how long checks are kept": [
      "/ct/passcheck/term",
      typed({ en: "Hours until deletion", de: "Stunden bis zur Löschung" }, { en: "36", de: "48" }),
    ],
  },
  banknotes: {
    "a text on a currency": [
      "/ct/notes/countries",
      lookedUp(country, finland, /countries\/FI$/),
      written,
    ],
    "a text on banknotes": [
      "/ct/notes/noteinfo",
      lookedUp(country, finland, /noteinfo\/FI$/),
      written,
    ],
    "travel information": ["/ct/notes/travel/FI", ticked(ownLimits, false), written],
    "limits of travel information": [
      "/ct/notes/travel/FI",
      ticked(ownLimits, true),
      nextOf({ en: "Rule", de: "Regel" }),
    ],
    "the sections of travel information": [
      "/ct/notes/showinfo",
      ticked({ en: "Export by visitors", de: "Ausfuhr durch Besucher" }),
    ],
    "titles of the columns of banknotes": [
      "/ct/notes/columntitles",
      inLanguage("Polski"),
      typed(status),
    ],
  },
  metals: {
    "a text on the metals of a country": [
      "/ct/metals/countries",
      lookedUp(country, finland, /countries\/FI$/),
      written,
    ],
    "a text on a coin": [
      "/ct/metals/info",
      lookedUp(
        { en: "Coin", de: "Münze" },
        { en: "Sovereign", de: "Sovereign" },
        /showcoininfo\/itemId\//,
      ),
      written,
    ],
    "a text on a refiner": ["/ct/metals/showrefinerinfo/itemId/argor-heraeus", written],
    "a text on a bar": ["/ct/metals/showbarinfo/itemId/ingot-024", written],
  },
  "documents and cheques": {
    "titles of the columns of documents": [
      "/ct/passes/columntitles",
      inLanguage("Polski"),
      typed(status),
    ],
    "a text on the documents of a country": [
      "/ct/passes/countries",
      lookedUp(country, finland, /info\/FI$/),
      written,
    ],
    "a text on a document": ["/ct/passes/documents/DEU-P-2017", written],
    "a text on all cheques": ["/ct/tc/info", written],
    "a text on a cheque": ["/ct/tc/info/tc-01-USD-100", written],
  },
};

/** Matrices, by the kind of record; their first cell is changed and changed back. */
const matrices = {
  banknotes: "/ct/notes/trades?text=CHF",
  coins: "/ct/metals/trade",
  bars: "/ct/metals/trade?kind=ingot",
  cheques: "/ct/tc/trade?text=Express",
};
const rules = {
  en: ["Not traded", "Buy", "Sell", "Buy and sell"],
  de: ["Kein An- oder Verkauf", "Ankauf", "Verkauf", "An- und Verkauf"],
};

for (const [language, size] of [
  ["de", { width: 1366, height: 768 }],
  ["en", { width: 320, height: 640 }],
] as const)
  test.describe(`by keyboard alone, in ${language} at ${size.width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize(size);
      await page.addInitScript(
        (chosen) => localStorage.setItem("content-language", chosen),
        language,
      );
    });

    for (const [place, ofPlace] of Object.entries(forms))
      test(`forms: ${place}`, async ({ page }) => {
        await signInAs(page, "administrator", "/staticpage/legend");
        for (const [name, [address, ...steps]] of Object.entries(ofPlace))
          await test.step(name, async () => {
            await goAlone(page, address);
            await fillAndSave({ page, language }, steps);
          });
      });

    for (const [kind, address] of Object.entries(matrices))
      test(`which ${kind} are bought and sold`, async ({ page }) => {
        await signInAs(page, "administrator", address);
        const cell = page.getByRole("gridcell").first();
        const ruleNow = async () => {
          const spoken = (await cell.innerText()).split("\n")[0]?.split(", ") ?? [];
          return rules[language].findIndex((rule) => spoken.includes(rule));
        };
        await tabTo(page, cell);
        const was = await ruleNow();
        for (const key of [was === 0 ? 2 : 0, was]) {
          await page.keyboard.press(String(key));
          await expect.poll(ruleNow).toBe(key);
          await page.keyboard.press("Control+s");
          // Stored: no word in small letters, such as "changed", follows the rule.
          const stored = new RegExp(`, ${rules[language][key] ?? ""}(?:, \\p{Lu}|$)`, "u");
          await expect(cell).toHaveAccessibleName(stored);
          await expect(cell).toBeFocused();
        }
      });

    test("a category of PDFs, added and deleted", async ({ page }) => {
      const at = { page, language };
      const named = { en: "Forms", de: "Formulare" };
      const removed = { en: "Delete this category", de: "Diese Kategorie löschen" };
      await signInAs(page, "administrator", "/ct/index/pdf/category/form");
      await typed({ en: "Name", de: "Name" }, named)(at);
      await tabTo(page, saveButton(page, language));
      await page.keyboard.press("Enter");
      const link = page.getByRole("main").getByRole("link", { name: named[language] });
      await tabTo(page, link);
      await page.keyboard.press("Enter");
      await pressed(at, removed, page.getByRole("main"));
      await pressed(at, removed, page.getByRole("dialog"));
      await expect(page).toHaveURL(/\/category$/);
      await expect(link).toHaveCount(0);
    });

    test("a link in the navigation", async ({ page }) => {
      const at = { page, language };
      const name = { en: "Name", de: "Name" };
      const linked = { en: "Rates", de: "Kurse" };
      await signInAs(page, "administrator", "/ct/customlinks/form");
      await typed(name, linked)(at);
      await typed({ en: "Address", de: "Adresse" }, "https://bank.example/rates")(at);
      await tabTo(page, saveButton(page, language));
      await page.keyboard.press("Enter");
      await expect(
        page.getByRole("main").getByRole("link", { name: linked[language] }),
      ).toBeVisible();
    });

    test("the price of a gram, which waits for approval and is withdrawn", async ({ page }) => {
      const at = { page, language };
      await signInAs(page, "administrator", "/ct/metals/info");
      await typed({ en: "Price", de: "Preis" }, { en: "113.5", de: "114,25" })(at);
      await typed({ en: "Source", de: "Quelle" })(at);
      await tabTo(page, saveButton(page, language));
      await page.keyboard.press("Enter");
      const shown = { en: "Show the change", de: "Änderung anzeigen" };
      await tabTo(page, page.getByRole("link", { name: shown[language] }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("row", { name: new RegExp(words[language]) })).toBeVisible();
      const withdraw = { en: "Withdraw", de: "Zurückziehen" };
      await pressed(at, withdraw);
      await pressed(at, withdraw, page.getByRole("dialog"));
      await expect(
        page.getByText({ en: "withdrawn", de: "zurückgezogen" }[language]),
      ).toBeVisible();
    });

    test("a stolen document, put on the list and taken off", async ({ page }) => {
      const at = { page, language };
      const number = typed({ en: "Document number", de: "Dokumentnummer" }, "KB7654321");
      const listed = page.getByText(/(?:Numbers on the list|Nummern auf der Liste): \d/);
      await signInAs(page, "administrator", "/ct/passcheck/stolen");
      const before = Number(/\d+/.exec(await listed.innerText())?.[0]);
      await number(at);
      await page.keyboard.press("Enter");
      await expect(listed).toContainText(`: ${before + 1}`);
      await number(at);
      await pressed(at, { en: "Remove from the list", de: "Von der Liste nehmen" });
      await expect(listed).toContainText(`: ${before}`);
    });

    test("who is told of alarms, and an alarm that is settled", async ({ page }) => {
      const at = { page, language };
      await signInAs(page, "administrator", "/ct/passcheck");
      await fillAndSave(at, [
        ticked({ en: "Document has expired", de: "Ausweis ist abgelaufen" }),
        typed(
          { en: "Webhook address", de: "Webhook-Adresse" },
          `https://alarm.example/${language}`,
        ),
        typed({ en: "Instruction for the clerk", de: "Anweisung am Schalter" }),
      ]);
      await pressed(at, { en: "Send a test", de: "Test senden" });
      const settle = { en: "Settle", de: "Erledigen" };
      await expect(title(page, { en: "Alarm list", de: "Alarmliste" }[language])).toBeVisible();
      await pressed(at, settle, page.getByRole("main"));
      const dialog = page.getByRole("dialog");
      await tabTo(page, dialog.getByRole("textbox"));
      await page.keyboard.type(words[language]);
      await pressed(at, settle, dialog);
      await expect(page.getByRole("main").getByText(words[language])).toBeVisible();
    });

    test("a password", async ({ page }) => {
      const at = { page, language };
      // Of an account that nobody else signs in with in this world.
      await signInAs(
        page,
        { en: "principal", de: "controller" }[language],
        "/ct/index/changepassword",
      );
      const next = "brass-otter-4-linden";
      await typed({ en: "Current password", de: "Jetziges Passwort" }, demoPassword)(at);
      await typed({ en: "New password", de: "Neues Passwort" }, next)(at);
      await typed({ en: "Repeat the new password", de: "Neues Passwort wiederholen" }, next)(at);
      await pressed(at, { en: "Change password", de: "Passwort ändern" });
      await isTold(page, { en: "Saved: password", de: "Gespeichert: Passwort" }[language]);
    });

    test("all rules as a file, out and in again", async ({ page }) => {
      const at = { page, language };
      await signInAs(page, "administrator", "/ct/rules");
      const exported = page.waitForEvent("download");
      await pressed(at, { en: "Export", de: "Exportieren" });
      const text = await readFile(await (await exported).path(), "utf8");
      const file = JSON.parse(text) as { sections: { customerNotes: object } };
      const note = { texts: { en: { label: "Support", note: `<p>${words[language]}</p>` } } };
      const sections = { customerNotes: { ...file.sections.customerNotes, "5": note } };
      const chosen = page.waitForEvent("filechooser");
      await pressed(at, { en: "Check a file", de: "Datei prüfen" });
      await (
        await chosen
      ).setFiles({
        name: "rules.json",
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify({ ...file, sections })),
      });
      await pressed(at, { en: "Import (changes: 1)", de: "Importieren (Änderungen: 1)" });
      await isTold(page, { en: "Saved: all rules", de: "Gespeichert: alle Regeln" }[language]);
    });
  });
