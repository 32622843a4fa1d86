import { expect, signInAs, test } from "../world.ts";

const languages = ["de", "es", "fr", "it", "lt", "no", "pl"] as const;

for (const language of languages)
  test(`an account whose default language is ${language} starts in it`, async ({ page }) => {
    await signInAs(page, language);
    await expect(page.locator("html")).toHaveAttribute(
      "lang",
      language === "no" ? /^(no|nb)$/ : language,
    );
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(language);
  });
