import type { Specimen } from "@specimen/server";
import { expect, type Page } from "playwright/test";
import { title } from "../pages/shell.ts";
import {
  fillSignIn,
  signInByForm,
  signOutButton,
  isAtWork,
  isAtProvider,
  pressForWindow,
} from "../pages/signIn.ts";
import { test } from "./identityWorld.ts";

/** The app under another site than the provider's: browsers give a frame there no cookies. */
const elsewhere = ({ webOrigin }: Specimen) => webOrigin.replace("127.0.0.1", "localhost");

test.use({ otherBrowser: { args: ["--test-third-party-cookie-phaseout"] } });

/** What a silent request of the app carried; it tells that the browser really blocks. */
function watchFrames(page: Page): Promise<string | undefined>[] {
  const cookies: Promise<string | undefined>[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("prompt=none")) return;
    cookies.push(request.allHeaders().then((headers) => headers["cookie"]));
  });
  return cookies;
}

/** Moves on inside the app, which needs a token for it. */
const openBanknotes = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "All countries" }).click();

test("a reload ends signed in again at the same place, without typing", async ({
  page,
  specimen,
}) => {
  const frames = watchFrames(page);
  await signInByForm(page, "clerk", `${elsewhere(specimen)}/notes/country`);
  await isAtWork(page);
  const known = await page.context().cookies(specimen.identityOrigin);
  expect(known.map(({ name }) => name)).toContain("specimen_session");
  await page.reload();
  await isAtWork(page);
  expect(page.url()).toBe(`${elsewhere(specimen)}/notes/country`);
  expect(await Promise.all(frames)).toEqual([undefined]);
});

test("the failed frame signs nobody out mid-work, and a window goes on", async ({
  page,
  specimen,
}) => {
  await page.clock.install();
  await signInByForm(page, "clerk", `${elsewhere(specimen)}/dashboard`);
  await isAtWork(page);
  const frames = watchFrames(page);
  await page.clock.fastForward("59:30");
  await openBanknotes(page);
  const stripe = page.getByRole("alert").filter({ hasText: "Your session has ended" });
  await expect(stripe).toBeVisible({ timeout: 20_000 });
  expect(await frames[0]).toBeUndefined();
  await isAtWork(page);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Continue in a new window" }).click();
  const popup = await opened;
  await expect.poll(() => popup.isClosed(), { timeout: 20_000 }).toBe(true);
  await expect(stripe).toBeHidden();
  await expect(page.getByRole("combobox", { name: "Select country", exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/notes/country");
});

test("a window signs in, and signing out ends it at the provider too", async ({
  page,
  specimen,
}) => {
  await page.goto(`${elsewhere(specimen)}/auth/logout`);
  await fillSignIn(await pressForWindow(page));
  await isAtWork(page);
  await signOutButton(page).click();
  await isAtProvider(page);
  await page.goto(`${elsewhere(specimen)}/dashboard`);
  await isAtProvider(page);
});

test.describe("with refresh tokens", () => {
  test.use({ signInOptions: { refreshTokens: true } });

  test("a refresh token renews without any frame", async ({ page, specimen }) => {
    await page.clock.install();
    const frames = watchFrames(page);
    const grants: string[] = [];
    page.on("request", (request) => {
      const grant = new URLSearchParams(request.postData() ?? "").get("grant_type");
      if (grant !== null) grants.push(grant);
    });
    await signInByForm(page, "clerk", `${elsewhere(specimen)}/dashboard`);
    await isAtWork(page);
    await page.clock.fastForward("59:30");
    await openBanknotes(page);
    await expect(page.getByRole("combobox", { name: "Select country", exact: true })).toBeVisible();
    await page.clock.fastForward("59:30");
    await page.getByRole("main").getByRole("link", { name: "EUR Eurozone" }).click();
    await expect(title(page, /Eurozone/)).toBeVisible();
    await expect
      .poll(() => grants)
      .toEqual(["authorization_code", "refresh_token", "refresh_token"]);
    expect(frames).toEqual([]);
    expect(page.workers()).toHaveLength(1);
    await signOutButton(page).click();
    await isAtProvider(page);
  });
});
