import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAuthenticator } from "../testing/identity/createAuthenticator.ts";
import { createBrowser } from "../testing/identity/createBrowser.ts";
import {
  optionsIn,
  type PasskeyWorld,
  post,
  startPasskeyWorld,
} from "../testing/identity/passkeyWorld.ts";
import { signIn, signOut } from "../testing/identity/signIn.ts";
import { appOrigin, demoAccountId } from "../testing/identity/startIdentity.ts";
import { passkeys, recoveryCodes } from "./tables.ts";
import { identityWords } from "./words/chooseLanguage.ts";

const { problems } = identityWords.en.passkeys;
let world: PasskeyWorld;
beforeAll(async () => {
  world = await startPasskeyWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.stop());

test("a passkey is added after the password, with ten codes that are shown once", async () => {
  const { key, codes, page } = await world.withPasskey();
  expect(new Set(codes).size).toBe(10);
  expect(page.text).toContain("Work laptop");
  expect(page.text).not.toContain(codes[0]);
  const [stored] = await world.running.database.select().from(passkeys);
  expect(stored).toMatchObject({
    id: key.id,
    accountId: demoAccountId("clerk"),
    host: "localhost",
  });
  const kept = JSON.stringify(await world.running.database.select().from(recoveryCodes));
  expect(codes.filter((code) => kept.includes(code.replaceAll("-", "")))).toEqual([]);
});

test("a second passkey brings no new codes", async () => {
  const { key } = await world.withPasskey();
  const browser = createBrowser(world.issuer);
  const step = await world.visitPasskeys(browser);
  const page = await post(browser, step, { do: "passkey", credential: key.sign(optionsIn(step)) });
  expect(JSON.parse(optionsIn(page))).toMatchObject({
    excludeCredentials: [{ id: key.id }],
    authenticatorSelection: { userVerification: "preferred" },
  });
  const credential = createAuthenticator(world.origin).create(optionsIn(page));
  const added = await post(browser, page, { do: "add", name: "Key", credential });
  expect(added.text).toContain(identityWords.en.passkeys.outcomes.added);
  expect(added.text).not.toContain("<code>");
});

test("a passkey that was made for another origin is not added", async () => {
  const browser = createBrowser(world.issuer);
  const page = await world.visitPasskeys(browser);
  const made = createAuthenticator(world.origin).create(optionsIn(page), {
    origin: "https://evil.example",
  });
  const refused = await post(browser, page, { do: "add", name: "Mine", credential: made });
  expect(refused.text).toContain(problems.refused);
  expect(refused.text).toContain(`value="Mine"`);
  expect(await world.running.database.select().from(passkeys)).toEqual([]);
});

test("new codes end the former ones", async () => {
  const { codes } = await world.withPasskey();
  const browser = createBrowser(world.issuer);
  const step = await world.visitPasskeys(browser);
  const page = await post(browser, step, { do: "code", code: codes[0] ?? "" });
  expect(page.text).toContain("Codes left: 9.");
  await post(browser, page, { do: "codes" });
  const other = createBrowser(world.issuer);
  const refused = await post(other, await world.secondStep(other), {
    do: "code",
    code: codes[1] ?? "",
  });
  expect(refused.text).toContain(problems.wrongCode);
});

test("the passkeys of an account are opened by password and passkey, not by the password alone", async () => {
  const { key } = await world.withPasskey();
  const browser = createBrowser(world.issuer);
  const step = await world.visitPasskeys(browser);
  expect(step.text).not.toContain("Work laptop");
  const denied = await post(browser, step, { do: "remove", id: key.id });
  expect(denied.text).toContain(identityWords.en.passkeys.confirmText);
  expect(await world.running.database.select().from(passkeys)).toHaveLength(1);
  const stranger = await createBrowser(world.issuer).open(`${world.issuer}passkeys?lang=en`, {
    method: "POST",
    body: new URLSearchParams({ do: "remove", id: key.id }),
  });
  expect(stranger.text).toContain(problems.startAgain);
});

test("with the first passkey, visits that the password alone opened end", async () => {
  const early = createBrowser(world.issuer);
  const open = await world.visitPasskeys(early);
  const { key } = await world.withPasskey();
  const denied = await post(early, open, { do: "remove", id: key.id });
  expect(denied.text).toContain(problems.startAgain);
  expect(await world.running.database.select().from(passkeys)).toHaveLength(1);
});

test.each([
  ["en", "Rename: Work laptop", "Remove: Work laptop"],
  ["fr", "Renommer\u00a0: Work laptop", "Supprimer\u00a0: Work laptop"],
])("commands say their passkey by the colon of the language (%s)", async (lang, ...labels) => {
  const { key } = await world.withPasskey();
  const browser = createBrowser(world.issuer);
  const step = await world.visitPasskeys(browser);
  await post(browser, step, { do: "passkey", credential: key.sign(optionsIn(step)) });
  const page = await browser.open(`${world.issuer}passkeys?lang=${lang}`);
  for (const label of labels) expect(page.text).toContain(`aria-label="${label}"`);
});

test("passkeys are renamed; a name of nothing is refused", async () => {
  const { key } = await world.withPasskey();
  const browser = createBrowser(world.issuer);
  const step = await world.visitPasskeys(browser);
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
  const browser = createBrowser(world.issuer);
  const page = await world.visitPasskeys(browser);
  const left = await post(browser, page, { do: "end" });
  expect(left.address.href).toBe(`${appOrigin}/dashboard/user`);
  expect((await browser.open(page.address.href)).text).toContain(`name="password"`);
});

test("signing out ends the visit: the next person at the computer is asked for the password", async () => {
  const browser = createBrowser(world.issuer);
  await signIn(browser, world.issuer);
  const page = await world.visitPasskeys(browser);
  expect(page.text).toContain("data-options");
  await signOut(browser, world.issuer);
  const next = await browser.open(page.address.href);
  expect(next.text).toContain(`name="password"`);
  const denied = await post(browser, page, { do: "add", name: "Mine", credential: "{}" });
  expect(denied.text).toContain(problems.startAgain);
});

test("a form of another site is refused", async () => {
  const refused = await createBrowser(world.issuer).open(`${world.issuer}passkeys`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
    body: new URLSearchParams({ do: "codes" }),
  });
  expect(refused.status).toBe(403);
});
