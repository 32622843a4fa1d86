import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { startSpecimen, type Specimen, type SpecimenOptions } from "@specimen/server";
import { expect, test as base, type Page } from "playwright/test";

export const demoPassword = "a-password-for-journeys";

/** Starts the product on free ports with what a journey needs to be different. */
export const startWorld = (options: Partial<SpecimenOptions> = {}): Promise<Specimen> =>
  startSpecimen({
    place: { kind: "memory" },
    ports: { web: 0, api: 0, statistics: 0, identity: 0 },
    demoPassword,
    ...options,
  });

/** Journeys in a world of their own, one for each worker. */
export const testIn = (options: Partial<SpecimenOptions>) =>
  base.extend<object, { specimen: Specimen }>({
    specimen: [
      async ({}, use) => {
        const specimen = await startWorld(options);
        await use(specimen);
        await specimen.close();
      },
      { scope: "worker" },
    ],
    baseURL: async ({ specimen }, use) => use(specimen.webOrigin),
  });

/** An HTTP server on a free port of loopback. */
export interface LocalServer {
  origin: string;
  close(): Promise<void>;
}

/** Serves on loopback until it is closed. */
export async function serveLocally(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Fills the provider's sign-in page, in a tab or in a window of its own. */
export async function fillSignIn(page: Page, username = "clerk"): Promise<void> {
  await page.locator("input[name=username]").fill(username);
  await page.locator("input[name=password]").fill(demoPassword);
  await page.locator("input[name=password]").press("Enter");
}

/** Opens an address of the app and signs in on the provider's page. */
export async function signIn(page: Page, address = "/", username = "clerk"): Promise<void> {
  await page.goto(address);
  await fillSignIn(page, username);
  await page.waitForURL((url) => !/^\/(auth|sign-in)/.test(url.pathname), { waitUntil: "commit" });
}

/** Somebody is signed in and sees the product's frame. */
export const isAtWork = (page: Page): Promise<void> =>
  expect(page.getByRole("button", { name: "Sign out" })).toBeVisible({ timeout: 20_000 });

/** Nobody is signed in, and the provider asks who is there. */
export const isAtProvider = (page: Page): Promise<void> =>
  expect(page.locator("input[name=password]")).toBeVisible({ timeout: 20_000 });

/** Somebody else's server, and what it was asked for. */
export interface Evil extends LocalServer {
  /** What it was asked for, with the headers of the request. */
  asked: { url: string; authorization: string | undefined }[];
  /** The page it shows. */
  page: string;
}

/** Somebody else's server, on another site than the product. */
async function serveEvil(): Promise<Evil> {
  const evil: Evil = { asked: [], page: "<!doctype html>", origin: "", close: async () => {} };
  const server = await serveLocally((request, response) => {
    const { authorization } = request.headers;
    evil.asked.push({ url: request.url ?? "", authorization });
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    response.setHeader("Content-Type", "text/html");
    response.end(evil.page);
  });
  return Object.assign(evil, {
    origin: server.origin.replace("127.0.0.1", "localhost"),
    close: server.close,
  });
}

/** Everything on, so that every kind of token is there to be looked for; and somebody evil. */
export const attackTest = testIn({ config: { signIn: { refreshTokens: true } } }).extend<{
  evil: Evil;
}>({
  evil: async ({}, use) => {
    const evil = await serveEvil();
    await use(evil);
    await evil.close();
  },
});
