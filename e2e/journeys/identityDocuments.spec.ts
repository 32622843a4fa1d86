import type { Page } from "playwright/test";
import { title, openSearch } from "../pages/shell.ts";
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
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toContainText(
    "Passport",
  );
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
  await page.getByRole("textbox", { name: /Name on the paper/ }).fill("britsh honduras");
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
