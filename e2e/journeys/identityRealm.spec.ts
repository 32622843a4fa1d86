import { generateKeyPairSync } from "node:crypto";
import type { RequestListener } from "node:http";
import { audience, type Specimen } from "@specimen/server";
import { interactionPolicy, Provider } from "oidc-provider";
import type { Page } from "playwright/test";
import { isAtWork, signOutButton } from "../pages/signIn.ts";
import { serveLocally } from "../serveLocally.ts";
import { expect, startsFirst, test as base } from "../world.ts";
import { keep, startWorld } from "../worlds.ts";

const clientId = "our-app-there";
const realm = "/realms/demo";

interface Realm {
  specimen: Specimen;
  issuer: string;
  /** Whether prompt=none without id_token_hint is refused, as some providers do. */
  wantsHint: boolean;
}

/** A provider that nobody here wrote, whose issuer has a path, and the product configured for it. */
async function startRealm(): Promise<Realm & { close(): Promise<void> }> {
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = await serveLocally((request, response) => answer(request, response));
  const issuer = server.origin + realm;
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const [key, publicKey] = [pair.privateKey, pair.publicKey].map((half) => ({
    ...half.export({ format: "jwk" }),
    kty: "RSA",
    kid: "realm",
    alg: "RS256",
    use: "sig",
  }));
  if (key === undefined || publicKey === undefined) throw new Error("no key was made");
  const specimen = await startWorld({
    config: { domain: issuer, clientId, signIn: { verifySignature: true } },
    tokens: { issuer, keys: { keys: [publicKey] } },
  });
  const state = { specimen, issuer, wantsHint: false };
  const policy = interactionPolicy.base();
  policy.get("login")?.checks.add(
    new interactionPolicy.Check(
      "hint_wanted",
      "id_token_hint is wanted for prompt=none",
      "login_required",
      ({ oidc }) => {
        const { prompt, id_token_hint: hint } = oidc.params ?? {};
        return state.wantsHint && prompt === "none" && hint === undefined;
      },
    ),
    0,
  );
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: "none",
        redirect_uris: [`${specimen.webOrigin}/auth`],
        post_logout_redirect_uris: [specimen.webOrigin],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ["realm"] },
    clientBasedCORS: () => true,
    interactions: { policy },
    extraTokenClaims: () => ({ permissions: ["banknotes:read"] }),
    features: {
      resourceIndicators: {
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          audience,
          scope: "",
          accessTokenFormat: "jwt",
          jwt: { sign: { alg: "RS256" } },
        }),
      },
    },
  });
  provider.on("server_error", (_context, error) => console.error(error));
  const handle = provider.callback();
  answer = (request, response) => {
    const { url = "/" } = request;
    if (!url.startsWith(realm)) return response.writeHead(404).end();
    // As a framework that mounts it below a path does.
    Object.assign(request, { originalUrl: url, url: url.slice(realm.length) || "/" });
    return void handle(request, response);
  };
  return Object.assign(state, {
    close: async () => {
      await specimen.close();
      await server.close();
    },
  });
}

const getWorld = keep(startRealm);

const test = base.extend<{ world: Realm }>({
  specimen: [async ({}, use) => use((await getWorld()).specimen), startsFirst],
  world: async ({ specimen: _ }, use) => use(await getWorld()),
});

/** Signs in on the provider's own pages, which ask for consent the first time. */
async function signInThere(page: Page): Promise<void> {
  await page.locator("input[name=login]").fill("specimen|clerk");
  await page.locator("input[name=password]").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await isAtWork(page);
}

for (const wantsHint of [false, true])
  test.describe(`an issuer with a path${wantsHint ? ", which wants a hint" : ""}`, () => {
    test.beforeEach(({ world }) => void (world.wantsHint = wantsHint));

    test("a reload and a second tab need no typing, and a sign-out ends both", async ({
      page,
      world,
    }) => {
      await page.goto("/notes/country");
      await signInThere(page);
      expect(new URL(page.url()).pathname).toBe("/notes/country");

      await page.reload();
      await isAtWork(page);
      expect(new URL(page.url()).pathname).toBe("/notes/country");

      const second = await page.context().newPage();
      await second.goto("/dashboard");
      await isAtWork(second);

      const leaving = page.waitForRequest((request) => request.url().includes("/session/end?"));
      await signOutButton(page).click();
      const { origin, pathname, searchParams } = new URL((await leaving).url());
      expect(`${origin}${pathname}`).toBe(`${world.issuer}/session/end`);
      expect(searchParams.get("id_token_hint")?.split(".")).toHaveLength(3);
      await page.getByRole("button", { name: "Yes, sign me out" }).click();
      // Back in the app nobody is signed in any more, neither there nor at the provider.
      await expect(page.locator("input[name=login]")).toBeVisible();
      await expect(signOutButton(second)).toBeHidden();
    });

    test("a token is renewed in the background", async ({ page, world }) => {
      await page.clock.install();
      await page.goto("/dashboard");
      await signInThere(page);
      const silent = page.waitForRequest((request) => request.url().includes("prompt=none"));
      await page.clock.fastForward("59:30");
      await page.getByRole("main").getByRole("link", { name: "All countries" }).click();
      const { searchParams } = new URL((await silent).url());
      expect(searchParams.get("id_token_hint")?.split(".")).toHaveLength(3);
      await expect(
        page.getByRole("combobox", { name: "Select country", exact: true }),
      ).toBeVisible();
      await expect(page.getByRole("alert").filter({ hasText: "session has ended" })).toBeHidden();
      expect(page.url()).toContain(world.specimen.webOrigin);
    });
  });
