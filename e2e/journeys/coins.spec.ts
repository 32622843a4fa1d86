import { firstHit, search, title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

test("a clerk opens a coin from its country's list", async ({ page }) => {
  await signInAs(page, "clerk", "/notes/showcountry/countryId/ZA/selectTab/0");
  await page.getByRole("link", { name: /^Krugerrand 1\/2 oz/ }).click();
  await expect(page).toHaveURL(/\/notes\/showcoin\/noteId\/coin-002$/);
  await expect(title(page, "Krugerrand 1/2 oz")).toBeVisible();
  await expect(page.getByRole("img", { name: /illustration$/ })).toHaveCount(3);
  await page.goBack();
  await expect(page).toHaveURL(/\/countryId\/ZA\/selectTab\/0$/);
});

test("a clerk finds a coin by keyboard alone", async ({ page }) => {
  await signInAs(page, "clerk");
  await search(page, "1 oz maple");
  await expect(firstHit(page)).toContainText("Maple Leaf gold 1 oz");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/notes\/showcoin\/noteId\/coin-008$/);
});
