import type { Page } from "playwright/test";
import { arrowTo, tabTo } from "../pages/keyboard.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

const found = (page: Page) => page.getByRole("status").filter({ hasText: /^Notes found/ });
const text = (page: Page) => page.getByLabel("Text on the note or in its details");

test("a note is found from the search by size, with the keyboard alone", async ({ page }) => {
  await signInAs(page, "clerk", "/notes/country");
  const entry = page.getByRole("navigation").getByRole("link", { name: "Search", exact: true });
  await entry.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/notes$/);
  await expect(found(page)).toHaveText(/Notes found: \d{3}/);

  await tabTo(page, page.getByLabel("Width, mm", { exact: true }));
  // The sign between the sides leads on to the height, so the hand stays on the number pad.
  await page.keyboard.type("140*77");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/notes\?size\.width=140&size\.height=77$/);
  await expect(page.locator("tbody a").first()).toBeFocused();
  await expect(page.getByText(/^Could not be checked because .*: \d+$/)).toBeVisible();

  const europa = page.getByRole("link", { name: /^50 EUR .*Europa series/ });
  await arrowTo(page, europa);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/notes\/show\/noteId\/EUR-ES2-50\/countryId\/EU$/);
  await page.goBack();
  await expect(page.getByLabel("Width, mm")).toHaveValue("140");
  await expect(europa).toBeVisible();
});

test("what could not be judged is counted and can be seen", async ({ page }) => {
  await signInAs(page, "clerk", "/notes?size.width=140&size.height=77");
  const message = page.getByText(/^Could not be checked because .*: \d+$/);
  const number = Number(/\d+$/.exec(await message.innerText())?.[0]);
  await page.getByRole("button", { name: "Show these notes" }).click();
  await expect(page).toHaveURL(/&unmeasured=true$/);
  await expect(page.getByText(`Notes with missing details: ${number}`)).toBeVisible();
  await expect(page.locator("tbody tr").first()).toContainText("not known");
  await page.getByRole("button", { name: "Back to results" }).click();
  await expect(page).not.toHaveURL(/unmeasured/);
});

test("results come as one types, and never out of order", async ({ page }) => {
  const asked: string[] = [];
  const first = Promise.withResolvers<undefined>();
  await page.route(/\/banknotes\?.*text=/, async (route) => {
    const words = new URL(route.request().url()).searchParams.get("text") ?? "";
    asked.push(words);
    if (words === "kar") await first.promise;
    await route.continue().catch(() => undefined);
  });
  await signInAs(page, "clerk", "/notes?from=calendar");
  await expect(found(page)).toHaveText(/\d{3}$/);
  const row = page.locator("tbody tr").first();
  const before = await row.boundingBox();

  await text(page).pressSequentially("kar", { delay: 10 });
  await expect.poll(() => asked).toContain("kar");
  // Nothing has been answered yet: what was there keeps its place.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(1);
  expect((await row.boundingBox())?.y).toBe(before?.y);

  await text(page).pressSequentially("en blix", { delay: 10 });
  await expect(found(page)).toHaveText("Notes found: 1");
  await expect(row).toContainText("Karen Blixen");
  const late = page.waitForResponse((response) => response.url().includes("text=kar&"));
  first.resolve(undefined);
  await late;
  await expect(found(page)).toHaveText("Notes found: 1");
  await expect(page).toHaveURL(/\/notes\?from=calendar&text=karen\+blix$/);

  await page.getByRole("button", { name: "Clear all" }).first().click();
  await expect(page).toHaveURL(/\/notes\?from=calendar$/);
  await expect(text(page)).toHaveValue("");
});

test("every filter narrows, sorts and pages by its address", async ({ page }) => {
  await signInAs(
    page,
    "clerk",
    "/notes?currency=DKK&status=worthless&tradability=0&denomination=50&year=1999&colour=violet&substrate=cotton",
  );
  await expect(found(page)).toHaveText("Notes found: 1");
  await expect(page.locator("tbody tr")).toContainText("Karen Blixen");
  await expect(page.getByRole("combobox", { name: "Currency" })).toHaveValue("Danish Krone");
  await page.getByLabel("Year of issue").fill("");
  await expect(page).not.toHaveURL(/year/);

  await page.goto("/notes?currency=DKK&sort=value&order=desc");
  await expect(page.getByRole("columnheader", { name: "Denomination" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(page.locator("tbody strong").first()).toHaveText("1,000");
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/\?currency=DKK&sort=value&order=desc&page=2$/);
  // Another filter is another list: it starts at its first page.
  await page.getByLabel("Status").selectOption("issue");
  await expect(page).toHaveURL(/\?currency=DKK&sort=value&order=desc&status=issue$/);
});

test("a failed search keeps what was typed and can be tried again", async ({ page }) => {
  let isDown = true;
  await page.route(/\/banknotes\?/, (route) =>
    isDown ? route.abort("connectionrefused") : route.fallback(),
  );
  await signInAs(page, "clerk", "/notes?text=blixen");
  await expect(page.getByRole("heading", { name: "The search did not work" })).toBeVisible();
  await expect(text(page)).toHaveValue("blixen");
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(found(page)).toHaveText(/Notes found: [12]$/);
});

test("beside the navigation, in the narrowest window, each label stays over its own field, in German", async ({
  page,
}) => {
  await page.setViewportSize({ width: 761, height: 768 });
  await signInAs(page, "de", "/notes");
  const labels = page.getByRole("search").locator("label");
  await expect(labels).toHaveCount(12);
  const tooWide = await labels.evaluateAll((all) =>
    all.filter((label) => {
      const words = document.createRange();
      words.selectNodeContents(label);
      const field = label.parentElement?.parentElement?.getBoundingClientRect();
      return words.getBoundingClientRect().right > (field?.right ?? 0) + 1;
    }),
  );
  expect(tooWide).toHaveLength(0);
  const text = await page.getByRole("searchbox").boundingBox();
  expect(text?.y).toBe((await page.getByLabel("Nennwert").boundingBox())?.y);
});
