import { currencyBox } from "../pages/dashboard.ts";
import { title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

test("a note is found from the code box", async ({ page }) => {
  await signInAs(page, "clerk");
  const box = currencyBox(page);
  await box.fill("chf");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/notes\/showcountry\/countryId\/CH\/selectTab\/0$/);
  await page
    .getByRole("link", { name: /^100 .*franc/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/notes\/show\/noteId\/CHF-SNB9-100\/countryId\/CH$/);
  await expect(title(page, /100 .*franc/)).toBeVisible();
});
