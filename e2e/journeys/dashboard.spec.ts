import { currencyBox } from "../pages/dashboard.ts";
import { title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

const codes = [
  ["eur", "EU"],
  ["DEM", "DE"],
  ["chf", "CH"],
  ["BGN", "BG"],
] as const;

test("the currency box opens the country of a code and is emptied", async ({ page }) => {
  await signInAs(page, "clerk");
  for (const [code, country] of codes) {
    await page.goto("/dashboard");
    const box = currencyBox(page);
    await box.fill(code);
    await box.press("Enter");
    await expect(page).toHaveURL(
      new RegExp(`/notes/showcountry/countryId/${country}/selectTab/0$`),
    );
  }
});

test("what is typed before a picker's list has come is kept, and sent off", async ({ page }) => {
  let answer = () => {};
  const isWanted = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/DropdownList-.*\.js$/, async (route) => {
    await isWanted;
    await route.continue();
  });
  await signInAs(page, "clerk");
  const picker = page.getByRole("combobox", { name: "Banknotes: Select country" });
  await picker.focus();
  await page.keyboard.type("swede");
  await page.keyboard.press("Enter");
  await expect(picker).toHaveValue("swede");
  answer();
  await expect(page).toHaveURL(/\/notes\/showcountry\/countryId\/SE\/selectTab\/0$/);
});

test("an unknown currency code says so and is emptied", async ({ page }) => {
  await signInAs(page, "clerk");
  const box = currencyBox(page);
  await box.fill("xqx");
  await box.press("Enter");
  await expect(page.getByText("XQX:currency not found")).toBeVisible();
  await expect(box).toHaveValue("");
});

test("an officer finds documents by country code, and an unknown one says so", async ({ page }) => {
  await signInAs(page, "officer");
  const box = page.getByRole("textbox", { name: "Country code" });
  await box.fill("qq");
  await box.press("Enter");
  await expect(page.getByText("QQ: country not found")).toBeVisible();
  await box.fill("de");
  await page.getByRole("button", { name: "Go" }).click();
  await expect(page).toHaveURL(/\/passes\/showcountry\/countryId\/DE/);
  await expect(page.getByRole("table")).toContainText("TD3");
});

test("a newcomer without permissions is told so, and sees no area", async ({ page }) => {
  await signInAs(page, "newcomer");
  const nothing = page.getByRole("heading", { name: "You do not have access to any areas yet" });
  await expect(nothing).toBeVisible();
  const navigation = page.getByRole("navigation", { name: "Main navigation" });
  await expect(navigation.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(navigation.getByRole("button", { name: "Banknotes" })).toHaveCount(0);
  await page.goto("/notes/country");
  await expect(title(page, /no access/)).toBeVisible();
  await expect(page.getByRole("combobox")).toHaveCount(0);
});

test("parts of the dashboard whose code does not come say so, and come without a reload", async ({
  page,
}) => {
  await signInAs(page, "clerk", "/dashboard");
  await page.route(/\/(panel|BanknoteCalendar|ArticlesCard)-[^/]*\.js$/, (route) =>
    route.abort("failed"),
  );
  await page.reload();
  const again = page.getByRole("main").getByRole("button", { name: "Try again" });
  await expect(again).toHaveCount(5);
  await expect(title(page)).toHaveText("Dashboard");
  await expect(page.getByRole("navigation").first()).toBeVisible();
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(request.url());
  });
  await page.unrouteAll();
  for (let left = 4; left >= 0; left -= 1) {
    await again.first().click();
    await expect(again).toHaveCount(left);
  }
  await expect(currencyBox(page)).toBeVisible();
  expect(documents).toEqual([]);
});

test("a start whose code does not come is tried again by itself", async ({ page }) => {
  await signInAs(page, "clerk", "/dashboard");
  const sessionCode = /\/(signInStart|viewOf)-[^/]*\.js$/;
  await page.route(sessionCode, (route) => route.abort("failed"));
  // A new tab has no token yet.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(title(page)).not.toHaveText("Unexpected Application Error!");
  await page.unrouteAll();
  await expect(title(page)).toHaveText("Dashboard");
});
