import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Specimen } from "@specimen/server";
import type { CDPSession, Page } from "playwright/test";
import { bringRules, isClean } from "../pages/axe.ts";
import { demoPassword, fillSignIn, isAtWork, passwordField } from "../pages/signIn.ts";
import { expect, startsFirst, test as base } from "../world.ts";
import { keep, startWorld } from "../worlds.ts";

/** Ports that are free now; the origins have to be known before the start. */
async function freePorts(): Promise<[number, number, number, number]> {
  const servers = [createServer(), createServer(), createServer(), createServer()] as const;
  const open = async (server: (typeof servers)[number]) => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return (server.address() as AddressInfo).port;
  };
  const [web, api, statistics, identity] = servers;
  const ports = [await open(web), await open(api), await open(statistics), await open(identity)];
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
  return ports as [number, number, number, number];
}

/** The product at localhost: browsers have no passkeys at an IP address. */
const getWorld = keep(async () => {
  const [web, api, statistics, identity] = await freePorts();
  const at = (port: number) => `http://localhost:${port}`;
  return startWorld({
    ports: { web, api, statistics, identity },
    origins: {
      web: at(web),
      api: at(api),
      statistics: at(statistics),
      identity: at(identity),
    },
  });
});

const test = base.extend<{ authenticator: Authenticator }>({
  specimen: [async ({}, use) => use(await getWorld()), startsFirst],
  authenticator: async ({ page }, use) => use(await plugIn(page)),
});

/** Chromium's virtual authenticator, which confirms whatever the browser asks for. */
interface Authenticator {
  readonly session: CDPSession;
  readonly id: string;
}

async function plugIn(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId: id } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id };
}

/** Opens the page of passkeys and gives the password. */
async function openPasskeys(page: Page, specimen: Specimen, username: string): Promise<void> {
  await page.goto(`${specimen.identityOrigin}/passkeys?lang=en`);
  await fillSignIn(page, username, demoPassword);
}

/** Adds the first passkey by the keyboard alone; its recovery codes. */
async function addFirst(page: Page, name: string): Promise<string[]> {
  const field = page.getByLabel("Name of the passkey").last();
  await field.fill(name);
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeVisible();
  return page.locator("code").allTextContents();
}

/** The provider's pages follow the theme of the system, and each is a document of its own. */
async function isAccessible(page: Page): Promise<void> {
  await bringRules(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await isClean(page, colorScheme);
  }
}

/** Nothing reaches beyond a window of 320 px. */
const isNarrow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

const usePasskey = (page: Page) => page.getByRole("button", { name: "Use passkey" });

test("a clerk adds a passkey from the account screen, and signs in with it", async ({
  page,
  specimen,
  authenticator: _,
}) => {
  await page.goto("/dashboard/user");
  await fillSignIn(page, "clerk");
  await isAtWork(page);
  const link = page.getByRole("link", { name: /^Manage passkeys/ });
  await expect(link).toHaveAttribute("href", `${specimen.identityOrigin}/passkeys?lang=en`);

  // The provider knows who is signed in here, and asks for the password alone.
  await page.goto(`${specimen.identityOrigin}/passkeys?lang=en`);
  await expect(page.getByLabel("Username or email")).toHaveValue("clerk");
  await isAccessible(page);
  await passwordField(page).fill(demoPassword);
  await passwordField(page).press("Enter");
  await expect(page.getByText("You have no passkeys.")).toBeVisible();
  await isAccessible(page);

  const codes = await addFirst(page, "Work laptop");
  expect(codes).toHaveLength(10);
  await isAccessible(page);
  await page.getByRole("link", { name: "I have saved the codes" }).click();
  await expect(page.getByRole("heading", { name: "Work laptop" })).toBeVisible();
  await expect(page.getByText("Codes left: 10.")).toBeVisible();
  await isAccessible(page);

  // The same device is no second passkey; what was typed stays.
  await page.getByLabel("Name of the passkey").last().fill("Twice");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("already has a passkey for this account");
  await expect(page.getByLabel("Name of the passkey").last()).toHaveValue("Twice");

  await page.getByText("Rename", { exact: true }).click();
  await page.getByLabel("Name of the passkey").first().fill("Counter 3");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("status").first()).toHaveText("The passkey was renamed.");
  await page.getByRole("button", { name: "Done" }).click();
  await page.waitForURL(`${specimen.webOrigin}/dashboard/user`);
  await isAtWork(page);

  await page.context().clearCookies();
  await page.goto("/dashboard/user");
  await fillSignIn(page, "clerk");
  await expect(page.getByRole("heading", { name: "Use your passkey" })).toBeVisible();
  await isAccessible(page);

  // A reload sends nothing twice and asks for no password.
  await page.reload();
  await expect(usePasskey(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await isAtWork(page);
});

test("a request that comes to nothing loses nothing, and a recovery code helps", async ({
  page,
  specimen,
  authenticator,
}) => {
  await openPasskeys(page, specimen, "officer");
  const [code = ""] = await addFirst(page, "Key");
  const { session, id } = authenticator;
  await session.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: id });
  await page.context().clearCookies();

  await page.goto("/");
  await fillSignIn(page, "officer");
  // Another device, which has none of the passkeys.
  const other = await plugIn(page);
  await usePasskey(page).click();
  await expect(page.getByRole("alert")).toContainText("this device has no suitable passkey");
  await isAccessible(page);
  await expect(usePasskey(page)).toBeEnabled();
  await other.session.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: other.id });

  await page.getByText("Use a recovery code").click();
  await page.getByLabel("Recovery code").fill("ABCD-EFGH");
  await page.getByLabel("Recovery code").press("Enter");
  await expect(page.getByRole("alert")).toContainText("incorrect or was already used");
  await expect(page.getByLabel("Recovery code")).toBeFocused();
  await isAccessible(page);
  await page.getByLabel("Recovery code").fill(code.toLowerCase());
  await page.getByLabel("Recovery code").press("Enter");
  await isAtWork(page);
});

test("a browser without passkeys says so", async ({ page, specimen, authenticator: _ }) => {
  await openPasskeys(page, specimen, "reseller");
  await addFirst(page, "Key");
  await page.context().clearCookies();
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "PublicKeyCredential");
  });
  await page.goto("/");
  await fillSignIn(page, "reseller");
  await expect(page.getByRole("alert")).toContainText("This browser does not support passkeys.");
  await page.getByRole("button", { name: "Use another account" }).click();
  await expect(passwordField(page)).toBeVisible();
});

test("the pages fit a narrow window in German", async ({ page, specimen, authenticator: _ }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${specimen.identityOrigin}/passkeys?lang=de`);
  await fillSignIn(page, "de", demoPassword);
  await isNarrow(page);
  const field = page.getByLabel("Name des Passkeys");
  await field.fill("Dienst-Laptop am Schalter drei in der Hauptstelle");
  await field.press("Enter");
  await expect(
    page.getByRole("heading", { name: "Wiederherstellungscodes sichern" }),
  ).toBeVisible();
  await isNarrow(page);
  await page.getByRole("link", { name: "Ich habe die Codes gesichert" }).click();
  await isNarrow(page);
  await isAccessible(page);
});
