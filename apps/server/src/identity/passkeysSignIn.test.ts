import { eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createBrowser } from "../testing/identity/createBrowser.ts";
import {
  optionsIn,
  type PasskeyWorld,
  post,
  startPasskeyWorld,
} from "../testing/identity/passkeyWorld.ts";
import { authorizeAddress, exchange, refresh, submit, tokens } from "../testing/identity/signIn.ts";
import { appOrigin, demoAccountId, startIdentity } from "../testing/identity/startIdentity.ts";
import { createConfirmations } from "./passkeys/confirmations.ts";
import { createSecondFactor } from "./passkeys/secondFactor.ts";
import { createSignInAttempts } from "./signInAttempts.ts";
import { confirmations, passkeys, recoveryCodes, signInAttempts } from "./tables.ts";
import { identityWords } from "./words/chooseLanguage.ts";

const { problems } = identityWords.en.passkeys;
let world: PasskeyWorld;
beforeAll(async () => {
  world = await startPasskeyWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.stop());

const methodsOf = (token: string) => decodeJwt(token)["amr"];

test("sign-in asks for the passkey after the password, and the tokens say so", async () => {
  const { key } = await world.withPasskey();
  const browser = createBrowser(world.issuer);
  const step = await world.secondStep(browser);
  expect(step.text).toContain(identityWords.en.passkeys.confirmText);
  expect(step.headers.get("content-security-policy")).toContain("script-src 'self';");
  const back = await post(browser, step, { do: "passkey", credential: key.sign(optionsIn(step)) });
  expect(back.address.origin).toBe(appOrigin);
  const answer = await tokens(await exchange(world.issuer, back.address.searchParams.get("code")));
  expect(methodsOf(answer.access_token)).toEqual(["pwd", "hwk", "mfa"]);
  const renewed = await tokens(await refresh(world.issuer, answer.refresh_token ?? ""));
  expect(methodsOf(renewed.access_token)).toEqual(["pwd", "hwk", "mfa"]);
  const silent = await browser.open(authorizeAddress(world.issuer, { prompt: "none" }));
  expect(silent.address.searchParams.get("code")).toBeTypeOf("string");
  expect(await world.running.database.select().from(signInAttempts)).toMatchObject([
    { failures: 0 },
  ]);
  const [used] = await world.running.database.select().from(passkeys);
  expect(used).toMatchObject({ counter: 1, lastUsedAt: expect.any(Date) as Date });
});

test("a session from before the passkey goes on, and its tokens say how it began", async () => {
  const browser = createBrowser(world.issuer);
  const page = await browser.open(authorizeAddress(world.issuer));
  await submit(browser, page);
  await world.withPasskey();
  const silent = await browser.open(authorizeAddress(world.issuer, { prompt: "none" }));
  const answer = await tokens(
    await exchange(world.issuer, silent.address.searchParams.get("code")),
  );
  expect(methodsOf(answer.access_token)).toEqual(["pwd"]);
});

test("without the second step nobody has a session", async () => {
  await world.withPasskey();
  const browser = createBrowser(world.issuer);
  await world.secondStep(browser);
  const silent = await browser.open(authorizeAddress(world.issuer, { prompt: "none" }));
  expect(silent.address.searchParams.get("error")).toBe("login_required");
});

test("an answer is taken once, also when it comes back at another sign-in", async () => {
  const { key } = await world.withPasskey();
  const browser = createBrowser(world.issuer);
  const step = await world.secondStep(browser);
  const credential = key.sign(optionsIn(step));
  await post(browser, step, { do: "passkey", credential });
  const other = createBrowser(world.issuer);
  const replayed = await post(other, await world.secondStep(other), { do: "passkey", credential });
  expect(replayed.status).toBe(422);
  expect(replayed.text).toContain(problems.refused);
});

test("a refused answer spends its challenge", async () => {
  const { key } = await world.withPasskey();
  const browser = createBrowser(world.issuer);
  const step = await world.secondStep(browser);
  const options = optionsIn(step);
  await post(browser, step, { do: "passkey", credential: "{}" });
  const late = await post(browser, step, { do: "passkey", credential: key.sign(options) });
  expect(late.text).toContain(problems.refused);
  const now = await post(browser, step, { do: "passkey", credential: key.sign(optionsIn(late)) });
  expect(now.address.origin).toBe(appOrigin);
});

test("a challenge is valid for five minutes, a password for fifteen", async () => {
  const { key } = await world.withPasskey();
  const browser = createBrowser(world.issuer);
  const step = await world.secondStep(browser);
  const before = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await world.running.database.update(confirmations).set({ challengedAt: before(5) });
  const credential = key.sign(optionsIn(step));
  const late = await post(browser, step, { do: "passkey", credential });
  expect(late.text).toContain(problems.stale);
  await world.running.database.update(confirmations).set({ expiresAt: before(0) });
  const later = await post(browser, step, { do: "passkey", credential });
  expect(later.text).toContain(problems.startAgain);
  expect(later.text).toContain(`name="password"`);
});

test.each([
  ["another origin", { origin: "https://evil.example" }],
  ["another port", { origin: "http://localhost:1" }],
  ["another host", { host: "evil.example" }],
])("what was signed for %s is refused", async (_, lies) => {
  const { key } = await world.withPasskey();
  const browser = createBrowser(world.issuer);
  const step = await world.secondStep(browser);
  const credential = key.sign(optionsIn(step), lies);
  const refused = await post(browser, step, { do: "passkey", credential });
  expect(refused.text).toContain(problems.refused);
});

test("a counter that does not grow is that of a copy, and refused", async () => {
  const { key } = await world.withPasskey();
  const at = async (counter: number) => {
    const browser = createBrowser(world.issuer);
    const step = await world.secondStep(browser);
    const credential = key.sign(optionsIn(step), { counter });
    return post(browser, step, { do: "passkey", credential });
  };
  expect((await at(7)).address.origin).toBe(appOrigin);
  expect((await at(7)).text).toContain(problems.refused);
  expect((await at(8)).address.origin).toBe(appOrigin);
});

test("a passkey that was removed, or is somebody else's, is refused", async () => {
  const { key, codes } = await world.withPasskey();
  const browser = createBrowser(world.issuer);
  const step = await world.secondStep(browser);
  const own = eq(passkeys.id, key.id);
  await world.running.database
    .update(passkeys)
    .set({ accountId: demoAccountId("officer") })
    .where(own);
  const credential = key.sign(optionsIn(step));
  expect((await post(browser, step, { do: "passkey", credential })).text).toContain(
    problems.refused,
  );
  await world.running.database
    .update(passkeys)
    .set({ accountId: demoAccountId("clerk") })
    .where(own);

  const other = createBrowser(world.issuer);
  const page = await post(other, await world.visitPasskeys(other), {
    do: "code",
    code: codes[0] ?? "",
  });
  const stale = await world.secondStep(browser);
  const removed = await post(other, page, { do: "remove", id: key.id });
  expect(removed.text).toContain(identityWords.en.passkeys.none);
  const gone = await post(browser, stale, {
    do: "passkey",
    credential: key.sign(optionsIn(stale)),
  });
  expect(gone.text).toContain(problems.refused);
  expect(await world.running.database.select().from(recoveryCodes)).toEqual([]);
  const alone = await world.secondStep(createBrowser(world.issuer));
  expect(alone.address.origin).toBe(appOrigin);
});

test("a recovery code replaces the passkey once, however it is typed", async () => {
  const { codes } = await world.withPasskey();
  const [code = ""] = codes;
  const browser = createBrowser(world.issuer);
  const step = await world.secondStep(browser);
  const typed = ` ${code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o")} `;
  const back = await post(browser, step, { do: "code", code: typed });
  const answer = await tokens(await exchange(world.issuer, back.address.searchParams.get("code")));
  expect(methodsOf(answer.access_token)).toEqual(["pwd", "otp", "mfa"]);
  const other = createBrowser(world.issuer);
  const again = await post(other, await world.secondStep(other), { do: "code", code });
  expect(again.status).toBe(422);
  expect(again.text).toContain(problems.wrongCode);
  expect(again.text).toContain(`value="${code}"`);
});

test("after five wrong codes the sixth waits, and the right password brings no new ones", async () => {
  const { codes } = await world.withPasskey();
  const browser = createBrowser(world.issuer);
  const step = await world.secondStep(browser);
  for (let tried = 0; tried < 5; tried += 1) await post(browser, step, { do: "code", code: "no" });
  const other = createBrowser(world.issuer);
  const sixth = await post(other, await world.secondStep(other), {
    do: "code",
    code: codes[0] ?? "",
  });
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get("Retry-After"))).toBeGreaterThan(290);
  expect(sixth.text).toContain("Too many attempts.");
});

test("a second provider on the same database takes the answer", async () => {
  const { key } = await world.withPasskey();
  const browser = createBrowser(world.issuer);
  const step = await world.secondStep(browser);
  const { database } = world.running;
  const second = createSecondFactor({
    database,
    attempts: createSignInAttempts(database),
    confirmations: createConfirmations(database),
    party: { id: "localhost", origin: world.origin },
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
  const { codes } = await world.withPasskey();
  const byNumber = await startIdentity({ opened: world.opened });
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
