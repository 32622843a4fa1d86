import { firstHit, search, searchBox, title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

test("a note is found from Ctrl+K, with the keyboard alone", async ({ page }) => {
  await signInAs(page, "clerk");

  await search(page, "50 ils");
  await expect(firstHit(page)).toContainText("50 new shekel");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/notes\/show\/noteId\/ILS-C-50\/countryId\/IL$/);
  await expect(title(page, /50 new shekel/)).toBeFocused();

  await search(page, "129x71");
  await expect(firstHit(page)).toContainText("129 × 71 mm");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.keyboard.press("/");
  await expect(page.getByText("Recently opened")).toBeVisible();
  await page.keyboard.type("HUN");
  await expect(firstHit(page)).toContainText("Hungary");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/notes\/showcountry\/countryId\/HU\/selectTab\/0$/);

  await search(page, "germny");
  await expect(
    page.getByText("No results for “germny”. Similar spellings:", { exact: true }),
  ).toBeVisible();
  await expect(firstHit(page)).toContainText("Germany");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/notes\/showcountry\/countryId\/DE\/selectTab\/0$/);

  await search(page, "watermark");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/notes\/glossary\/watermark$/);
});

test("the search opens anew at once after a result was chosen", async ({ page }) => {
  await signInAs(page, "clerk");
  await search(page, "HUN");
  await expect(firstHit(page)).toContainText("Hungary");
  // The key comes with the new address, before the page has drawn anything of it.
  await page.evaluate(() => {
    const real = history.pushState.bind(history);
    history.pushState = (...given) => {
      history.pushState = real;
      real(...given);
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));
    };
  });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/countryId\/HU\/selectTab\/0$/);
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue("");
});

test("an officer finds documents and no notes, and an MRZ keeps its holder", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/search" && request.method() === "GET")
      asked.push(url.searchParams.get("q") ?? "");
  });
  await signInAs(page, "officer");
  await search(page, "50 ils");
  await expect(page.getByRole("heading", { name: /No results for/ })).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<");
  // First what can be done with the line, then the documents that carry it.
  const passports = page.getByRole("dialog").getByRole("option", { name: /Passport/ });
  await expect(passports).not.toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(firstHit(page)).toContainText("Passport");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/passes\/show\/passId\/DEU-/);
  expect(asked.at(-1)).toBe("P<D<<");
  expect(asked.join(" ")).not.toMatch(/erika|mustermann/i);
});

test("single keys can be switched off, Ctrl+K stays", async ({ page }) => {
  await signInAs(page, "clerk", "/dashboard/user");
  await page.getByRole("checkbox", { name: /key/i }).uncheck();
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toBeHidden();
  await search(page, "euro");
  await expect(firstHit(page)).toContainText("Eurozone");
});

test("what is typed after Ctrl+K is kept, however late the search comes", async ({ page }) => {
  await signInAs(page, "clerk");
  // The button comes with the shell, its dialog with code of its own.
  for (const [late, typed] of [
    ["SearchPanel", "krona"],
    ["SearchEntry", "DEU"],
  ] as const) {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/${late}*`, async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await expect(title(page)).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.type(typed);
    release();
    await expect(searchBox(page)).toHaveValue(typed);
    await page.keyboard.press("Escape");
    await page.unroute(`**/${late}*`);
  }

  // Nothing has come but the document.
  await page.route("**/assets/**", async (route) => {
    await page.waitForFunction(() => "isTyped" in document.documentElement.dataset);
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-frame", "app");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("krona");
  await page.evaluate(() => (document.documentElement.dataset["isTyped"] = ""));
  await expect(searchBox(page)).toHaveValue("krona");
});
