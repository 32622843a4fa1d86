import { expect, type Page } from "playwright/test";
import { saveButton, savedStatus, textField } from "./form.ts";
import { arrowTo, tabTo } from "./keyboard.ts";

export interface At {
  readonly page: Page;
  readonly language: "en" | "de";
}

/** What a control is called in each language. */
export type Words = Readonly<Record<At["language"], string>>;

/** Fills one control by its keys; what it gives looks whether the control still says so. */
export type Step = (at: At) => Promise<() => Promise<void>>;

/** A text that differs by language, so that each of the two saves something. */
export const words: Words = { en: "By keyboard", de: "Per Tastatur" };

/** Types into a field in place of what it holds. */
export const typed =
  (name: Words, text: string | Words = words): Step =>
  async ({ page, language }) => {
    const field = page
      .getByRole("main")
      .getByRole("textbox", { name: name[language], exact: true });
    const value = typeof text === "string" ? text : text[language];
    await tabTo(page, field);
    await page.keyboard.press("Control+a");
    await page.keyboard.type(value);
    return () => expect(field).toHaveValue(value);
  };

/** Writes into the editor in place of what it holds. */
export const written: Step = async ({ page, language }) => {
  const field = textField(page, language);
  await tabTo(page, field);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(words[language]);
  return () => expect(field).toHaveText(words[language]);
};

/** Ticks a box or takes its tick away: as it is to be, or else the other way round. */
export const ticked =
  (name: Words, isOn?: boolean): Step =>
  async ({ page, language }) => {
    const box = page.getByRole("checkbox", { name: name[language], exact: true });
    await tabTo(page, box);
    const was = await box.isChecked();
    const checked = isOn ?? !was;
    if (checked !== was) await page.keyboard.press("Space");
    return () => expect(box).toBeChecked({ checked });
  };

/** Goes on to the next option of a list, the first list of that name. */
export const nextOf =
  (name: Words): Step =>
  async ({ page, language }) => {
    const list = page.getByRole("combobox", { name: name[language], exact: true }).first();
    await tabTo(page, list);
    await page.keyboard.press("ArrowDown");
    const value = await list.inputValue();
    return () => expect(list).toHaveValue(value);
  };

/** Looks a record up in a field that leads to it. */
export const lookedUp =
  (name: Words, text: Words, path: RegExp): Step =>
  async ({ page, language }) => {
    const list = page.getByRole("main").getByRole("combobox", { name: name[language] }).first();
    await tabTo(page, list);
    await page.keyboard.type(text[language]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(path);
    return () => Promise.resolve();
  };

/** Turns to the tab of a language, by its own name. */
export const inLanguage = (language: string): Step => {
  const turn = async ({ page }: At) => {
    await tabTo(page, page.getByRole("tab", { selected: true }));
    await arrowTo(page, page.getByRole("tab", { name: new RegExp(`^${language}`) }), "ArrowRight");
  };
  return async (at) => {
    await turn(at);
    return () => turn(at);
  };
};

/** Presses a button. */
export async function pressed({ page, language }: At, name: Words, within = page.locator("body")) {
  await tabTo(page, within.getByRole("button", { name: name[language], exact: true }));
  await page.keyboard.press("Enter");
}

/** Fills a form, saves it, and finds everything as it was typed after a reload. */
export async function fillAndSave(at: At, steps: readonly Step[]): Promise<void> {
  const { page, language } = at;
  const checks = [];
  for (const step of steps) checks.push(await step(at));
  await tabTo(page, saveButton(page, language));
  await page.keyboard.press("Enter");
  await expect(savedStatus(page, language)).toBeVisible();
  await page.reload();
  for (const check of checks) await check();
}
