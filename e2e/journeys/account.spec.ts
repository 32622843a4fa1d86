import { displayName, openAccount } from "../pages/account.ts";
import { dashboardLink } from "../pages/dashboard.ts";
import { saveButton } from "../pages/form.ts";
import { isTold } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { light } from "../pages/viewer.ts";
import { expect, test } from "../world.ts";

test("what is changed on the account page holds at once, in every tab, and after a reload", async ({
  page,
  context,
}) => {
  await signInAs(page, "officer", "/dashboard");
  const other = await context.newPage();
  await other.goto("/passes/show/passId/DEU-P-2017");
  await openAccount(page);
  await other.waitForLoadState("networkidle");
  await displayName(page).fill("Officer Berg");
  await page.getByLabel("Date format").selectOption("yyyy-MM-dd");
  await saveButton(page).click();
  await isTold(page, "Saved: your account");
  for (const tab of [page, other])
    await expect(tab.getByRole("complementary").getByText("Officer Berg")).toBeVisible();
  await expect(other.getByRole("main").getByText("2017-03-01").first()).toBeVisible();
  await page.reload();
  await expect(displayName(page)).toHaveValue("Officer Berg");
  await expect(page.getByLabel("Date format")).toHaveValue("yyyy-MM-dd");
  // Other journeys read dates as this officer has them.
  await page.getByLabel("Date format").selectOption("dd.MM.yyyy");
  await saveButton(page).click();
  await isTold(page, "Saved: your account");
});

test("what was typed survives an error and other screens, and is sent once however often it is pressed", async ({
  page,
}) => {
  await signInAs(page, "clerk", "/dashboard");
  await openAccount(page);
  let sent = 0;
  const isPressed = Promise.withResolvers<void>();
  await page.route("**/currentUser", async (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    sent += 1;
    await isPressed.promise;
    return route.fulfill({ status: 500, headers: { "Access-Control-Allow-Origin": "*" } });
  });
  await displayName(page).fill("Somebody else");
  await displayName(page).press("Enter");
  await displayName(page).press("Enter");
  isPressed.resolve();
  await isTold(page, "Not saved: your account");
  expect(sent).toBe(1);
  await expect(displayName(page)).toHaveValue("Somebody else");
  await dashboardLink(page).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await openAccount(page);
  await expect(displayName(page)).toHaveValue("Somebody else");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(displayName(page)).toHaveValue("Clara Stern");
  await expect(saveButton(page)).toBeFocused();
  await page.reload();
  await expect(displayName(page)).toHaveValue("Clara Stern");
});

test("single keys rest once they are switched off (WCAG 2.2, 2.1.4)", async ({ page }) => {
  const note = "/notes/show/noteId/CHF-SNB9-100/countryId/CH";
  await signInAs(page, "clerk", "/dashboard");
  await openAccount(page);
  await page.getByRole("checkbox", { name: "Single-key shortcuts" }).click();
  await page.goto(note);
  await expect(light(page, "White")).toBeChecked();
  await page.keyboard.press("2");
  await expect(light(page, "White")).toBeChecked();
  await page.goto("/dashboard/user");
  await page.getByRole("checkbox", { name: "Single-key shortcuts" }).click();
  await page.goto(note);
  await expect(light(page, "White")).toBeChecked();
  await page.keyboard.press("2");
  await expect(light(page, "UV")).toBeChecked();
});

test("a toast waits under the pointer, follows a swipe, and goes by itself", async ({ page }) => {
  await page.clock.install();
  await signInAs(page, "newcomer", "/dashboard");
  await openAccount(page);
  const toast = page.getByRole("listitem").filter({ hasText: "Saved: your account" });
  const save = async (nickname: string) => {
    await displayName(page).fill(nickname);
    await saveButton(page).click();
    await expect(toast).toBeVisible();
  };
  const swipe = async (share: number) => {
    const box = await toast.boundingBox();
    if (box === null) throw new Error("There is no toast");
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + box.width * share, y, { steps: 8 });
    await page.mouse.up();
    await page.mouse.move(x, y);
    return box;
  };

  await save("Nora");
  await page.keyboard.press("Alt+T");
  const region = page.getByRole("region", { name: "Notifications Alt+T" });
  await expect(region.locator(":focus")).toHaveCount(1);
  const { x, y, width } = await swipe(0.75);
  expect(x + width).toBeGreaterThan(1366 - 40);
  expect(y).toBeLessThan(100);
  await page.clock.runFor(6000);
  await expect(toast).toBeVisible();
  await swipe(-0.75);
  await expect(toast).toBeVisible();
  await swipe(0.85);
  await expect(toast).toBeHidden();

  await save("Nora A.");
  await swipe(-0.85);
  await expect(toast).toBeHidden();

  await save("Nora B.");
  await page.mouse.move(700, 700);
  await page.clock.runFor(4000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toast).toBeHidden({ timeout: 1000 });

  await save("Nora C.");
  await toast.getByText("Saved: your account").click();
  await expect(toast).toBeHidden({ timeout: 3000 });

  // With twice the text a toast is twice as wide.
  await page.evaluate(() => void (document.documentElement.style.fontSize = "32px"));
  await save("Nora D.");
  await swipe(0.6);
  await expect(toast).toBeVisible();
  await swipe(0.85);
  await expect(toast).toBeHidden();
});

test("Alt+T leads to the notifications also when there is none, in every language's name", async ({
  page,
}) => {
  await signInAs(page, "de", "/dashboard");
  const region = page.getByRole("region", { name: "Benachrichtigungen Alt+T" });
  await expect(region).toBeAttached();
  await page.keyboard.press("Alt+T");
  await expect(region.locator(":focus")).toHaveCount(1);
  await expect(region.getByText("Keine Benachrichtigungen")).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(region.getByText("Keine Benachrichtigungen")).toBeHidden();
});

test("without a network a save that failed is told, and nothing typed is lost", async ({
  page,
  context,
}) => {
  await signInAs(page, "newcomer", "/dashboard/user");
  await displayName(page).fill("What was typed");
  await expect(page.getByRole("region", { name: "Notifications Alt+T" })).toBeAttached();
  await context.setOffline(true);
  await saveButton(page).click();
  await isTold(page, "Not saved: your account");
  await expect(displayName(page)).toHaveValue("What was typed");
});

test("a form that is left while it saves still tells how that ended", async ({ page }) => {
  await signInAs(page, "newcomer", "/dashboard");
  await openAccount(page);
  await page.route("**/currentUser", async (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return route.fulfill({ status: 503, headers: { "Access-Control-Allow-Origin": "*" } });
  });
  await displayName(page).fill("Somebody else");
  await saveButton(page).click();
  await dashboardLink(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await isTold(page, "Not saved: your account");
  await openAccount(page);
  await expect(displayName(page)).toHaveValue("Somebody else");
});
