import { eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createAuthenticator,
  type TestAuthenticator,
} from "../testing/identity/createAuthenticator.ts";
import { createBrowser, type TestBrowser, type Visit } from "../testing/identity/createBrowser.ts";
import { authorizeAddress, exchange, refresh, submit, tokens } from "../testing/identity/signIn.ts";
import {
  appOrigin,
  demoAccountId,
  demoPassword,
  startIdentity,
  type RunningIdentity,
} from "../testing/identity/startIdentity.ts";
import { confirmations, passkeys, recoveryCodes, signInAttempts } from "./tables.ts";
import { identityWords } from "./words/chooseLanguage.ts";

const { problems } = identityWords.en.passkeys;
let running: RunningIdentity;
let issuer: string;
let origin: string;
beforeAll(async () => {
  running = await startIdentity({ host: "localhost" });
  issuer = running.issuer;
  origin = new URL(issuer).origin;
}, 60_000);
beforeEach(async () => {
  for (const table of [passkeys, recoveryCodes, confirmations, signInAttempts]) {
    await running.database.delete(table);
  }
});
afterAll(async () => {
  await running.stop();
  expect(running.faults).toEqual([]);
});

/** The options that a page has for the browser. */
function optionsIn(page: Visit): string {
  const [, attribute = ""] = /data-options="([^"]*)"/.exec(page.text) ?? [];
  return attribute.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

const post = (browser: TestBrowser, page: Visit, fields: Record<string, string>): Promise<Visit> =>
  browser.open(page.address.href, { method: "POST", body: new URLSearchParams(fields) });

/** The page of passkeys after the password. */
async function visitPasskeys(browser: TestBrowser, username = "clerk"): Promise<Visit> {
  const page = await browser.open(`${issuer}passkeys?lang=en`);
  return post(browser, page, { do: "password", username, password: demoPassword });
}

/** Somebody with a passkey, and the recovery codes that came with it. */
async function withPasskey(): Promise<{ key: TestAuthenticator; codes: string[]; page: Visit }> {
  const browser = createBrowser(issuer);
  const page = await visitPasskeys(browser);
  const key = createAuthenticator(origin);
  const credential = key.create(optionsIn(page));
  const shown = await post(browser, page, { do: "add", name: "Work laptop", credential });
  const codes = [...shown.text.matchAll(/<code>([^<]+)<\/code>/g)].map(([, code]) => code ?? "");
  return { key, codes, page: await browser.open(`${issuer}passkeys?lang=en`) };
}

/** The page of the second step, after the password. */
async function secondStep(browser: TestBrowser): Promise<Visit> {
  const page = await browser.open(
    authorizeAddress(issuer, { ui_locales: "en", scope: "openid offline_access" }),
  );
  return submit(browser, page);
}

const methodsOf = (token: string) => decodeJwt(token)["amr"];

test("a passkey is added after the password, with ten codes that are shown once", async () => {
  const { key, codes, page } = await withPasskey();
  expect(new Set(codes).size).toBe(10);
  expect(page.text).toContain("Work laptop");
  expect(page.text).not.toContain(codes[0]);
  const [stored] = await running.database.select().from(passkeys);
  expect(stored).toMatchObject({
    id: key.id,
    accountId: demoAccountId("clerk"),
    host: "localhost",
  });
  const kept = JSON.stringify(await running.database.select().from(recoveryCodes));
  expect(codes.filter((code) => kept.includes(code.replaceAll("-", "")))).toEqual([]);
});

test("a second passkey brings no new codes", async () => {
  const { key } = await withPasskey();
  const browser = createBrowser(issuer);
  const step = await visitPasskeys(browser);
  const page = await post(browser, step, { do: "passkey", credential: key.sign(optionsIn(step)) });
  expect(JSON.parse(optionsIn(page))).toMatchObject({
    excludeCredentials: [{ id: key.id }],
    authenticatorSelection: { userVerification: "preferred" },
  });
  const credential = createAuthenticator(origin).create(optionsIn(page));
  const added = await post(browser, page, { do: "add", name: "Key", credential });
  expect(added.text).toContain(identityWords.en.passkeys.outcomes.added);
  expect(added.text).not.toContain("<code>");
});

test("sign-in asks for the passkey after the password, and the tokens say so", async () => {
  const { key } = await withPasskey();
  const browser = createBrowser(issuer);
  const step = await secondStep(browser);
  expect(step.text).toContain(identityWords.en.passkeys.confirmText);
  expect(step.headers.get("content-security-policy")).toContain("script-src 'self';");
  const back = await post(browser, step, { do: "passkey", credential: key.sign(optionsIn(step)) });
  expect(back.address.origin).toBe(appOrigin);
  const answer = await tokens(await exchange(issuer, back.address.searchParams.get("code")));
  expect(methodsOf(answer.access_token)).toEqual(["pwd", "hwk", "mfa"]);
  const renewed = await tokens(await refresh(issuer, answer.refresh_token ?? ""));
  expect(methodsOf(renewed.access_token)).toEqual(["pwd", "hwk", "mfa"]);
  const silent = await browser.open(authorizeAddress(issuer, { prompt: "none" }));
  expect(silent.address.searchParams.get("code")).toBeTypeOf("string");
  expect(await running.database.select().from(signInAttempts)).toMatchObject([{ failures: 0 }]);
  const [used] = await running.database.select().from(passkeys);
  expect(used).toMatchObject({ counter: 1, lastUsedAt: expect.any(Date) as Date });
});

test("a session from before the passkey goes on, and its tokens say how it began", async () => {
  const browser = createBrowser(issuer);
  const page = await browser.open(authorizeAddress(issuer));
  await submit(browser, page);
  await withPasskey();
  const silent = await browser.open(authorizeAddress(issuer, { prompt: "none" }));
  const answer = await tokens(await exchange(issuer, silent.address.searchParams.get("code")));
  expect(methodsOf(answer.access_token)).toEqual(["pwd"]);
});

test("without the second step nobody has a session", async () => {
  await withPasskey();
  const browser = createBrowser(issuer);
  await secondStep(browser);
  const silent = await browser.open(authorizeAddress(issuer, { prompt: "none" }));
  expect(silent.address.searchParams.get("error")).toBe("login_required");
});

test("an answer is taken once, also when it comes back at another sign-in", async () => {
  const { key } = await withPasskey();
  const browser = createBrowser(issuer);
  const step = await secondStep(browser);
  const credential = key.sign(optionsIn(step));
  await post(browser, step, { do: "passkey", credential });
  const other = createBrowser(issuer);
  const replayed = await post(other, await secondStep(other), { do: "passkey", credential });
  expect(replayed.status).toBe(422);
  expect(replayed.text).toContain(problems.refused);
});

test("a refused answer spends its challenge", async () => {
  const { key } = await withPasskey();
  const browser = createBrowser(issuer);
  const step = await secondStep(browser);
  const options = optionsIn(step);
  await post(browser, step, { do: "passkey", credential: "{}" });
  const late = await post(browser, step, { do: "passkey", credential: key.sign(options) });
  expect(late.text).toContain(problems.refused);
  const now = await post(browser, step, { do: "passkey", credential: key.sign(optionsIn(late)) });
  expect(now.address.origin).toBe(appOrigin);
});

test("a challenge is valid for five minutes, a password for fifteen", async () => {
  const { key } = await withPasskey();
  const browser = createBrowser(issuer);
  const step = await secondStep(browser);
  const before = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await running.database.update(confirmations).set({ challengedAt: before(5) });
  const credential = key.sign(optionsIn(step));
  const late = await post(browser, step, { do: "passkey", credential });
  expect(late.text).toContain(problems.stale);
  await running.database.update(confirmations).set({ expiresAt: before(0) });
  const later = await post(browser, step, { do: "passkey", credential });
  expect(later.text).toContain(problems.startAgain);
  expect(later.text).toContain(`name="password"`);
});

test.each([
  ["another origin", { origin: "https://evil.example" }],
  ["another port", { origin: "http://localhost:1" }],
  ["another host", { host: "evil.example" }],
])("what was signed for %s is refused", async (_, lies) => {
  const { key } = await withPasskey();
  const browser = createBrowser(issuer);
  const step = await secondStep(browser);
  const credential = key.sign(optionsIn(step), lies);
  const refused = await post(browser, step, { do: "passkey", credential });
  expect(refused.text).toContain(problems.refused);
  const page = await visitPasskeys(createBrowser(issuer), "officer");
  expect(page.status).toBe(200);
});

test("a passkey that was made for another origin is not added", async () => {
  const browser = createBrowser(issuer);
  const page = await visitPasskeys(browser);
  const made = createAuthenticator(origin).create(optionsIn(page), {
    origin: "https://evil.example",
  });
  const refused = await post(browser, page, { do: "add", name: "Mine", credential: made });
  expect(refused.text).toContain(problems.refused);
  expect(refused.text).toContain(`value="Mine"`);
  expect(await running.database.select().from(passkeys)).toEqual([]);
});

test("a counter that does not grow is that of a copy, and refused", async () => {
  const { key } = await withPasskey();
  const at = async (counter: number) => {
    const browser = createBrowser(issuer);
    const step = await secondStep(browser);
    const credential = key.sign(optionsIn(step), { counter });
    return post(browser, step, { do: "passkey", credential });
  };
  expect((await at(7)).address.origin).toBe(appOrigin);
  expect((await at(7)).text).toContain(problems.refused);
  expect((await at(8)).address.origin).toBe(appOrigin);
});

test("a passkey that was removed, or is somebody else's, is refused", async () => {
  const { key, codes } = await withPasskey();
  const browser = createBrowser(issuer);
  const step = await secondStep(browser);
  const own = eq(passkeys.id, key.id);
  await running.database
    .update(passkeys)
    .set({ accountId: demoAccountId("officer") })
    .where(own);
  const credential = key.sign(optionsIn(step));
  expect((await post(browser, step, { do: "passkey", credential })).text).toContain(
    problems.refused,
  );
  await running.database
    .update(passkeys)
    .set({ accountId: demoAccountId("clerk") })
    .where(own);

  const other = createBrowser(issuer);
  const page = await post(other, await visitPasskeys(other), { do: "code", code: codes[0] ?? "" });
  const stale = await secondStep(browser);
  const removed = await post(other, page, { do: "remove", id: key.id });
  expect(removed.text).toContain(identityWords.en.passkeys.none);
  const gone = await post(browser, stale, {
    do: "passkey",
    credential: key.sign(optionsIn(stale)),
  });
  expect(gone.text).toContain(problems.refused);
  expect(await running.database.select().from(recoveryCodes)).toEqual([]);
  const alone = await secondStep(createBrowser(issuer));
  expect(alone.address.origin).toBe(appOrigin);
});

test("a recovery code replaces the passkey once, however it is typed", async () => {
  const { codes } = await withPasskey();
  const [code = ""] = codes;
  const browser = createBrowser(issuer);
  const step = await secondStep(browser);
  const typed = ` ${code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o")} `;
  const back = await post(browser, step, { do: "code", code: typed });
  const answer = await tokens(await exchange(issuer, back.address.searchParams.get("code")));
  expect(methodsOf(answer.access_token)).toEqual(["pwd", "otp", "mfa"]);
  const other = createBrowser(issuer);
  const again = await post(other, await secondStep(other), { do: "code", code });
  expect(again.status).toBe(422);
  expect(again.text).toContain(problems.wrongCode);
  expect(again.text).toContain(`value="${code}"`);
});

test("new codes end the former ones", async () => {
  const { codes } = await withPasskey();
  const browser = createBrowser(issuer);
  const step = await visitPasskeys(browser);
  const page = await post(browser, step, { do: "code", code: codes[0] ?? "" });
  expect(page.text).toContain("Codes left: 9.");
  await post(browser, page, { do: "codes" });
  const other = createBrowser(issuer);
  const refused = await post(other, await secondStep(other), { do: "code", code: codes[1] ?? "" });
  expect(refused.text).toContain(problems.wrongCode);
});

test("after five wrong codes the sixth waits, and the right password brings no new ones", async () => {
  const { codes } = await withPasskey();
  const browser = createBrowser(issuer);
  const step = await secondStep(browser);
  for (let tried = 0; tried < 5; tried += 1) await post(browser, step, { do: "code", code: "no" });
  const other = createBrowser(issuer);
  const sixth = await post(other, await secondStep(other), { do: "code", code: codes[0] ?? "" });
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get("Retry-After"))).toBeGreaterThan(290);
  expect(sixth.text).toContain("Too many attempts.");
});

test("the passkeys of an account are opened by password and passkey, not by the password alone", async () => {
  const { key } = await withPasskey();
  const browser = createBrowser(issuer);
  const step = await visitPasskeys(browser);
  expect(step.text).not.toContain("Work laptop");
  const denied = await post(browser, step, { do: "remove", id: key.id });
  expect(denied.text).toContain(identityWords.en.passkeys.confirmText);
  expect(await running.database.select().from(passkeys)).toHaveLength(1);
  const stranger = await createBrowser(issuer).open(`${issuer}passkeys?lang=en`, {
    method: "POST",
    body: new URLSearchParams({ do: "remove", id: key.id }),
  });
  expect(stranger.text).toContain(problems.startAgain);
});

test("passkeys are renamed; a name of nothing is refused", async () => {
  const { key } = await withPasskey();
  const browser = createBrowser(issuer);
  const step = await visitPasskeys(browser);
  const page = await post(browser, step, { do: "passkey", credential: key.sign(optionsIn(step)) });
  const renamed = await post(browser, page, {
    do: "rename",
    id: key.id,
    name: "  <b>Desk</b>\u0000 2 ",
  });
  expect(renamed.text).toContain("&#60;b&#62;Desk&#60;/b&#62; 2");
  const refused = await post(browser, page, { do: "rename", id: key.id, name: "\u200b" });
  expect(refused.text).toContain(problems.nameMissing);
});

test("the visit ends with the button, and its cookie is of no use elsewhere", async () => {
  const browser = createBrowser(issuer);
  const page = await visitPasskeys(browser);
  const left = await post(browser, page, { do: "end" });
  expect(left.address.href).toBe(`${appOrigin}/dashboard/user`);
  expect((await browser.open(page.address.href)).text).toContain(`name="password"`);
});

test("a form of another site is refused", async () => {
  const refused = await createBrowser(issuer).open(`${issuer}passkeys`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
    body: new URLSearchParams({ do: "codes" }),
  });
  expect(refused.status).toBe(403);
});

test("a second provider on the same database takes the answer", async () => {
  const { key } = await withPasskey();
  const browser = createBrowser(issuer);
  const step = await secondStep(browser);
  const { createConfirmations } = await import("./passkeys/confirmations.ts");
  const { createSecondFactor } = await import("./passkeys/secondFactor.ts");
  const { createSignInAttempts } = await import("./signInAttempts.ts");
  const { database } = running;
  const second = createSecondFactor({
    database,
    attempts: createSignInAttempts(database),
    confirmations: createConfirmations(database),
    party: { id: "localhost", origin },
  });
  const form = new URLSearchParams({ do: "passkey", credential: key.sign(optionsIn(step)) });
  const secret = `sign-in ${step.address.pathname.split("/").at(-1) ?? ""}`;
  const accountId = demoAccountId("clerk");
  const outcomes = await Promise.all(
    [1, 2].map(() => second.confirm({ secret, accountId, form, remote: "127.0.0.1" })),
  );
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["confirmed", "stale"]);
});

test("at an IP address no passkey is asked for, a recovery code still is", async () => {
  const { codes } = await withPasskey();
  const byNumber = await startIdentity({
    opened: { database: running.database, close: async () => {} } as never,
  });
  expect(byNumber.identity.passkeysAddress).toBeUndefined();
  const browser = createBrowser(byNumber.issuer);
  const page = await browser.open(authorizeAddress(byNumber.issuer, { ui_locales: "en" }));
  const step = await submit(browser, page);
  expect(step.text).toContain(identityWords.en.passkeys.notHere);
  expect(optionsIn(step)).toBe("");
  const back = await post(browser, step, { do: "code", code: codes[0] ?? "" });
  expect(back.address.origin).toBe(appOrigin);
  await byNumber.stop();
});
