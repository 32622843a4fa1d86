import { expect } from "playwright/test";
import {
  fillSignIn,
  isAtProvider,
  isAtWork,
  openSignInWindow,
  passwordField,
  pressForWindow,
  signInAgain,
  signInByForm,
  signOutButton,
} from "../pages/signIn.ts";
import { test } from "./identityWorld.ts";

test.describe("the sign-in window", () => {
  test("has 400 x 600 pixels and a name nobody can guess, and signs in", async ({ page }) => {
    const popup = await openSignInWindow(page);
    await expect(page.getByRole("status")).toContainText("sign-in window");
    await expect(passwordField(popup)).toBeVisible();
    const { size, name } = await popup.evaluate(() => ({
      size: [window.innerWidth, window.innerHeight],
      name: window.name,
    }));
    expect(size).toEqual([400, 600]);
    expect(name).toMatch(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    await fillSignIn(popup);
    await isAtWork(page);
    expect(popup.isClosed()).toBe(true);
  });

  test("may be closed, which is told, and opened again", async ({ page }) => {
    const popup = await openSignInWindow(page);
    await isAtProvider(popup);
    await popup.close();
    await expect(page.getByRole("alert")).toContainText("window was closed");
    await expect(page.getByText("cancelled", { exact: true })).toBeVisible();
    await fillSignIn(await pressForWindow(page));
    await isAtWork(page);
  });

  test("is closed after 60 s", async ({ page }) => {
    await page.clock.install();
    const popup = await openSignInWindow(page);
    await isAtProvider(popup);
    await page.clock.fastForward(60_000);
    await expect(page.getByRole("alert")).toContainText("did not respond in time");
    await expect.poll(() => popup.isClosed()).toBe(true);
  });

  test("that the browser blocks leads to the provider's page instead", async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto("/auth/logout");
    await page.getByRole("button", { name: "Sign in in a new window" }).click();
    await expect(page.getByRole("alert")).toContainText("blocked the sign-in window");
    await page.getByRole("button", { name: "Sign in on this page" }).click();
    await fillSignIn(page);
    await isAtWork(page);
  });
});

test.describe("the hidden frame", () => {
  test("keeps somebody signed in over a reload, and renews when the token is due", async ({
    page,
  }) => {
    await page.clock.install();
    await signInByForm(page, "clerk", "/dashboard");
    await isAtWork(page);
    const silent: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("prompt=none")) silent.push(request.url());
    });
    await page.reload();
    await isAtWork(page);
    expect(page.url()).toMatch(/\/dashboard$/);
    expect(silent).toHaveLength(1);
    await page.clock.fastForward("59:30");
    await page.getByRole("main").getByRole("link", { name: "All countries" }).click();
    await expect.poll(() => silent.length).toBe(2);
    expect(new URL(silent[1] ?? "").searchParams.get("id_token_hint")).not.toBeNull();
    await expect(page.locator("iframe")).toHaveCount(0);
    await isAtWork(page);
  });
});

test("a sign-out in one tab is one in the others, which stay where they are", async ({
  page,
  context,
}) => {
  await signInByForm(page, "clerk", "/dashboard");
  await isAtWork(page);
  const other = await context.newPage();
  await other.goto("/notes/country");
  await isAtWork(other);
  await signOutButton(page).click();
  await isAtProvider(page);
  await expect(other.getByRole("alert")).toContainText("You are signed out");
  await signInAgain(other).click();
  await fillSignIn(other);
  await isAtWork(other);
  expect(new URL(other.url()).pathname).toBe("/notes/country");
});

test("a provider that cannot be reached is told, and tried again", async ({ page, specimen }) => {
  await page.route(`${specimen.identityOrigin}/**`, (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("cannot be reached", { timeout: 20_000 });
  await page.unroute(`${specimen.identityOrigin}/**`);
  await signInAgain(page).click();
  await fillSignIn(page);
  await isAtWork(page);
});

test("a provider that always sends back is given up after three times a minute", async ({
  page,
  specimen,
}) => {
  await page.route(`${specimen.identityOrigin}/authorize?*`, (route) =>
    route.fulfill({ status: 302, headers: { location: `${specimen.webOrigin}/dashboard` } }),
  );
  await page.goto("/dashboard");
  await expect(page.getByRole("alert")).toContainText("Sign-in keeps repeating", {
    timeout: 30_000,
  });
  await expect(page.getByText("too_many_redirects")).toBeVisible();
});

test("somebody who came by a one-time link signs out here alone", async ({ page, specimen }) => {
  await page.goto(await specimen.createOneTimeLink("otp", "clerk"));
  await isAtWork(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await signOutButton(page).click();
  await isAtProvider(page);
  expect(asked).not.toContain("/v2/logout");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("an API that refuses every token ends in words, not in a circle", async ({
  page,
  specimen,
}) => {
  const headers = { "access-control-allow-origin": specimen.webOrigin };
  await page.route(`${specimen.apiOrigin}/**`, (route) => route.fulfill({ status: 401, headers }));
  await page.goto("/dashboard");
  await fillSignIn(page);
  // The first refusal signs out; the fresh token of the second sign-in is refused as well.
  await isAtProvider(page);
  await fillSignIn(page);
  await expect(page.getByRole("alert")).toContainText("was not accepted", { timeout: 20_000 });
  await expect(page.getByText("unauthorized", { exact: true })).toBeVisible();
});

test("a frame that the policy forbids fails at once, whatever the clock says", async ({ page }) => {
  // One more rule in the document, as soon as it has a head: no frame may be shown.
  await page.addInitScript(() => {
    const rule = document.createElement("meta");
    rule.httpEquiv = "Content-Security-Policy";
    rule.content = "frame-src 'none'";
    new MutationObserver((_, observer) => {
      if (document.querySelector("head") === null) return;
      document.head.prepend(rule);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.clock.install();
  await signInByForm(page, "clerk", "/dashboard");
  await isAtWork(page);
  // With the clock standing still nothing can run out: only the violation itself can be heard.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.reload();
  await page.waitForURL(/\/auth\/login$/);
  await page.clock.resume();
  await isAtWork(page);
});
