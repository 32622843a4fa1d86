import { createHash, randomUUID } from "node:crypto";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from "jose";
import { beforeEach, expect, test } from "vitest";
import { authorize, type Gate } from "./authorize.ts";
import { createVerifyProof } from "./verifyProof.ts";

const keys = await generateKeyPair("ES256", { extractable: true });
const jwk = await exportJWK(keys.publicKey);
const thumbprint = await calculateJwkThumbprint(jwk);
const stranger = await generateKeyPair("ES256", { extractable: true });

const publicUrl = "https://api.example";
const url = `${publicUrl}/currentUser`;
const token = "the.access.token";
const start = new Date("2026-11-21T12:00:00Z").getTime();
const seconds = start / 1000;

let passed = 0;
let gate: Gate;
beforeEach(() => {
  passed = 0;
  gate = gateFor(thumbprint);
});

function gateFor(bound: string | null): Gate {
  const claims = {
    accountId: "a",
    permissions: null,
    session: "s",
    issuedAt: 0,
    method: "pwd",
    expiresAt: 9e9,
  };
  const bearer = { customer: { id: "customer" }, permissions: new Set<string>() };
  const checked = { ...claims, thumbprint: bound };
  return {
    verifyToken: Object.assign(() => Promise.resolve(checked), { known: () => checked }),
    verifyProof: createVerifyProof({ now: () => new Date(start + passed * 1000) }),
    customers: { ofToken: () => bearer, known: () => bearer } as unknown as Gate["customers"],
    publicUrl,
  };
}

const ath = createHash("sha256").update(token).digest("base64url");

/** A proof as a page makes it; `change` lays something over its claims or header. */
function prove(change: Record<string, unknown> = {}, header: object = {}, key = keys.privateKey) {
  const claims = { jti: randomUUID(), htm: "GET", htu: url, iat: seconds, ath, ...change };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "ES256", typ: "dpop+jwt", jwk, ...header })
    .sign(key);
}

const call = (
  proof: string | null,
  { scheme = "DPoP", by = gate, query = "", method = "GET" } = {},
) => {
  const headers = new Headers({ authorization: `${scheme} ${token}` });
  if (proof !== null) headers.set("dpop", proof);
  // The host as the socket sees it may be another than the one callers know.
  return new Promise((resolve) => {
    resolve(authorize(by, new Request(`http://inside/currentUser${query}`, { method, headers })));
  });
};

const isRefused = (calling: Promise<unknown>) =>
  expect(calling).rejects.toMatchObject({ code: "token_invalid" });

test("a token that is bound to a key is taken with a proof, whatever the query", async () => {
  await expect(call(await prove())).resolves.toMatchObject({ accountId: "a" });
  await expect(call(await prove(), { query: "?a=b" })).resolves.toMatchObject({ accountId: "a" });
});

test("it is refused as a bearer token and without a proof", async () => {
  await isRefused(call(null, { scheme: "Bearer" }));
  await isRefused(call(await prove(), { scheme: "Bearer" }));
  await isRefused(call(null));
});

test("a token that is bound to no key needs no proof and cannot be given one", async () => {
  const by = gateFor(null);
  await expect(call(null, { by, scheme: "Bearer" })).resolves.toMatchObject({ accountId: "a" });
  await isRefused(call(await prove(), { by }));
});

test("a proof counts once, also late in its life", async () => {
  const proof = await prove({ iat: seconds + 60 });
  await call(proof);
  await isRefused(call(proof));
  passed = 170;
  await isRefused(call(proof));
  passed = 200;
  await expect(call(await prove({ iat: seconds + 200 }))).resolves.toBeDefined();
});

test.each([
  ["of another address", () => prove({ htu: `${publicUrl}/news` })],
  ["of another host", () => prove({ htu: "https://evil.example/currentUser" })],
  ["of another method", () => prove({ htm: "POST" })],
  ["of another token", () => prove({ ath: "x" })],
  ["of no token", () => prove({ ath: undefined })],
  ["long past", () => prove({ iat: seconds - 121 })],
  ["of the future", () => prove({ iat: seconds + 61 })],
  ["of no time", () => prove({ iat: undefined })],
  ["without a number of its own", () => prove({ jti: "" })],
  ["of another type", () => prove({}, { typ: "JWT" })],
  [
    "by another key",
    async () => prove({}, { jwk: await exportJWK(stranger.publicKey) }, stranger.privateKey),
  ],
  ["that names the key and was signed by another", () => prove({}, {}, stranger.privateKey)],
  [
    "that gives away its private key",
    async () => prove({}, { jwk: await exportJWK(keys.privateKey) }),
  ],
  ["that is none", async () => "x.y.z"],
])("a proof %s is refused", async (_what, make) => {
  await isRefused(call(await make()));
});
