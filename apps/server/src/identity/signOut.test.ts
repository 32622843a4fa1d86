import { decodeJwt } from "jose";
import { expect, test, vi } from "vitest";
import { endedSessions } from "../auth/tables.ts";
import { createBrowser } from "../testing/identity/createBrowser.ts";
import { identityOfTests } from "../testing/identity/identityOfTests.ts";
import {
  authorizeAddress,
  exchange,
  refresh,
  signIn,
  signOut,
  submit,
  tokens,
} from "../testing/identity/signIn.ts";
import { appOrigin } from "../testing/identity/startIdentity.ts";

const running = await identityOfTests();
const { issuer } = running;

test("signing out goes back to a listed address and ends session and refresh tokens", async () => {
  const browser = createBrowser(issuer);
  const scope = "openid offline_access";
  const back = await signIn(browser, issuer, { scope });
  const issued = await tokens(await exchange(issuer, back.searchParams.get("code")));

  const returnTo = encodeURIComponent(appOrigin);
  const visit = await signOut(browser, issuer, `client_id=specimen-web&returnTo=${returnTo}`);
  expect(visit.address.href).toBe(`${appOrigin}/`);

  const silent = await browser.open(authorizeAddress(issuer, { prompt: "none" }));
  expect(silent.address.searchParams.get("error")).toBe("login_required");
  expect((await refresh(issuer, issued.refresh_token ?? "")).status).toBe(400);
  const { sid } = decodeJwt(issued.access_token);
  const ended = await running.database.select().from(endedSessions);
  expect(ended.map(({ id }) => id)).toContain(sid);
});

test("a session whose tokens could not be ended goes on, so that signing out again ends both", async () => {
  const browser = createBrowser(issuer);
  const back = await signIn(browser, issuer, { scope: "openid offline_access" });
  const issued = await tokens(await exchange(issuer, back.searchParams.get("code")));
  const query = `client_id=specimen-web&returnTo=${encodeURIComponent(appOrigin)}`;
  const page = await browser.open(`${issuer}v2/logout?${query}`);
  const insert = vi.spyOn(running.database, "insert").mockImplementation(() => {
    throw new Error("Connection terminated");
  });
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  const confirm = await browser.open(`${issuer}v2/logout/confirm`, {
    method: "POST",
    body: new URLSearchParams({ xsrf, logout: "yes" }),
  });
  insert.mockRestore();
  expect(confirm.status).toBe(503);
  expect(running.faults.splice(0)).not.toEqual([]);

  expect((await signOut(browser, issuer, query)).address.href).toBe(`${appOrigin}/`);
  expect((await refresh(issuer, issued.refresh_token ?? "")).status).toBe(400);
});

test("the page that signs out runs our own script and nothing else", async () => {
  const browser = createBrowser(issuer);
  await signIn(browser, issuer);
  const page = await browser.open(`${issuer}v2/logout?client_id=specimen-web`);
  expect(page.headers.get("Content-Security-Policy")).toContain("script-src 'self';");
  expect(page.text).toMatch(/<script src="\/assets\/submit\.[0-9a-f]+\.js" defer><\/script>/);
});

test("an unlisted address is refused, never gone to", async () => {
  const browser = createBrowser(issuer);
  await signIn(browser, issuer);
  const elsewhere = encodeURIComponent("https://elsewhere.example/");
  const visit = await signOut(browser, issuer, `client_id=specimen-web&returnTo=${elsewhere}`);
  expect(visit.status).toBe(400);
  expect(visit.text).toContain("You were not redirected");

  const nameless = await signOut(browser, issuer, `returnTo=${elsewhere}`);
  expect(nameless.address.origin).toBe(new URL(issuer).origin);
  expect(nameless.text).toContain("You are signed out");
});

test("somebody without a session is sent back all the same", async () => {
  const visit = await signOut(
    createBrowser(issuer),
    issuer,
    `client_id=specimen-web&returnTo=${encodeURIComponent(`${appOrigin}/`)}`,
  );
  expect(visit.address.href).toBe(`${appOrigin}/`);
});

test("when another user signs in, the former one's session and tokens end first", async () => {
  const browser = createBrowser(issuer);
  const scope = "openid offline_access";
  const back = await signIn(browser, issuer, { scope });
  const issued = await tokens(await exchange(issuer, back.searchParams.get("code")));

  const page = await browser.open(authorizeAddress(issuer, { prompt: "login" }));
  const handover = await submit(browser, page, { username: "officer" });
  expect(handover.headers.get("Content-Security-Policy")).toMatch(/script-src 'sha256-/);
  const inputs = [...handover.text.matchAll(/name="([^"]+)" value="([^"]+)"/g)];
  const body = new URLSearchParams(
    Object.fromEntries(inputs.map(([, name = "", value = ""]) => [name, value])),
  );
  const done = await browser.open(`${issuer}v2/logout/confirm`, { method: "POST", body });

  const answer = await tokens(await exchange(issuer, done.address.searchParams.get("code")));
  expect(decodeJwt(answer.id_token).sub).toBe("specimen|officer");
  expect((await refresh(issuer, issued.refresh_token ?? "")).status).toBe(400);
});
