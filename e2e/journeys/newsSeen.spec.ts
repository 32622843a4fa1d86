import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

// Whoever visits the dashboard of this account before takes the marks away.
test.use({ worldName: "news seen" });

test("what is new is marked until one has left it", async ({ page }) => {
  await signInAs(page, "pl");
  const marked = page.getByRole("button", { name: /Nowe$/ });
  await expect(marked.first()).toBeVisible();
  await page.getByRole("heading", { name: "Nowości w produkcie" }).scrollIntoViewIfNeeded();
  const told = page.waitForResponse(
    (response) =>
      response.request().method() === "PATCH" &&
      (response.request().postData() ?? "").includes("changelogsSeenAt"),
  );
  await page.getByRole("region", { name: "Nowości w produkcie" }).getByRole("link").click();
  expect((await told).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole("button", { name: /^\d/ }).first()).toBeVisible();
  await expect(marked).toHaveCount(0);
});
