import type { Page } from "playwright/test";
import { goInside, title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { drawing } from "../pages/viewer.ts";
import { expect, test } from "../world.ts";

const note = "/notes/show/noteId/EUR-ES2-50/countryId/DE";
const upright = "/notes/show/noteId/CHF-SNB9-100/countryId/CH";
const comparison = "/notes/compare?notes=EUR-ES2-50%2CEUR-ES1-50";

/** How many pages of a paper are printed. */
const pagesOn = async (page: Page, format: "A4" | "Letter") => {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
};

// The clerk's format of dates.
const day = new Intl.DateTimeFormat("de", { dateStyle: "medium", timeZone: "Europe/Berlin" });
const printed = () => `Printed ${day.format(new Date())}`;
/** Where the day and the address are printed. */
const foot = (page: Page) => page.getByText(printed()).filter({ visible: true });

/** What the printer is given, read as it lies on paper. */
const onPaper = async (page: Page, read: () => Promise<void>) => {
  await page.emulateMedia({ media: "print" });
  // The code that draws the foot comes once the page has nothing else to do.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(foot(page)).toHaveCount(1, { timeout: 250 });
  }).toPass();
  await read();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
};

/** Nothing that is pressed, typed into or leads elsewhere lies on paper. */
async function hasNoControls(page: Page): Promise<void> {
  for (const role of ["button", "textbox", "combobox", "searchbox", "navigation"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
}

for (const [what, address, heading, drawn, sources] of [
  ["note", note, "50 euro", /50 euro.*, Front, White/, 1],
  ["upright note", upright, "100 francs", /100 francs.*, Front, White/, 1],
  ["comparison", comparison, "Compare banknotes", /50 euro.*, Front, White/, 2],
] as const)
  test(`a ${what} is printed on one page with date, source and confidence`, async ({ page }) => {
    await signInAs(page, "clerk", address);
    await expect(drawing(page, drawn).first()).toBeVisible();
    await onPaper(page, async () => {
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(/(Checked on|Unverified).*Confidence: \w+\./)).toHaveCount(
        sources,
      );
      await hasNoControls(page);
    });

    // Chromium says so itself when it prints; what is there then is what the paper gets.
    await page.evaluate(() => {
      const { body } = document;
      const keep = () => (body.dataset["given"] = body.textContent);
      addEventListener("beforeprint", keep, { once: true });
    });
    expect(await pagesOn(page, "A4")).toBe(1);
    await expect(page.locator("body")).toHaveAttribute("data-given", new RegExp(printed()));
    expect(await pagesOn(page, "Letter")).toBe(1);
  });

test("lists are printed with their day, whole words and no controls", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signInAs(page, "administrator", "/notes/showcountry/countryId/DK/selectTab/0");
  for (const [address, sign] of [
    ["/notes/showcountry/countryId/DK/selectTab/0", "Denmark"],
    ["/notes", "Find a banknote"],
    ["/passes/showcountry/countryId/LT", "Lithuania"],
    ["/metals", "Precious metals"],
    ["/tc", "Travellers cheques"],
  ] as const) {
    await goInside(page, address);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole("row").nth(2)).toBeVisible();
    // The width between the margins of A4.
    await page.setViewportSize({ width: 703, height: 1000 });
    await onPaper(page, async () => {
      await expect(title(page)).toContainText(sign);
      await expect(page.getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("search")).toHaveCount(0);
      await expect(page.locator("thead svg:visible")).toHaveCount(0);
      // Between a caption and the rows the page could be turned.
      await expect(page.locator("caption:visible")).toHaveCount(0);
      expect(await brokenWords(page)).toEqual([]);
    });
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1366, height: 768 });
    expect(await pagesOn(page, "A4")).toBe(1);
  }
});

/** Words of a table that stand on two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector("table") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const { index, 0: word } of (node.textContent ?? "").matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { height } = range.getBoundingClientRect();
        const [line] = range.getClientRects();
        if (line !== undefined && height > line.height * 1.5) broken.push(word);
      }
    }
    return broken;
  });

for (const [what, address] of [
  ["a passport beside an identity card", "/passes/compare?documents=DEU-P-2017,DEU-ID-2024"],
  ["two passports", "/passes/compare?documents=DEU-P-2017,DEU-P-2007"],
  ["two identity cards", "/passes/compare?documents=DEU-ID-2024,LTU-ID-2021"],
  ["a passport with its rules and features", "/passes/show/passId/BEL-P-2014"],
] as const)
  test(`${what} takes one page of A4, in German as well`, async ({ page }) => {
    await signInAs(page, "administrator", address);
    for (const language of ["en", "de"]) {
      await page.evaluate((chosen) => localStorage.setItem("content-language", chosen), language);
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("main img").first()).toBeVisible();
      expect(await pagesOn(page, "A4"), language).toBe(1);
    }
  });

test("every screen is printed with its day, its address and its marks", async ({ page }) => {
  test.slow();
  await signInAs(page, "administrator", "/dashboard");
  const pickers = page.getByRole("combobox");
  await expect(pickers).toHaveCount(5);
  await onPaper(page, () => expect(pickers).toHaveCount(0));
  await page.emulateMedia({ media: null });
  for (const address of [
    "/dashboard",
    "/staticpage/legend",
    "/notes/glossary",
    "/ct",
    "/ct/notes/countries",
    "/passcheck",
    "/notes/country",
    "/notes/show/noteId/EUR-ES2-50/countryId/DE",
  ]) {
    await page.goto(address);
    await expect(title(page)).toBeVisible();
    await onPaper(page, async () => {
      await expect(foot(page)).toContainText(address);
      expect(await withoutGround(page)).toEqual([]);
    });
    await page.emulateMedia({ media: null });
  }
});

/** What has a dark ground that a browser leaves out on paper: a mark, or light letters on it. */
const withoutGround = (page: Page) =>
  page.evaluate(() => {
    const isLost = (element: Element) => {
      const { backgroundColor, printColorAdjust } = getComputedStyle(element);
      const [red = 255, green = 255, blue = 255, alpha = 1] = Array.from(
        backgroundColor.matchAll(/[\d.]+/g),
        Number,
      );
      return printColorAdjust !== "exact" && alpha > 0 && red + green + blue < 384;
    };
    return Array.from(document.querySelectorAll("body *"))
      .filter((element) => element.checkVisibility() && isLost(element))
      .map((element) => element.outerHTML.slice(0, 200));
  });

test("paper says where a link in a text leads", async ({ page }) => {
  await signInAs(page, "clerk", "/dashboard/news/id/nordhafen-forint");
  const link = page.getByRole("link", { name: /^central bank of Hungary/ });
  await expect(link).toBeVisible();
  const after = () => link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(await after()).toBe("none");
  await onPaper(page, async () => expect(await after()).toBe(`" (https://www.mnb.hu)"`));
});

test("paper is light, whatever the theme of the screen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await signInAs(page, "clerk", note);
  await expect(title(page)).toBeVisible();
  const root = page.locator("html");
  for (const theme of [null, "dark"]) {
    await root.evaluate(
      (element, chosen) =>
        chosen === null
          ? element.removeAttribute("data-theme")
          : element.setAttribute("data-theme", chosen),
      theme,
    );
    await expect(root).toHaveCSS("color-scheme", "dark");
    await page.emulateMedia({ media: "print" });
    await expect(root).toHaveCSS("color-scheme", "light");
    await page.emulateMedia({ media: null });
  }
});

test("a checked document has a sheet of its own, and an unfinished form no controls", async ({
  page,
}) => {
  await signInAs(page, "officer", "/passcheck");
  await page
    .getByRole("textbox", { name: "Machine-readable zone" })
    .fill(
      "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<\nL898902C36UTO8706141F3103120<<<<<<<<<<<<<<<0",
    );
  const answers = page.getByRole("radiogroup", { name: "Surname: compared" });
  await answers.getByRole("radio", { name: "Same" }).click();
  await onPaper(page, async () => {
    await expect(title(page, "Data check")).toBeVisible();
    await expect(title(page)).toHaveCount(1);
    await expect(page.getByText("LINDQVIST · Same")).toBeVisible();
    await expect(page.getByRole("radiogroup")).toHaveCount(0);
    await hasNoControls(page);
  });
  await page.emulateMedia({ media: null });
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("Does not add up")).toBeVisible();
  await onPaper(page, async () => {
    await expect(title(page, "Result of the data check")).toBeVisible();
    await expect(title(page)).toHaveCount(1);
    await expect(page.getByText(/^Checked by .+, \d\d\.\d\d\.\d{4}, \d\d:\d\d/)).toBeVisible();
    await hasNoControls(page);
  });
  for (const format of ["A4", "Letter"] as const) expect(await pagesOn(page, format)).toBe(1);
});

test("the countries to choose from are printed on one page", async ({ page }) => {
  await signInAs(page, "clerk", "/notes/country");
  await expect(page.getByRole("link", { name: /Zimbabwe/ })).toBeVisible();
  expect(await pagesOn(page, "A4")).toBe(1);
});
