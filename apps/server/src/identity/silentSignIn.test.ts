import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createBrowser } from "../testing/identity/createBrowser.ts";
import { identityOfTests } from "../testing/identity/identityOfTests.ts";
import { authorizeAddress, exchange, refresh, signIn, tokens } from "../testing/identity/signIn.ts";
import { appOrigin } from "../testing/identity/startIdentity.ts";

const silent = { prompt: "none", response_mode: "web_message" };
const offline = { scope: "openid profile email offline_access" };

const running = await identityOfTests();
const { issuer } = running;

test("without a session the hidden frame posts login_required to the app's address", async () => {
  const visit = await createBrowser(issuer).open(authorizeAddress(issuer, silent));
  expect(visit.status).toBe(200);
  expect(visit.text).toContain(`"error":"login_required"`);
  expect(visit.text).toContain(`"state":"some-state"`);
  expect(visit.text).toContain(`"origin":"${appOrigin}"`);
});

test("a window is not closed before its answer can have been heard", async () => {
  const visit = await createBrowser(issuer).open(authorizeAddress(issuer, silent));
  const [data = "", lines = ""] = [...visit.text.matchAll(/<script[^>]*>([^<]*)<\/script>/g)].map(
    ([, text = ""]) => text,
  );
  const done: unknown[] = [];
  const window = {
    opener: { postMessage: (message: object, origin: string) => done.push(message, origin) },
    close: () => done.push("closed"),
  };
  const later: { task: () => void; wait: number }[] = [];
  runInNewContext(lines, {
    window,
    document: { querySelector: () => ({ text: data }) },
    setTimeout: (task: () => void, wait: number) => later.push({ task, wait }),
  });
  expect(done).toMatchObject([{ response: { error: "login_required" } }, appOrigin]);
  expect(later[0]?.wait).toBe(5_000);
  later[0]?.task();
  expect(done.at(-1)).toBe("closed");
});

test("what a client sends cannot end the data it comes back in", async () => {
  const state = "</script><script>alert(1)</script>";
  const visit = await createBrowser(issuer).open(authorizeAddress(issuer, { ...silent, state }));
  expect(visit.text).not.toContain("<script>alert");
  const [, data = ""] = /json">([^<]*)</.exec(visit.text) ?? [];
  expect(JSON.parse(data)).toMatchObject({ response: { state } });
});

test("the page in the frame runs its own lines only, framed by the clients' pages only", async () => {
  const visit = await createBrowser(issuer).open(authorizeAddress(issuer, silent));
  const policy = visit.headers.get("Content-Security-Policy") ?? "";
  expect(policy).toMatch(/script-src 'sha256-[^']+';/);
  expect(policy).toContain(`frame-ancestors ${appOrigin}`);
  expect(policy).not.toContain("unsafe");
  expect(visit.headers.get("X-Frame-Options")).toBeNull();
});

test("with a session the frame gets a code, and the code gives tokens", async () => {
  const browser = createBrowser(issuer);
  await signIn(browser, issuer);
  const visit = await browser.open(authorizeAddress(issuer, silent));
  const code = /"code":"([^"]+)"/.exec(visit.text)?.[1] ?? null;
  expect((await exchange(issuer, code)).status).toBe(200);
});

test("an unlisted redirect address gets no message, but a page that no frame may show", async () => {
  const visit = await createBrowser(issuer).open(
    authorizeAddress(issuer, { ...silent, redirect_uri: "https://elsewhere.example/auth" }),
  );
  expect(visit.status).toBe(400);
  expect(visit.text).not.toContain("authorization_response");
  expect(visit.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
});

test("offline_access gives a refresh token without a consent page, and each use a new one", async () => {
  const back = await signIn(createBrowser(issuer), issuer, offline);
  const first = await tokens(await exchange(issuer, back.searchParams.get("code")));
  const second = await tokens(await refresh(issuer, first.refresh_token ?? ""));
  expect(second.refresh_token).toBeTypeOf("string");
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(second.id_token).toBeTypeOf("string");
});

test("tabs that race with one refresh token all get tokens", async () => {
  const back = await signIn(createBrowser(issuer), issuer, offline);
  const { refresh_token: shared = "" } = await tokens(
    await exchange(issuer, back.searchParams.get("code")),
  );
  const answers = await Promise.all([1, 2, 3].map(() => refresh(issuer, shared)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("a token spent longer ago is refused and ends its own family, not the other tabs'", async () => {
  const browser = createBrowser(issuer);
  const back = await signIn(browser, issuer, offline);
  const thief = await tokens(await exchange(issuer, back.searchParams.get("code")));
  const tab = await browser.open(authorizeAddress(issuer, offline));
  const other = await tokens(await exchange(issuer, tab.address.searchParams.get("code")));
  const next = await tokens(await refresh(issuer, thief.refresh_token ?? ""));

  await running.database.execute(
    "update identity_artifacts set consumed_at = consumed_at - interval '11 seconds'",
  );
  const reused = await refresh(issuer, thief.refresh_token ?? "");
  expect(await reused.json()).toMatchObject({ error: "invalid_grant" });
  expect((await refresh(issuer, next.refresh_token ?? "")).status).toBe(400);
  expect((await refresh(issuer, other.refresh_token ?? "")).status).toBe(200);
});

test("a revoked refresh token gives nothing any more", async () => {
  const back = await signIn(createBrowser(issuer), issuer, offline);
  const { refresh_token: token = "" } = await tokens(
    await exchange(issuer, back.searchParams.get("code")),
  );
  const revoked = await fetch(`${issuer}oauth/revoke`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: appOrigin },
    body: JSON.stringify({ client_id: "specimen-web", token, token_type_hint: "refresh_token" }),
  });
  expect(revoked.status).toBe(200);
  expect((await refresh(issuer, token)).status).toBe(400);
});
