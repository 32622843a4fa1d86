import type { Page } from "playwright/test";
import { goInside, isTold, title } from "../pages/shell.ts";
import { signInByLink } from "../pages/signIn.ts";
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
