import { languages } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { accounts } from "../auth/tables.ts";
import { formerPasswords, signInAttempts } from "./tables.ts";
import { createBrowser } from "../testing/identity/createBrowser.ts";
import { identityOfTests } from "../testing/identity/identityOfTests.ts";
import { authorizeAddress, signIn, submit } from "../testing/identity/signIn.ts";
import { appOrigin, demoAccountId, demoPassword } from "../testing/identity/startIdentity.ts";
import { identityWords } from "./words/chooseLanguage.ts";

const running = await identityOfTests();
const { issuer } = running;
beforeEach(async () => {
  await running.database.delete(signInAttempts);
});

test.each(languages)("in %s the page is translated and has no script and no style", async (tag) => {
  const visit = await createBrowser(issuer).open(authorizeAddress(issuer, { ui_locales: tag }));
  const words = identityWords[tag];
  expect(visit.text).toContain(`<html lang="${words.tag}">`);
  expect(visit.text).toContain(words.signIn);
  expect(visit.text).not.toMatch(/<script|<style| style=| on[a-z]+=|javascript:/);
  expect(visit.text.match(/hreflang=/g)).toHaveLength(languages.length - 1);
  expect(Object.fromEntries(visit.headers)).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  expect(visit.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; script-src; .*frame-ancestors 'none'$/,
  );
});

test("the language is ui_locales', else the browser's, else English; the link row overrules", async () => {
  const browser = createBrowser(issuer);
  const lang = async (locales: string | undefined, accepted: string) => {
    const headers = { "Accept-Language": accepted };
    const location = await browser.send(authorizeAddress(issuer, { ui_locales: locales }));
    const page = new URL(location.headers.get("Location") ?? "", issuer);
    const text = async (address: string) => (await browser.open(address, { headers })).text;
    const first = /<html lang="([^"]+)"/.exec(await text(page.href))?.[1];
    expect(await text(`${page.href}?lang=lt`)).toContain(`<html lang="lt">`);
    return first;
  };
  expect(await lang("sv pl en", "de")).toBe("pl");
  expect(await lang(undefined, "sv, nb;q=0.8, de;q=0.9")).toBe("de");
  expect(await lang(undefined, "nn-NO")).toBe("nb");
  expect(await lang(undefined, "sv")).toBe("en-GB");
});

test("a demo account's link fills in the user name only", async () => {
  const browser = createBrowser(issuer);
  const page = await browser.open(authorizeAddress(issuer));
  const link = /href="([^"]*username=officer[^"]*)"/.exec(page.text)?.[1] ?? "";
  const filled = await browser.open(new URL(link, issuer).href);
  expect(filled.text).toMatch(/name="username"\s+value="officer"/);
  expect(filled.text).not.toMatch(/name="password"[^>]* value=/);
});

test("a wrong password is reported near the form and the user name stays", async () => {
  const browser = createBrowser(issuer);
  const page = await browser.open(authorizeAddress(issuer, { ui_locales: "en" }));
  const wrong = await submit(browser, page, { username: `"><b>cl`, password: "wrong" });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain(identityWords.en.wrongPassword);
  expect(wrong.text).toContain(`value="&#34;&#62;&#60;b&#62;cl"`);
  expect(wrong.text).not.toContain("wrong&");
  const right = await submit(browser, page);
  expect(right.address.origin).toBe(appOrigin);
});

test("an empty field is reported without counting as an attempt", async () => {
  const browser = createBrowser(issuer);
  const page = await browser.open(authorizeAddress(issuer));
  const visit = await submit(browser, page, { password: "" });
  expect(visit.text).toContain(identityWords.en.missing);
  expect(await running.database.select().from(signInAttempts)).toEqual([]);
});

test("after five wrong passwords the sixth attempt waits, even with the right one", async () => {
  const browser = createBrowser(issuer);
  const page = await browser.open(authorizeAddress(issuer, { ui_locales: "de" }));
  const tries = await Promise.all(
    [1, 2, 3, 4, 5].map(() => submit(browser, page, { password: "wrong" })),
  );
  expect(tries.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  const sixth = await submit(browser, page, { username: " Clerk " });
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get("Retry-After"))).toBeGreaterThan(290);
  expect(sixth.text).toContain("Zu viele Versuche. Versuchen Sie es in 5 Minuten noch einmal.");
  expect((await submit(browser, page, { username: "officer" })).address.origin).toBe(appOrigin);
});

test("the wait ends after its time", async () => {
  const browser = createBrowser(issuer);
  const page = await browser.open(authorizeAddress(issuer));
  await submit(browser, page, { password: "wrong" });
  await running.database.update(signInAttempts).set({ failures: 9, resetsAt: new Date(0) });
  expect((await submit(browser, page)).address.origin).toBe(appOrigin);
});

test("the right password resets the count of wrong ones", async () => {
  const browser = createBrowser(issuer);
  const page = await browser.open(authorizeAddress(issuer));
  await submit(browser, page, { password: "wrong" });
  await submit(browser, page);
  const rows = await running.database.select().from(signInAttempts);
  expect(rows.map(({ failures }) => failures)).toEqual([1]);
});

test("people may sign in by e-mail too", async () => {
  const back = await signIn(createBrowser(issuer), issuer, {}, "Clerk@Nordhafen.example");
  expect(back.origin).toBe(appOrigin);
});

test("another browser cannot use somebody's sign-in page", async () => {
  const page = await createBrowser(issuer).open(authorizeAddress(issuer));
  const stranger = await submit(createBrowser(issuer), page);
  expect(stranger.status).toBe(400);
  expect(stranger.text).toContain(identityWords.en.problems.expired.title);
});

test.each([
  ["unknownClient", { client_id: "nobody" }],
  ["unlistedRedirect", { redirect_uri: "https://elsewhere.example/" }],
] as const)("%s: a page says what happened and what can be done", async (problem, change) => {
  for (const tag of languages) {
    const address = authorizeAddress(issuer, { ...change, ui_locales: tag });
    const visit = await createBrowser(issuer).open(address);
    const { title, next } = identityWords[tag].problems[problem];
    expect(visit.status).toBe(400);
    expect(visit.text).toContain(escaped(title));
    expect(visit.text).toContain(escaped(next));
    expect(visit.text).toContain(`href="${appOrigin}/"`);
    expect(visit.text).not.toMatch(/<script|<style| style=/);
  }
});

test("files of the pages are served with a content hash in the address, without limit", async () => {
  const page = await createBrowser(issuer).open(authorizeAddress(issuer, { ui_locales: "pl" }));
  const addresses = [...page.text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, a]) => a);
  expect(addresses.length).toBeGreaterThanOrEqual(6);
  for (const address of addresses) {
    const response = await fetch(new URL(address ?? "", issuer));
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  }
});

test("an unknown address is answered 404", async () => {
  const visit = await createBrowser(issuer).open(`${issuer}nothing`);
  expect(visit.status).toBe(404);
  expect(visit.text).toContain(identityWords.en.problems.notFound.title);
});

test("an internal error is shown without its message", async () => {
  const browser = createBrowser(issuer);
  const page = await browser.open(authorizeAddress(issuer));
  const fault = new Error("secret inner text");
  const select = vi.spyOn(running.database, "select").mockImplementation(() => {
    throw fault;
  });
  const visit = await submit(browser, page);
  select.mockRestore();
  expect(visit.status).toBe(500);
  expect(visit.text).toContain(identityWords.en.problems.serverError.title);
  expect(visit.text).not.toContain(fault.message);
  expect(running.faults.splice(0)).toEqual([fault]);
});

function escaped(text: string): string {
  return text.replaceAll("'", "&#39;").replaceAll('"', "&#34;");
}

test("a sign-in that the former password passed brings no session once it is changed", async () => {
  const account = eq(accounts.id, demoAccountId("newcomer"));
  const [before] = await running.database.select().from(accounts).where(account);
  const browser = createBrowser(issuer);
  const page = await browser.open(authorizeAddress(issuer));
  const body = new URLSearchParams({ username: "newcomer", password: demoPassword });
  const passed = await browser.send(page.address.href, { method: "POST", body });
  const outcome = await running.identity.changePassword({
    accountId: demoAccountId("newcomer"),
    current: demoPassword,
    next: "gravel otter lantern 41",
    remote: "127.0.0.1",
    session: null,
  });
  expect(outcome).toEqual({ kind: "changed" });
  const visit = await browser.open(passed.headers.get("Location") ?? "");
  expect(visit.address.origin).toBe(new URL(issuer).origin);
  expect(visit.text).toContain(identityWords.en.problems.expired.title);
  await running.database.delete(formerPasswords);
  await running.database
    .update(accounts)
    .set({ ...before })
    .where(account);
});
