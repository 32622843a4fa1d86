import { expect, test } from "vitest";
import { createBrowser } from "../testing/identity/createBrowser.ts";
import { identityOfTests } from "../testing/identity/identityOfTests.ts";
import { authorizeAddress, exchange, refresh, submit } from "../testing/identity/signIn.ts";
import { identityWords } from "./words/chooseLanguage.ts";

const { issuer } = await identityOfTests();

const nul = "a\0b";

test.each(["client_id", "redirect_uri", "state", "nonce", "scope", "login_hint", "prompt"])(
  "a request to sign in with a NUL in %s is refused, not failed of",
  async (name) => {
    const answer = await createBrowser(issuer).open(authorizeAddress(issuer, { [name]: nul }));
    expect(answer.status === 400 || answer.address.searchParams.has("error")).toBe(true);
  },
);

test("codes and tokens with a NUL are none", async () => {
  for (const answer of [await exchange(issuer, nul), await refresh(issuer, nul)]) {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: "invalid_grant" });
  }
});

test.each(["/oauth/token", "/oauth/revoke"])("%s knows no client with a NUL", async (path) => {
  const body = new URLSearchParams({ client_id: nul, grant_type: "refresh_token", token: nul });
  const answer = await fetch(new URL(path, issuer), { method: "POST", body });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await answer.json()).toHaveProperty("error");
});

test("a client with a NUL signs nobody out", async () => {
  const visit = await createBrowser(issuer).open(`${issuer}v2/logout?client_id=a%00b`);
  expect(visit.status).toBe(400);
});

test("a user name with a NUL is a wrong one", async () => {
  const browser = createBrowser(issuer);
  const page = await browser.open(authorizeAddress(issuer, { ui_locales: "en" }));
  const visit = await submit(browser, page, { username: nul });
  expect(visit.status).toBe(422);
  expect(visit.text).toContain(identityWords.en.wrongPassword);
});
