import type { Specimen } from "@specimen/server";
import { expect, type BrowserContext, type Cookie, type Page } from "playwright/test";

/** What every demo account signs in with. */
export const demoPassword = "a-password-for-journeys";

export const usernameField = (page: Page) => page.locator("input[name=username]");
export const passwordField = (page: Page) => page.locator("input[name=password]");

/** Fills the provider's sign-in page, in a tab or in a window of its own. */
export async function fillSignIn(
  page: Page,
  username = "clerk",
  password = demoPassword,
): Promise<void> {
  await usernameField(page).fill(username);
  await passwordField(page).fill(password);
  await passwordField(page).press("Enter");
}

/** Opens an address and signs in on the provider's page, as somebody does in the morning. */
export async function signInByForm(page: Page, username = "clerk", address = "/"): Promise<void> {
  await page.goto(address);
  await fillSignIn(page, username);
  await page.waitForURL(({ pathname }) => !/^\/(auth|sign-in)/.test(pathname), {
    waitUntil: "commit",
  });
}

/** The cookies of the provider's sessions in one world, by account. */
type Sessions = Map<string, readonly Cookie[]>;

const sessionsOf = new WeakMap<BrowserContext, Sessions>();

const worldSessions = new WeakMap<Specimen, Sessions>();

/** Who has signed in in a world, shared by the journeys there that are about something else. */
export function sessionsIn(specimen: Specimen): Sessions {
  const sessions = worldSessions.get(specimen) ?? new Map();
  worldSessions.set(specimen, sessions);
  return sessions;
}

/** Lets the journeys of one world share their sessions at the provider. */
export const shareSessions = (context: BrowserContext, sessions: Sessions): void => {
  sessionsOf.set(context, sessions);
};

const isTokenAnswer = (url: string, method: string) =>
  method === "POST" && new URL(url).pathname === "/oauth/token";

/**
 * Opens an address as somebody who signed in before: the provider still knows the account, so that
 * no form is in the way. Where it knows nobody, or no longer, the form is filled.
 */
export async function signInAs(page: Page, username: string, address = "/"): Promise<void> {
  const context = page.context();
  const sessions = sessionsOf.get(context);
  const known = sessions?.get(username);
  if (known !== undefined) {
    await context.addCookies(known);
    const issued = page.waitForResponse((answer) =>
      isTokenAnswer(answer.url(), answer.request().method()),
    );
    const asked = passwordField(page).waitFor();
    const first = Promise.race([issued.then(() => true), asked.then(() => false)]);
    // Only one of the two ever happens.
    for (const other of [issued, asked, first]) other.catch(() => undefined);
    await page.goto(address);
    if (await first) return;
    await fillSignIn(page, username);
    await page.waitForURL(({ pathname }) => !/^\/(auth|sign-in)/.test(pathname), {
      waitUntil: "commit",
    });
  } else {
    await signInByForm(page, username, address);
  }
  if (sessions === undefined) return;
  await expect.poll(async () => isKnown(await context.cookies())).toBe(true);
  sessions.set(username, await context.cookies());
}

/** The app has noted that a session exists: the sign-in is complete. */
const isKnown = (cookies: readonly Cookie[]) =>
  cookies.some(({ name }) => name.startsWith("session-check."));

/** Where the app keeps the token of a one-time link (specification 9). */
const linkTokenKey = "api-auth-token";

/** Signs in by a one-time link, without the provider. */
export async function signInByLink(
  page: Page,
  specimen: Specimen,
  username: string,
): Promise<void> {
  await page.goto(await specimen.createOneTimeLink("otp", username));
  // A page that is left before its token is stored has signed nobody in.
  await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, linkTokenKey);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** Presses the button that opens the sign-in window, on the page of those who are signed out. */
export async function openSignInWindow(page: Page): Promise<Page> {
  await page.goto("/auth/logout");
  return pressForWindow(page);
}

/** Presses the button that opens the sign-in window. */
export async function pressForWindow(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Sign in in a new window" }).click();
  return opened;
}

export const signOutButton = (page: Page) => page.getByRole("button", { name: "Sign out" });

/** Somebody is signed in and sees the product's frame. */
export const isAtWork = (page: Page): Promise<void> =>
  expect(signOutButton(page)).toBeVisible({ timeout: 20_000 });

/** Nobody is signed in, and the provider asks who is there. */
export const isAtProvider = (page: Page): Promise<void> =>
  expect(passwordField(page)).toBeVisible({ timeout: 20_000 });

/** On the page that says why somebody is not signed in. */
export const signInAgain = (page: Page) => page.getByRole("button", { name: "Sign in again" });
