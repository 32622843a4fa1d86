import { audience } from "@specimen/server";
import { Events, OAuth2Server, type MutableResponse, type MutableToken } from "oauth2-mock-server";
import type { Page } from "playwright/test";
import { isAtWork, openSignInWindow, signInAgain } from "../pages/signIn.ts";
import { expect, startsFirst, test as base } from "../world.ts";
import { keepBeside } from "../worlds.ts";

const clientId = "our-app-there";

/** Whoever asks that provider is signed in as this account. */
const subject = "specimen|clerk";

const isIdToken = ({ payload }: MutableToken) => payload["aud"] === clientId;

/** A provider that nobody here wrote, which lets everybody in. */
async function startProvider(): Promise<OAuth2Server> {
  const provider = new OAuth2Server(undefined, undefined, {
    shouldIssuerUrlBeSuffixedWithATralingSlash: true,
  });
  await provider.issuer.keys.generate("RS256");
  await provider.start(undefined, "127.0.0.1");
  provider.service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
    const own = isIdToken(token)
      ? { nickname: "Visitor" }
      : { aud: audience, permissions: ["banknotes:read"] };
    Object.assign(token.payload, { sub: subject }, own);
  });
  return provider;
}

const getWorld = keepBeside(
  async () => {
    const provider = await startProvider();
    return Object.assign(provider, { close: () => provider.stop() });
  },
  ({ issuer: { url = "", keys } }) => ({
    config: { domain: new URL(url).origin, clientId, signIn: { verifySignature: true } },
    tokens: { issuer: url, keys: { keys: keys.toJSON() } },
  }),
);

const test = base.extend<{ provider: OAuth2Server }>({
  specimen: [async ({}, use) => use((await getWorld()).specimen), startsFirst],
  provider: async ({ specimen: _ }, use) => use((await getWorld()).standIn),
});

test.describe("a provider that nobody here wrote", () => {
  test("signs people in by configuration alone, by redirect and over a reload", async ({
    page,
  }) => {
    await page.goto("/");
    await isAtWork(page);
    const silent = page.waitForRequest((request) => request.url().includes("prompt=none"));
    await page.reload();
    await isAtWork(page);
    expect(new URL((await silent).url()).searchParams.get("response_mode")).toBe("query");
    // What its tokens permit, and nothing else, leads on.
    const navigation = page.getByRole("navigation", { name: "Main navigation" });
    await expect(navigation.getByRole("button", { name: "Banknotes" })).toBeVisible();
    await expect(navigation.getByText("Precious metals")).toHaveCount(0);
  });

  test("answers a window by our own callback page, as it knows no other way", async ({
    page,
    specimen,
  }) => {
    const popup = await openSignInWindow(page);
    await isAtWork(page);
    // It may have closed before anybody could wait for that event.
    await expect.poll(() => popup.isClosed()).toBe(true);
    expect(page.url()).toContain(specimen.webOrigin);
  });

  test("is told who wants to sign out, and where to come back to", async ({ page, provider }) => {
    await page.goto("/");
    await isAtWork(page);
    const leaving = page.waitForRequest((request) => request.url().includes("/endsession"));
    await page.goto("/auth/logout");
    const { origin, searchParams } = new URL((await leaving).url());
    expect(`${origin}/`).toBe(provider.issuer.url);
    expect(searchParams.get("post_logout_redirect_uri")).toBe(new URL(page.url()).origin);
    expect(searchParams.get("id_token_hint")?.split(".")).toHaveLength(3);
  });

  const now = () => Math.floor(Date.now() / 1000);
  const tampered: [string, string, (payload: MutableToken["payload"]) => void][] = [
    ["another issuer", "mismatch", (payload) => (payload.iss = "https://evil.example/")],
    ["another client", "mismatch", (payload) => (payload["aud"] = "somebody-else")],
    ["another sign-in's nonce", "mismatch", (payload) => (payload["nonce"] = "planted")],
    ["no nonce", "missing", (payload) => delete payload["nonce"]],
    ["no subject", "missing", (payload) => delete payload["sub"]],
    ["a time long past", "expired", (payload) => (payload.exp = now() - 3600)],
    ["a time to come", "early", (payload) => (payload.nbf = now() + 3600)],
  ];

  for (const [what, code, tamper] of tampered)
    test(`an ID token with ${what} is refused: ${code}`, async ({ page, provider }) => {
      const change = (token: MutableToken) => {
        if (isIdToken(token)) tamper(token.payload);
      };
      provider.service.on(Events.BeforeTokenSigning, change);
      await page.goto("/");
      await isRefused(page, code);
      provider.service.off(Events.BeforeTokenSigning, change);
    });

  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const decode = (part = "") => JSON.parse(Buffer.from(part, "base64url").toString()) as object;
  const forged: [string, string, (parts: string[]) => string[]][] = [
    [
      "the algorithm none",
      "alg",
      ([, payload = "", signature = ""]) => [encode({ alg: "none" }), payload, signature],
    ],
    [
      "a symmetric algorithm",
      "alg",
      ([, payload = "", signature = ""]) => [encode({ alg: "HS256" }), payload, signature],
    ],
    ["no signature", "decode", ([header = "", payload = ""]) => [header, payload, ""]],
    [
      "a changed name under the old signature",
      "signature",
      ([header = "", payload, signature = ""]) => [
        header,
        encode({ ...decode(payload), nickname: "Mallory" }),
        signature,
      ],
    ],
  ];

  for (const [what, code, forge] of forged)
    test(`an ID token with ${what} is refused: ${code}`, async ({ page, provider }) => {
      const change = ({ body }: MutableResponse) => {
        if (body === "") return;
        body["id_token"] = forge(String(body["id_token"]).split(".")).join(".");
      };
      provider.service.on(Events.BeforeResponse, change);
      await page.goto("/");
      await isRefused(page, code);
      provider.service.off(Events.BeforeResponse, change);
    });
});

/** Nobody is signed in, the screen names the code, and trying again is possible. */
async function isRefused(page: Page, code: string): Promise<void> {
  await expect(page.getByRole("alert")).toContainText(/was rejected|has expired/, {
    timeout: 20_000,
  });
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expect(signInAgain(page)).toBeVisible();
  expect(await page.context().cookies(page.url())).toEqual([]);
}
