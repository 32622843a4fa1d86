import type { Page } from "playwright/test";
import { firstHit, goInside, openSearch, overflow, title } from "../pages/shell.ts";
import { signInAs, signInByForm, signInByLink } from "../pages/signIn.ts";
import { light } from "../pages/viewer.ts";
import { expect, test } from "../world.ts";

const passport = "/passes/show/passId/DEU-P-2017";

const openList = async (page: Page) => {
  await page.getByRole("textbox", { name: "Country code" }).fill("de");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/passes\/showcountry\/countryId\/DE$/);
  await expect(title(page, /^Germany/)).toBeVisible();
};

/** The rows are links that the arrow keys reach. */
const openPassport = async (page: Page) => {
  const row = page.getByRole("link", { name: /^Passport.*third generation/i });
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(passport);
  await expect(title(page)).toBeVisible();
};

const walkTheCheck = async (page: Page) => {
  const check = page.getByRole("region", { name: "30-second check" });
  const result = check.getByText(/^Seen: \d+ of \d+$/);
  const total = Number(/of (\d+)$/.exec((await result.textContent()) ?? "")?.[1]);
  expect(total).toBeGreaterThan(3);
  for (let number = 1; number <= total; number += 1) {
    await page.keyboard.press("n");
    await expect(page).toHaveURL(/feature=/);
    if (number !== 2) await page.keyboard.press("s");
  }
  await page.keyboard.press("n");
  await expect(result).toHaveText(`Seen: ${total - 1} of ${total}`);
  await expect(check.getByText(/^Not seen: /)).toBeVisible();
  await expect(check.getByText(/genuine/i)).toHaveCount(0);
  await page.keyboard.press("Shift+N");
  await expect(page).toHaveURL(/feature=/);
};

test("an officer checks a passport by keyboard alone, from the code box to print", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "true");
  });
  await signInAs(page, "officer");
  await openList(page);
  await openPassport(page);
  await walkTheCheck(page);

  await page.keyboard.press("2");
  await expect(light(page, "UV")).toBeChecked();
  await page.keyboard.press("f");
  await expect(page).toHaveURL(/side=/);

  const print = page.getByRole("button", { name: "Print", exact: true });
  await print.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("body")).toHaveAttribute("data-printed", "true");
});

test("the check turns the viewer to the page and light of each feature, and back", async ({
  page,
}) => {
  await signInAs(page, "officer", passport);
  const check = page.getByRole("region", { name: "30-second check" });
  const current = (name: RegExp) => check.getByRole("button", { name, pressed: true });
  await check.getByRole("button", { name: /^\d+ ?Security thread/ }).click();
  await expect(current(/Security thread/)).toBeVisible();

  await page.keyboard.press("n");
  await expect(current(/UV print/)).toBeVisible();
  await expect(check.getByText("From the standard (EU 2252/2004)")).toBeVisible();
  await expect(light(page, "UV")).toBeChecked();
  await page.keyboard.press("n");
  await expect(current(/Fluorescent fibres/)).toBeVisible();
  await page.keyboard.press("n");
  await expect(current(/Binding thread/)).toBeVisible();
  await expect(page).toHaveURL(/side=(?!data)/);

  await page.keyboard.press("Shift+N");
  await page.keyboard.press("Shift+N");
  await page.keyboard.press("Shift+N");
  await expect(current(/Security thread/)).toBeVisible();
  await expect(light(page, "UV")).not.toBeChecked();
  await expect(page).not.toHaveURL(/side=(?!data)/);
});

test("each page of a document has a key, and so has each light", async ({ page }) => {
  await signInAs(page, "officer", passport);
  await expect(light(page, "White")).toBeChecked();
  for (const [key, name] of [
    ["2", "UV"],
    ["3", "IR"],
    ["4", "Backlit"],
    ["1", "White"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(light(page, name)).toBeChecked();
  }
  const sides = page.getByRole("radio", { name: /^(Cover|Inside cover|Data page|Inner page)/ });
  await expect(sides).toHaveCount(4);
  await expect(sides.and(page.getByRole("radio", { checked: true }))).toHaveAccessibleName(/Data/);
  await page.keyboard.press("f");
  await expect(sides.and(page.getByRole("radio", { checked: true }))).toHaveAccessibleName(/Inner/);
});

test("a number is tested where it is typed", async ({ page, specimen }) => {
  await signInByLink(page, specimen, "officer");
  await page.goto(passport);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.getByRole("textbox", { name: "Test a number" }).fill("c01x00t47");
  await expect(page.getByText("The number has this format")).toBeVisible();
  expect(calls.filter((url) => /c01x00t47/i.test(url))).toEqual([]);
});

test("a line of the machine-readable zone leads to its documents", async ({ page }) => {
  await signInAs(page, "officer");
  await openSearch(page);
  await page.keyboard.insertText("P<D<<SPECIMEN<<ILSE<MARTHA<<<<<<<<<<<<<<<<<<");
  // First what can be done with the line, then the documents that carry it.
  await expect(page.getByRole("dialog").getByRole("option", { name: /Passport/ })).not.toHaveCount(
    0,
  );
  await page.keyboard.press("ArrowDown");
  await expect(firstHit(page)).toContainText("Passport");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/passes\/show\/passId\/DEU-/);
  await expect(page.getByRole("region", { name: "30-second check" })).toBeVisible();
});

test("a clerk without the permission sees neither the area nor its pages", async ({
  page,
  specimen,
}) => {
  await signInByLink(page, specimen, "clerk");
  await expect(page.getByRole("button", { name: "Identity documents" })).toHaveCount(0);
  await page.goto(passport);
  await expect(title(page, /^Identity documents/)).toBeVisible();
});

test("a deep link outlives the sign-in, with feature and light", async ({ page }) => {
  const link = `${passport}?light=uv`;
  await signInByForm(page, "officer", link);
  await expect(page).toHaveURL(link);
  await expect(light(page, "UV")).toBeChecked();
});

test("a name on a paper is found in another spelling, with what to do", async ({
  page,
  specimen,
}) => {
  await signInByLink(page, specimen, "officer");
  await page.goto("/passes/fantasycountries");
  await page.getByRole("textbox", { name: /Name or MRZ code/ }).fill("britsh honduras");
  await expect(page.getByRole("row", { name: /British Honduras/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /British Honduras/ }).getByRole("link")).toHaveText(
    "Belize",
  );
});

test("documents are found by the start of a number, a size and a chip", async ({ page }) => {
  await signInAs(page, "officer", "/passes?country=DE&size.format=TD3&chip=true");
  await expect(page.getByText(/^Documents: [1-9]/)).toBeVisible();
  await page.getByRole("searchbox", { name: "Number starts with" }).fill("C0");
  await expect(page).toHaveURL(/number\.start=C0/);
  await expect(page.getByRole("link", { name: /Passport/ }).first()).toBeVisible();
});

test("documents are found by the organisation's answer, which the address keeps", async ({
  page,
}) => {
  await signInAs(page, "officer", "/passes?country=DE");
  const count = page.getByText(/^Documents: \d+$/);
  await expect(count).toHaveText("Documents: 21");
  await page.getByLabel("Acceptance").selectOption({ label: "With a condition" });
  await expect(page).toHaveURL(/[?&]acceptance=condition(&|$)/);
  await expect(count).not.toHaveText("Documents: 21");
  const rows = page.getByRole("row").filter({ has: page.getByRole("link", { name: /Passport/ }) });
  await expect(rows.first()).toContainText("With a condition");
  await expect(page.getByRole("cell", { name: /^(Accept|Ask first|Do not accept)$/ })).toHaveCount(
    0,
  );
});

test("three documents stand side by side with what differs", async ({ page }) => {
  await signInAs(page, "officer", "/passes/showcountry/countryId/DE/selectTab/1");
  const chosen = page.getByRole("row").getByRole("button", { name: /Compare/ });
  for (const place of [0, 1, 2]) await chosen.nth(place).click();
  await page
    .getByRole("link", { name: /^Compare/ })
    .first()
    .click();
  await expect(title(page, "Compare documents")).toBeVisible();
  await expect(page).toHaveURL(/documents=[^,]+%2C[^,]+%2C[^,]+$/);
});

test("every screen of documents is whole at 320 px in the dark", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: "dark" });
  await signInAs(page, "officer", "/passes");
  for (const screen of [
    "/passes?country=DE&acceptance=accept",
    "/passes/country",
    "/passes/showcountry/countryId/DE",
    passport,
    "/passes/show/passId/DEU-ID-2021",
    "/passes/compare?documents=DEU-P-2017,DEU-P-2007,DEU-P-2005",
    "/passes/securityfeatures/watermark",
    "/passes/fantasycountries",
    "/passes/glossary",
  ]) {
    await goInside(page, screen);
    await expect(page).toHaveURL(screen);
    await expect(title(page)).toBeVisible();
    expect(await overflow(page), screen).toBe(0);
  }
});
