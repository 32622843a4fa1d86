import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Auth0Client, Auth0ClientOptions } from "@auth0/auth0-spa-js";
import { audience, type Specimen } from "@specimen/server";
import type { Page } from "playwright/test";
import { title } from "../pages/shell.ts";
import { fillSignIn } from "../pages/signIn.ts";
import { serveLocally, type LocalServer } from "../serveLocally.ts";
import { expect, startsFirst, test as base } from "../world.ts";
import { keepBeside } from "../worlds.ts";

/** What the page of the foreign client has in its window. */
interface ClientWindow {
  auth0: { createAuth0Client(options: Auth0ClientOptions): Promise<Auth0Client> };
  client: Auth0Client;
}

declare const window: ClientWindow;

const clientId = "stranger";
const library = createRequire(import.meta.url).resolve("@auth0/auth0-spa-js");

/** A page that loads the client as it is published, and one button, since windows open by click. */
async function servePage(): Promise<LocalServer> {
  const script = await readFile(new URL("../auth0-spa-js.production.js", `file://${library}`));
  const page = `<!doctype html><title>Stranger</title><script src="/client.js"></script>
    <button onclick="window.done = client.loginWithPopup()">Window</button>`;
  return serveLocally((request, response) => {
    const isScript = request.url === "/client.js";
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? script : page);
  });
}

const getWorld = keepBeside(servePage, ({ origin }) => ({
  clients: [
    {
      client_id: clientId,
      redirect_uris: [origin],
      post_logout_redirect_uris: [origin],
      origins: [origin],
    },
  ],
}));

const test = base.extend<{ stranger: LocalServer }>({
  specimen: [async ({}, use) => use((await getWorld()).specimen), startsFirst],
  stranger: async ({ specimen: _ }, use) => use((await getWorld()).standIn),
  baseURL: async ({ stranger }, use) => use(stranger.origin),
});

/** Opens the page with a client that is set up as its documentation says. */
async function openClient(
  page: Page,
  specimen: Specimen,
  own: Partial<Auth0ClientOptions> = {},
  address = "/",
): Promise<void> {
  await page.goto(address);
  const options: Auth0ClientOptions = {
    domain: specimen.identityOrigin,
    clientId,
    authorizationParams: { audience, redirect_uri: new URL(page.url()).origin },
    ...own,
  };
  await page.evaluate(async (given) => {
    window.client = await window.auth0.createAuth0Client(given);
  }, options);
}

const refreshing = { useRefreshTokens: true, cacheLocation: "localstorage" } as const;

async function signInByRedirect(
  page: Page,
  specimen: Specimen,
  own: Partial<Auth0ClientOptions> = {},
): Promise<void> {
  await openClient(page, specimen, own);
  await page.evaluate(() => void window.client.loginWithRedirect());
  await fillSignIn(page);
  await page.waitForURL(/[?&]code=/);
  await openClient(page, specimen, own, page.url());
  await page.evaluate(() => window.client.handleRedirectCallback());
}

const nickname = (page: Page) =>
  page.evaluate(async () => (await window.client.getUser())?.nickname);

/** A token asked for past the cache; the error's code when there is none. */
const renew = (page: Page) =>
  page.evaluate(async () => {
    try {
      return await window.client.getTokenSilently({ cacheMode: "off" });
    } catch (error) {
      return (error as { error: string }).error;
    }
  });

/** What is in local storage, as this tab knows it. */
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .toSorted()
      .map((key) => `${key}: ${localStorage.getItem(key) ?? ""}`)
      .join("\n"),
  );

const isToken = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/);

test.describe("a client that nobody here wrote", () => {
  test("signs in by redirect, and renews in a hidden frame, after a reload too", async ({
    page,
    specimen,
  }) => {
    await signInByRedirect(page, specimen);
    expect(await nickname(page)).toBe("Clara Stern");
    const first = await renew(page);
    expect(first).toEqual(isToken);
    await openClient(page, specimen);
    expect(await nickname(page)).toBe("Clara Stern");
    const second = await renew(page);
    expect(second).toEqual(isToken);
    expect(second).not.toBe(first);
    const api = await page.request.get(`${specimen.apiOrigin}/currentUser`, {
      headers: { authorization: `Bearer ${second}`, "accept-language": "en" },
    });
    expect(await api.json()).toMatchObject({ userId: "specimen|clerk" });
  });

  test("signs in in a window", async ({ page, specimen }) => {
    await openClient(page, specimen);
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Window" }).click();
    const popup = await opened;
    await fillSignIn(popup);
    await expect.poll(() => popup.isClosed()).toBe(true);
    await expect.poll(() => nickname(page)).toBe("Clara Stern");
  });

  test("is told by the frame that nobody is signed in", async ({ page, specimen }) => {
    await openClient(page, specimen);
    expect(await renew(page)).toBe("login_required");
  });

  test("keeps a refresh token in its worker and rotates it", async ({ page, specimen }) => {
    const used: (string | null)[] = [];
    page.on("request", (request) => {
      const body = new URLSearchParams(request.postData() ?? "");
      if (body.get("grant_type") === "refresh_token") used.push(body.get("refresh_token"));
    });
    await signInByRedirect(page, specimen, { useRefreshTokens: true });
    expect(page.workers()).toHaveLength(1);
    for (const _ of [1, 2, 3]) expect(await renew(page)).toEqual(isToken);
    expect(new Set(used).size).toBe(3);
  });

  test("refreshes in two tabs at once, and not after it revoked", async ({
    page,
    context,
    specimen,
  }) => {
    await signInByRedirect(page, specimen, refreshing);
    const other = await context.newPage();
    await openClient(other, specimen, refreshing);
    expect(await nickname(other)).toBe("Clara Stern");
    const tokens = await Promise.all([renew(page), renew(other), renew(page), renew(other)]);
    for (const token of tokens) expect(token).toEqual(isToken);
    // What one tab writes into local storage reaches the other a moment later.
    await expect.poll(async () => (await stored(page)) === (await stored(other))).toBe(true);
    await page.evaluate(() => window.client.revokeRefreshToken());
    expect(await renew(page)).toBe("missing_refresh_token");
  });

  test("signs out and comes back to a listed address", async ({ page, specimen, stranger }) => {
    await signInByRedirect(page, specimen);
    await page.evaluate(
      (returnTo) => void window.client.logout({ logoutParams: { returnTo } }),
      stranger.origin,
    );
    await page.waitForURL(`${stranger.origin}/`);
    await openClient(page, specimen);
    expect(await renew(page)).toBe("login_required");
  });

  test("is not sent to an address that is not on its list", async ({ page, specimen }) => {
    await signInByRedirect(page, specimen);
    const evil = "http://127.0.0.1:9/evil";
    await page.evaluate(
      (returnTo) => void window.client.logout({ logoutParams: { returnTo } }),
      evil,
    );
    await page.waitForURL(/\/v2\/logout/);
    await expect(title(page)).toBeVisible();
    expect(page.url()).toContain(specimen.identityOrigin);
    await openClient(page, specimen);
    expect(await renew(page)).toEqual(isToken);
  });
});
