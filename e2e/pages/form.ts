import type { Page } from "playwright/test";

/** The words of the forms as the journeys need them. */
const formWords = {
  en: { save: /^(?:Save|Send for approval)/, saved: "No unsaved changes", text: "Text" },
  de: {
    save: /^(?:Speichern|Zur Freigabe senden)/,
    saved: "Keine offenen Änderungen",
    text: "Text",
  },
} as const;

type FormLanguage = keyof typeof formWords;

export const saveButton = (page: Page, language: FormLanguage = "en") =>
  page.getByRole("button", { name: formWords[language].save });

/** The form says that nothing is left to save. */
export const savedStatus = (page: Page, language: FormLanguage = "en") =>
  page.getByRole("status").filter({ hasText: formWords[language].saved });

export const textField = (page: Page, language: FormLanguage = "en") =>
  page.getByRole("textbox", { name: formWords[language].text, exact: true });
