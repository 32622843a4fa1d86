import { signInAs, test } from "../world.ts";

const shots = [
  ["detail", "/notes/show/noteId/EUR-ES2-50/countryId/DE", "clerk"],
  ["upright", "/notes/show/noteId/CHF-SNB9-100/countryId/CH", "clerk"],
  ["coin", "/notes/showcoin/noteId/coin-001", "clerk"],
  ["list", "/notes/showcountry/countryId/DK/selectTab/0", "clerk"],
  ["compare", "/notes/compare?notes=EUR-ES2-50%2CEUR-ES1-50", "clerk"],
  ["search", "/notes?size.width=140&size.height=77", "clerk"],
  ["documents", "/passes/showcountry/countryId/DE", "officer"],
  ["za", "/notes/showcountry/countryId/ZA/selectTab/0", "clerk"],
  ["travel", "/notes/showcountry/countryId/DK/selectTab/5", "clerk"],
] as const;

for (const [name, path, who] of shots)
  test(`shot ${name}`, async ({ page }) => {
    await signInAs(page, who, path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForTimeout(1500);
    const deny = page.getByRole("button", { name: "Deny" });
    if (await deny.isVisible()) await deny.click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/wg/shots/${name}.png` });
    await page.screenshot({ path: `/tmp/wg/shots/${name}-full.png`, fullPage: true });
  });
