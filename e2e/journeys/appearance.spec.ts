import type { Locator, Page } from "playwright/test";
import { goInside, isTold, title } from "../pages/shell.ts";
import { signInAs, signInByLink } from "../pages/signIn.ts";
import { light } from "../pages/viewer.ts";
import { expect, test } from "../world.ts";

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const counter = "rgb(11, 18, 34)";
const paper = "rgb(245, 243, 236)";

const chooseTheme = async (page: Page, name: string) => {
  await page.getByRole("button", { name: /^Theme/ }).click();
  await page.getByRole("menuitemradio", { name }).click();
};

test("the theme is the device's until one is chosen, and is remembered", async ({
  page,
  context,
  specimen,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await signInByLink(page, specimen, "newcomer");
  expect(await groundOf(page)).toBe(counter);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await groundOf(page)).toBe(paper);

  await chooseTheme(page, "Dark");
  expect(await groundOf(page)).toBe(counter);
  await page.reload({ waitUntil: "commit" });
  await page.locator("html[data-theme=dark]").waitFor();
  expect(await groundOf(page)).toBe(counter);
  const other = await context.newPage();
  // This page leads on to the provider's; an answer without content keeps it where it is.
  await other.route("**/authorize?*", (route) => route.fulfill({ status: 204 }));
  await other.goto("/auth/login", { waitUntil: "commit" });
  await other.locator("html[data-theme=dark]").waitFor();
  expect(await groundOf(other)).toBe(counter);
  await other.close();

  await goInside(page, "/dashboard/user");
  await page.getByRole("combobox", { name: "Theme" }).selectOption({ label: "Use device setting" });
  expect(await groundOf(page)).toBe(paper);
});

test("the theme goes with the account to another device, and back", async ({
  page,
  browser,
  specimen,
}) => {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === "PATCH" && answer.url().endsWith("/currentUser"),
  );
  await signInByLink(page, specimen, "pl");
  await page.emulateMedia({ colorScheme: "light" });
  expect(await groundOf(page)).toBe(paper);
  await page.getByRole("button", { name: /^Wygląd/ }).click();
  await page.getByRole("menuitemradio", { name: "Ciemny" }).click();
  expect((await saved).status()).toBe(200);

  const elsewhere = await browser.newContext({ colorScheme: "light" });
  const other = await elsewhere.newPage();
  await other.goto(await specimen.createOneTimeLink("otp", "pl"));
  await other.locator("html[data-theme=dark]").waitFor();
  expect(await groundOf(other)).toBe(counter);
  await goInside(other, "/dashboard/user");
  await other.getByRole("combobox", { name: "Wygląd" }).selectOption("system");
  await expect.poll(() => groundOf(other)).toBe(paper);
  // Remembered here too: the next visit paints it before anybody has answered.
  expect(await other.evaluate(() => localStorage.getItem("theme"))).toBe("system");
  await elsewhere.close();

  await page.reload();
  await expect.poll(() => groundOf(page)).toBe(paper);
});

test("a theme that the account could not keep stays on screen, and that is told", async ({
  page,
  specimen,
}) => {
  await signInByLink(page, specimen, "newcomer");
  await page.route(`${specimen.apiOrigin}/currentUser`, (route) =>
    route.request().method() === "PATCH" ? route.abort("failed") : route.fallback(),
  );
  await chooseTheme(page, "Dark");
  await isTold(page, "Not saved: your account");
  expect(await groundOf(page)).toBe(counter);
});

test("nothing moves for those who asked for it", async ({ page, specimen }) => {
  await signInByLink(page, specimen, "clerk");
  await goInside(page, "/notes/show/noteId/CHF-SNB9-100/countryId/CH");
  await expect(light(page, "White")).toBeChecked();
  const moving = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll("*")].filter((element) => {
          const { transitionDuration, animationName } = getComputedStyle(element);
          return !/^0s(, 0s)*$/.test(transitionDuration) || animationName !== "none";
        }).length,
    );
  expect(await moving()).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await moving()).toBeGreaterThan(0);
});

const screens = [
  "/dashboard",
  "/dashboard/user",
  "/notes/country",
  "/notes/showcountry/countryId/DK/selectTab/0",
  "/notes/show/noteId/CHF-SNB9-100/countryId/CH?light=uv",
  "/staticpage/legend",
];

/** Signs of the interface whose lines the ground swallows. */
const swallowedSigns = (page: Page) =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    return [...document.querySelectorAll<SVGElement>("button svg, a svg, main svg[aria-hidden]")]
      .filter((sign) => sign.getBoundingClientRect().width > 0)
      .filter((sign) => {
        const ground = sign.closest("label, button, a");
        const own = ground === null ? canvas : getComputedStyle(ground).backgroundColor;
        const behind = own === "rgba(0, 0, 0, 0)" ? canvas : own;
        return getComputedStyle(sign).color === behind;
      })
      .map((sign) => sign.parentElement?.outerHTML.slice(0, 160));
  });

/** Buttons and fields that nothing sets apart from text: no border, no line, no sign. */
const bareControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main button, main input, main select")]
      .filter((control) => {
        const { textDecorationLine, opacity } = getComputedStyle(control);
        const { width } = control.getBoundingClientRect();
        // A field may have its line from the frame it stands in.
        const hasLine = [control, control.parentElement ?? control].some(
          (box) => getComputedStyle(box).borderBottomWidth !== "0px",
        );
        const hasSign = control.querySelector("svg, img") !== null;
        const isSeen = width > 1 && opacity !== "0";
        return isSeen && !hasLine && !hasSign && textDecorationLine === "none";
      })
      .map((control) => control.outerHTML.slice(0, 160)),
  );

test("every sign and control is there in forced colours", async ({ page, specimen }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await signInByLink(page, specimen, "clerk");
  for (const screen of screens) {
    await goInside(page, screen);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole("main").getByText("Loading", { exact: true })).toHaveCount(0);
    expect(await swallowedSigns(page), screen).toEqual([]);
    expect(await bareControls(page), screen).toEqual([]);
  }
  await goInside(page, "/notes/showcountry/countryId/DK/selectTab/0");
  const tab = (name: RegExp) => page.getByRole("main").getByRole("link", { name });
  const lineOf = async (name: RegExp) =>
    tab(name).evaluate((element) => getComputedStyle(element).borderBottomColor);
  expect(await lineOf(/^All notes/)).not.toBe(await lineOf(/^Tradable/));
});

/**
 * What tells two things of a kind apart other than their words: ground and lines. What is transparent
 * has the same colour as the canvas that is seen through it.
 */
const lookOf = (thing: Locator) =>
  thing.evaluate((element) => {
    const { backgroundColor, borderBottomColor, outlineColor, outlineStyle } =
      getComputedStyle(element);
    const ground = backgroundColor.match(/\d+/g)?.slice(0, 3).join(" ");
    return [ground, borderBottomColor, outlineStyle, outlineColor].join(", ");
  });

/** Chooses something with the pointer: it looks otherwise than before, neither pointed at nor focused. */
async function standsOut(choice: Locator): Promise<void> {
  const before = await lookOf(choice);
  await choice.click();
  await choice.page().mouse.move(0, 0);
  await choice.blur();
  await expect
    .poll(() => lookOf(choice), { message: `${choice.page().url()} ${String(choice)}` })
    .not.toBe(before);
}

test("what is chosen stands out in forced colours", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ forcedColors: "active" });
  await signInAs(page, "administrator", "/notes/show/noteId/CHF-SNB9-100/countryId/CH");
  const button = (name: string | RegExp) => page.getByRole("button", { name }).first();
  await standsOut(button("Actual size"));
  await standsOut(page.locator("main figure button[aria-pressed]").first());
  await goInside(page, "/notes/showcountry/countryId/DK/selectTab/0");
  await standsOut(page.locator("main td button[aria-pressed]").first());
  await goInside(page, "/tc/show/noteId/tc-01-USD-100");
  await standsOut(button(/^1 ?First signature/));
  await goInside(page, "/metals/bar/metailItemId/ingot-024");
  const size = page.locator("main a[aria-current=page]");
  expect(await lookOf(size)).not.toBe(
    await lookOf(page.locator("main li a:not([aria-current])").first()),
  );
  await goInside(page, "/ct/news/form/id/nordhafen-forint");
  await standsOut(page.getByRole("tab", { name: "Deutsch" }));
  await standsOut(button("Bold"));
  await goInside(page, "/ct/notes/trades?text=switzerland");
  await standsOut(page.getByRole("gridcell").nth(2));
});
