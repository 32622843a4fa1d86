import { createLocalJWKSet, decodeJwt, jwtVerify } from "jose";
import { expect, test } from "vitest";
import { createBrowser } from "../testing/identity/createBrowser.ts";
import { identityOfTests } from "../testing/identity/identityOfTests.ts";
import { authorizeAddress, exchange, signIn, tokens } from "../testing/identity/signIn.ts";
import { appOrigin, audience, permissionsOfRole } from "../testing/identity/startIdentity.ts";

const running = await identityOfTests();
const { issuer } = running;

test("discovery names the issuer with its slash, the paths and the web_message mode", async () => {
  const response = await fetch(`${issuer}.well-known/openid-configuration`);
  const metadata = (await response.json()) as Record<string, unknown>;
  expect(metadata["response_modes_supported"]).toContain("web_message");
  expect(metadata).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}authorize`,
    token_endpoint: `${issuer}oauth/token`,
    end_session_endpoint: `${issuer}v2/logout`,
    revocation_endpoint: `${issuer}oauth/revoke`,
    userinfo_endpoint: `${issuer}userinfo`,
    jwks_uri: `${issuer}.well-known/jwks.json`,
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: ["none"],
  });
});

test("the published keys are the public halves alone", async () => {
  const response = await fetch(`${issuer}.well-known/jwks.json`);
  const { keys } = (await response.json()) as { keys: Record<string, string>[] };
  expect(keys).toEqual(running.identity.keys.keys);
  expect(keys.flatMap((key) => Object.keys(key)).sort()).toEqual(
    ["alg", "e", "kid", "kty", "n", "use"].sort(),
  );
});

test("a clerk signs in by the form; code and PKCE give an ID token and an API token", async () => {
  const back = await signIn(createBrowser(issuer), issuer);
  expect(back.origin + back.pathname).toBe(`${appOrigin}/auth`);
  expect(back.searchParams.get("state")).toBe("some-state");
  expect(back.searchParams.get("iss")).toBe(issuer);

  const answer = await tokens(await exchange(issuer, back.searchParams.get("code")));
  expect(answer).toMatchObject({ token_type: "Bearer", expires_in: 3600 });
  expect(answer.refresh_token).toBeUndefined();

  const keys = createLocalJWKSet(running.identity.keys);
  const options = { issuer, algorithms: ["RS256"] };
  const id = await jwtVerify(answer.id_token, keys, { ...options, audience: "specimen-web" });
  expect(id.payload).toMatchObject({
    sub: "specimen|clerk",
    nickname: "Clara Stern",
    email: "clerk@nordhafen.example",
    nonce: "some-nonce",
  });
  const access = await jwtVerify(answer.access_token, keys, { ...options, audience });
  expect(access.payload).toMatchObject({
    sub: "specimen|clerk",
    permissions: [...permissionsOfRole.clerk].sort(),
    scope: "openid profile email",
  });
});

test("a person without any permission gets an empty list", async () => {
  const back = await signIn(createBrowser(issuer), issuer, {}, "newcomer");
  const answer = await tokens(await exchange(issuer, back.searchParams.get("code")));
  expect(decodeJwt(answer.access_token).permissions).toEqual([]);
});

test("the token call takes a JSON body too", async () => {
  const back = await signIn(createBrowser(issuer), issuer);
  const response = await exchange(issuer, back.searchParams.get("code"), { json: true });
  expect(response.status).toBe(200);
  expect((await tokens(response)).id_token).toBeTypeOf("string");
});

test("a JSON body that is none is refused", async () => {
  const response = await fetch(`${issuer}oauth/token`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{",
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: "invalid_request" });
});

test("a code is exchanged once, also when two exchanges race", async () => {
  const back = await signIn(createBrowser(issuer), issuer);
  const code = back.searchParams.get("code");
  const answers = await Promise.all([exchange(issuer, code), exchange(issuer, code)]);
  expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
  const late = await exchange(issuer, code);
  expect(await late.json()).toMatchObject({ error: "invalid_grant" });
});

test("without PKCE, or with a wrong verifier, nobody gets a token", async () => {
  const missing = await createBrowser(issuer).open(
    authorizeAddress(issuer, { code_challenge: undefined, code_challenge_method: undefined }),
  );
  expect(missing.address.searchParams.get("error")).toBe("invalid_request");

  const back = await signIn(createBrowser(issuer), issuer);
  const wrong = await exchange(issuer, back.searchParams.get("code"), {
    change: { code_verifier: "w".repeat(43) },
  });
  expect(await wrong.json()).toMatchObject({ error: "invalid_grant" });
});

test("an unknown audience is refused", async () => {
  const visit = await createBrowser(issuer).open(
    authorizeAddress(issuer, { audience: "https://elsewhere.example/" }),
  );
  expect(visit.address.searchParams.get("error")).toBe("invalid_target");
});

test("without an audience the token opens user info and is no API token", async () => {
  const back = await signIn(createBrowser(issuer), issuer, { audience: undefined });
  const answer = await tokens(await exchange(issuer, back.searchParams.get("code")));
  expect(answer.access_token.split(".")).toHaveLength(1);
  const response = await fetch(`${issuer}userinfo`, {
    headers: { Authorization: `Bearer ${answer.access_token}`, Origin: appOrigin },
  });
  expect(await response.json()).toMatchObject({ sub: "specimen|clerk", nickname: "Clara Stern" });
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe(appOrigin);
});

test("pages of listed origins may call the token endpoint, others may not", async () => {
  const preflight = (origin: string) =>
    fetch(`${issuer}oauth/token`, {
      method: "OPTIONS",
      headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
    });
  const allowed = await preflight(appOrigin);
  expect(allowed.headers.get("Access-Control-Allow-Origin")).toBe(appOrigin);
  const denied = await preflight("https://elsewhere.example");
  expect(denied.headers.get("Access-Control-Allow-Origin")).toBeNull();

  const back = await signIn(createBrowser(issuer), issuer);
  const code = back.searchParams.get("code");
  const foreign = await exchange(issuer, code, { origin: "https://elsewhere.example" });
  expect(foreign.status).toBe(400);
  expect(foreign.headers.get("Access-Control-Allow-Origin")).toBeNull();
  const own = await exchange(issuer, code, { origin: appOrigin });
  expect(own.headers.get("Access-Control-Allow-Origin")).toBe(appOrigin);
});

test("an organisation asked for stands in the ID token; a stranger to it cannot sign in", async () => {
  const browser = createBrowser(issuer);
  const back = await signIn(browser, issuer, { organization: "Nordhafen" });
  const answer = await tokens(await exchange(issuer, back.searchParams.get("code")));
  expect(decodeJwt(answer.id_token)).toMatchObject({
    org_id: "org_nordhafen",
    org_name: "nordhafen",
  });

  const plain = await browser.open(authorizeAddress(issuer));
  const without = await tokens(await exchange(issuer, plain.address.searchParams.get("code")));
  expect(decodeJwt(without.id_token)).not.toHaveProperty("org_id");

  const other = { organization: "org_brueckner" };
  const silent = await browser.open(authorizeAddress(issuer, { ...other, prompt: "none" }));
  expect(silent.address.searchParams.get("error")).toBe("login_required");
  const refused = await signIn(createBrowser(issuer), issuer, other);
  expect(refused.pathname).toMatch(/^\/sign-in\//);
});
