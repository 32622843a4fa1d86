import { createHash } from "node:crypto";
import {
  calculateJwkThumbprint,
  decodeJwt,
  decodeProtectedHeader,
  EmbeddedJWK,
  jwtVerify,
} from "jose";
import { describe, expect, it } from "vitest";
import type { HttpRequest } from "../ports/index.ts";
import {
  createKnownWorld,
  createSignedOutWorld,
  createWorld,
  openPage,
  returnFromProvider,
  settle,
} from "../testing/index.ts";

const hour = 3_600_000;
const bound = { dpop: true } as const;
const call = { method: "GET", url: "https://api.example.test/news?page=2" };
const good = new Response("{}", { status: 200 });

type World = ReturnType<typeof createWorld>;

/** A provider that binds tokens, and somebody it knows. */
function createBindingWorld(): World {
  const world = createKnownWorld({ now: Date.now() });
  world.provider.state.tokenAnswer = { token_type: "DPoP" };
  return world;
}

const tokenCalls = ({ requests }: World): HttpRequest[] =>
  requests.filter(({ url }) => url.endsWith("/oauth/token")).map(({ request }) => request);

const proofsOf = (world: World) => tokenCalls(world).map(({ headers }) => headers["dpop"] ?? "");

const keyOf = async (proof = "") => calculateJwkThumbprint(decodeProtectedHeader(proof).jwk ?? {});

/** Answers the next token call with a refusal, after `before` has seen it. */
function refuseOnce(world: World, refuse: (send: () => Promise<Response>) => Promise<Response>) {
  const { send } = world.net;
  let isFirst = true;
  world.net.send = async (url, request) => {
    if (!url.endsWith("/oauth/token") || !isFirst) return send(url, request);
    isFirst = false;
    return refuse(() => send(url, request));
  };
}

const wantsNonce = () =>
  new Response(JSON.stringify({ error: "use_dpop_nonce" }), {
    status: 400,
    headers: { "content-type": "application/json", "dpop-nonce": "nonce-1" },
  });

describe("tokens that are bound to a key", () => {
  it("are asked for with a proof of a key that does not leave the page", async () => {
    const world = createBindingWorld();
    const page = await openPage(world, bound);
    expect(page.view().status).toBe("authenticated");
    const [proof = ""] = proofsOf(world);
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, { typ: "dpop+jwt" });
    expect(payload).toMatchObject({ htm: "POST", htu: "https://login.example.test/oauth/token" });
    expect(Object.keys(protectedHeader.jwk ?? {}).sort()).toEqual(["crv", "kty", "x", "y"]);
  });

  it("go out with their proof, each with another", async () => {
    const page = await openPage(createBindingWorld(), bound);
    const token = (await page.readToken()) ?? "";
    const sent: Record<string, string>[] = [];
    for (const _ of [1, 2]) {
      await page.sendWithProof(token, call, async (headers) => {
        sent.push(headers);
        return good;
      });
    }
    const [one, other] = sent.map(({ dpop = "" }) => decodeJwt(dpop));
    expect(sent[0]?.["authorization"]).toBe(`DPoP ${token}`);
    expect(one).toMatchObject({
      htm: "GET",
      htu: "https://api.example.test/news",
      ath: createHash("sha256").update(token).digest("base64url"),
    });
    expect(other?.jti).not.toBe(one?.jti);
  });

  it("are renewed under the same key, also where a thread keeps the refresh token", async () => {
    const world = createSignedOutWorld({ now: Date.now() });
    world.provider.state.tokenAnswer = { token_type: "DPoP" };
    const settings = { ...bound, refreshTokens: true };
    const page = await openPage(world, settings);
    page.actor.send({ type: "provider.requested" });
    await settle();
    const back = await returnFromProvider(world, settings);
    await world.clock.pass(hour);
    expect(await back.readToken()).not.toBeNull();
    const [first, second] = await Promise.all(proofsOf(world).map(keyOf));
    expect(second).toBe(first);
    expect(world.provider.grants[1]).toMatchObject({ grant_type: "refresh_token" });
  });

  it("are not taken from a provider that bound them to nothing", async () => {
    const world = createKnownWorld({ now: Date.now() });
    world.provider.state.tokenAnswer = { token_type: "DPoP" };
    const page = await openPage(world, bound);
    await world.clock.pass(hour);
    world.provider.state.tokenAnswer = { token_type: "Bearer" };
    expect(await page.readToken()).toBeNull();
    expect(world.reported).toMatchObject([
      { code: "request_error", message: "The provider bound the token to no key" },
    ]);
    expect(page.view().status).toBe("authenticated");
  });

  it("are asked for once more when the provider wants its nonce in the proof", async () => {
    const world = createBindingWorld();
    refuseOnce(world, async () => wantsNonce());
    const page = await openPage(world, bound);
    expect(page.view().status).toBe("authenticated");
    expect(proofsOf(world).map((proof) => decodeJwt(proof)["nonce"])).toEqual([
      undefined,
      "nonce-1",
    ]);
    expect(world.provider.grants).toHaveLength(1);
  });

  it("are asked for twice at most", async () => {
    const world = createBindingWorld();
    const { send } = world.net;
    world.net.send = async (url, request) =>
      url.endsWith("/oauth/token") ? wantsNonce() : send(url, request);
    expect((await openPage(world, bound)).view().user).toBeNull();
    expect(tokenCalls(world)).toHaveLength(2);
  });

  it("are asked for afresh, once, when a try without an answer has spent the proof", async () => {
    const world = createBindingWorld();
    const page = await openPage(world, bound);
    await world.clock.pass(hour);
    let tries = 0;
    const { send } = world.net;
    world.net.send = async (url, request) => {
      if (!url.endsWith("/oauth/token")) return send(url, request);
      tries += 1;
      if (tries === 1) throw new TypeError("Failed to fetch");
      if (tries > 2) return send(url, request);
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ error: "invalid_dpop_proof" });
      return new Response(body, { status: 400, headers });
    };
    const reading = page.readToken();
    await world.clock.pass(0);
    expect(await reading).not.toBeNull();
    expect(tries).toBe(3);
    expect(world.frame.opened).toHaveLength(3);
  });
});

describe("a call with a proof", () => {
  it("is sent once more when the API wants its nonce, and a refusal is an answer", async () => {
    const page = await openPage(createBindingWorld(), bound);
    const token = (await page.readToken()) ?? "";
    const nonces: unknown[] = [];
    const refusal = (error: string) =>
      new Response("{}", {
        status: 401,
        headers: { "www-authenticate": `DPoP error="${error}"`, "dpop-nonce": "nonce-2" },
      });
    const answer = await page
      .sendWithProof(token, call, async ({ dpop = "" }) => {
        nonces.push(decodeJwt(dpop)["nonce"]);
        return refusal(nonces.length === 1 ? "use_dpop_nonce" : "invalid_token");
      })
      .catch((error: unknown) => error);
    expect(nonces).toEqual([undefined, "nonce-2"]);
    expect(answer).toMatchObject({ status: 401 });
    const refused = await page.sendWithProof(token, call, async () => refusal("invalid_token"));
    expect(refused.status).toBe(401);
  });

  it("that fails on the way fails as it did", async () => {
    const page = await openPage(createBindingWorld(), bound);
    const failure = new TypeError("Failed to fetch");
    const sending = page.sendWithProof("token", call, () => Promise.reject(failure));
    await expect(sending).rejects.toBe(failure);
  });

  it("needs none without the option, nor for the token of a one-time link", async () => {
    const sent: unknown[] = [];
    const send = async (headers: Record<string, string>) => {
      sent.push(headers);
      return good;
    };
    const page = await openPage(createKnownWorld());
    await page.sendWithProof((await page.readToken()) ?? "", call, send);
    const byLink = createWorld({ stored: { "api-auth-token": "a.b.c" } });
    await (await openPage(byLink, bound)).sendWithProof("a.b.c", call, send);
    expect(sent).toEqual([{}, {}]);
  });
});
