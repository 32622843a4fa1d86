import type { Locator, Page } from "playwright/test";
import { signInAs } from "../pages/signIn.ts";
import { drawing } from "../pages/viewer.ts";
import { expect, test } from "../world.ts";

const note = "/notes/show/noteId/EUR-ES2-50/countryId/DE";

const frame = (page: Page) => page.getByRole("group", { name: "50 euro", exact: true });

/** The middle of what is seen of it. */
const middleOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (box === null) throw new Error("nothing to be seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const numberIn = (page: Page, key: string) => Number(new URL(page.url()).searchParams.get(key));

test("keys turn the note over and change its light", async ({ page }) => {
  await signInAs(page, "clerk", note);
  await expect(drawing(page, /50 euro, Front, White/)).toBeVisible();
  for (const [key, light, word] of [
    ["2", "uv", "UV"],
    ["3", "ir", "IR"],
    ["4", "transmitted", "Backlit"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(`${note}?light=${light}`);
    await expect(drawing(page, new RegExp(`50 euro, Front, ${word}`))).toBeVisible();
  }
  await page.keyboard.press("f");
  await expect(page).toHaveURL(/\?light=transmitted&side=back$/);
  await expect(drawing(page, /50 euro, Back, Backlit/)).toBeVisible();
  await page.keyboard.press("1");
  await page.keyboard.press("f");
  // What is as it always is does not stand in the address.
  await expect(page).toHaveURL(new RegExp(`${note}$`));
});

test("the wheel goes in and the pointer moves the note", async ({ page }) => {
  await signInAs(page, "clerk", note);
  await expect(drawing(page, /50 euro, Front, White/)).toBeVisible();
  const middle = await middleOf(frame(page));
  await page.mouse.move(middle.x, middle.y);
  // Until somebody is in, the wheel is the page's, unless Ctrl asks for it.
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -300);
  await page.keyboard.up("Control");
  await expect(page).toHaveURL(/[?&]zoom=/);
  const near = numberIn(page, "zoom");
  expect(near).toBeGreaterThan(1.5);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => numberIn(page, "zoom")).toBeGreaterThan(near);
  const nearer = numberIn(page, "zoom");

  await page.mouse.down();
  await page.mouse.move(middle.x + 30, middle.y + 20, { steps: 4 });
  await page.mouse.move(middle.x + 90, middle.y + 60, { steps: 4 });
  await page.mouse.up();
  // The hand takes the paper with it: what was left and above comes to the middle.
  // A slow hand writes more than once; this is where it rests.
  await expect.poll(() => numberIn(page, "x")).toBeLessThan(46.5);
  await expect.poll(() => numberIn(page, "y")).toBeLessThan(46.5);
  expect(numberIn(page, "zoom")).toBe(nearer);

  const address = page.url();
  await page.reload();
  await expect(frame(page)).toBeVisible();
  await expect(page.getByText(`${Math.round(nearer * 100)}%`)).toBeVisible();
  expect(page.url()).toBe(address);
  await page.keyboard.press("0");
  await expect(page).toHaveURL(new RegExp(`${note}$`));
});

test("a calibrated screen shows the true size and remembers it", async ({ page }) => {
  await signInAs(page, "clerk", note);
  await expect(drawing(page, /50 euro, Front, White/)).toBeVisible();
  await page.keyboard.press("t");
  await expect(page).toHaveURL(/\?trueSize=true$/);
  await expect(page.getByText("Approximate size: this screen is not calibrated")).toBeVisible();

  await page.getByRole("button", { name: "Calibrate", exact: true }).click();
  // A card of 85.6 mm that is 428 pixels wide: five to the millimetre.
  await page.getByRole("slider", { name: "Width of the outline" }).fill("427");
  await page.getByRole("button", { name: "Wider" }).click();
  await page.getByRole("button", { name: "Save for this device" }).click();
  const isTrue = async () => {
    await expect(page.getByText("Actual size: this screen is calibrated")).toBeVisible();
    await expect
      .poll(async () => (await drawing(page, /50 euro, Front, White/).boundingBox())?.width)
      .toBeCloseTo(140 * 5, 0);
  };
  await isTrue();
  await page.reload();
  await isTrue();
});

test("notes are put together in a list and on a page, and compared", async ({ page, context }) => {
  await signInAs(page, "clerk", "/notes/showcountry/countryId/DE/selectTab/0");
  await page
    .getByRole("button", { name: /^Compare: 50 euro/ })
    .first()
    .click();
  await expect(page.getByRole("link", { name: "Compare (1)" })).toBeVisible();
  await page
    .getByRole("link", { name: /^100 euro/ })
    .first()
    .click();
  await expect(page).toHaveURL(/noteId\/EUR-ES2-100\//);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await page.getByRole("link", { name: "Compare (2)" }).click();

  const both = async (tab: Page, name: RegExp) => expect(drawing(tab, name)).toHaveCount(2);
  await both(page, /00? euro, .*, Front, White/);
  await page.keyboard.press("2");
  await page.keyboard.press("f");
  await page.keyboard.press("+");
  await expect(page).toHaveURL(/\?notes=EUR-ES2-50%2CEUR-ES2-100&light=uv&side=back&zoom=1\.5$/);

  const isTheSame = async (tab: Page) => {
    await both(tab, /00? euro, .*, Back, UV/);
    await expect(tab.getByText("150%")).toBeVisible();
    await expect(tab.getByRole("link", { name: /^50 euro/ })).toBeVisible();
    await expect(tab.getByRole("link", { name: /^100 euro/ })).toBeVisible();
  };
  await isTheSame(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await isTheSame(second);
  await second.reload();
  await isTheSame(second);
  expect(second.url()).toBe(page.url());
});

test("a feature's term leads back to its note", async ({ page }) => {
  await signInAs(page, "clerk", note);
  await page
    .getByRole("link", { name: /: In the glossary$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/notes\/glossary\/[^/]+\?noteId=EUR-ES2-50&countryId=DE$/);
  await page.getByRole("link", { name: "Back to the note" }).click();
  await expect(page).toHaveURL(new RegExp(`${note}$`));
  await expect(drawing(page, /50 euro, Front, White/)).toBeVisible();
});
