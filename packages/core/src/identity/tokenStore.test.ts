import { describe, expect, it } from "vitest";
import {
  createFakeClock,
  createFakeThread,
  createSignedOutWorld,
  createWorld,
  openPage,
  returnFromProvider,
  settle,
} from "../testing/index.ts";
import type { HttpRequest } from "../ports/index.ts";
import { createWorkerTokenStore } from "./workerTokenStore.ts";
import { createTokenStore } from "./tokenStore.ts";

const hour = 3_600_000;
const settings = { refreshTokens: true } as const;
const endpoint = "https://login.example.test/oauth/token";

/** Somebody who signed in by redirect and holds a refresh token, wherever it is kept. */
async function signIn(behaviour: "working" | "deaf" | "missing" = "working") {
  const world = createSignedOutWorld();
  world.thread.state.behaviour = behaviour;
  const page = await openPage(world, settings);
  page.actor.send({ type: "provider.requested" });
  await settle();
  const back = returnFromProvider(world, settings);
  await settle();
  await world.clock.pass(behaviour === "deaf" ? 5_000 : 0);
  await settle();
  return { world, page: await back };
}

const request = (body: HttpRequest["body"]): HttpRequest => ({
  method: "POST",
  headers: {},
  body,
  redirect: "manual",
  signal: new AbortController().signal,
});

/** A token endpoint that gives a new refresh token each time and remembers what it got. */
function createEndpoint() {
  const bodies: string[] = [];
  const send = async (_url: string, { body }: HttpRequest) => {
    bodies.push(body?.toString() ?? "");
    return new Response(
      JSON.stringify({ access_token: "a", refresh_token: `rt-${bodies.length}` }),
    );
  };
  return { bodies, http: { send } };
}

describe("the refresh token", () => {
  it("never comes out of the thread that keeps it, and still renews", async () => {
    const { world, page } = await signIn();
    await world.clock.pass(hour);
    expect(await page.readToken()).not.toBeNull();
    const used = world.provider.grants.map((grant) => grant["refresh_token"]);
    expect(used).toEqual([undefined, "refresh-2"]);
    const said = JSON.stringify(world.thread.said);
    expect(said).toContain("access_token");
    expect(said).not.toMatch(/refresh-\d/);
    const stored = world.ports.store.keys().map((key) => world.ports.store.read(key));
    const cookies = world.cookies.names().map((name) => world.cookies.read(name));
    const readable = JSON.stringify([stored, cookies, page.actor.getPersistedSnapshot()]);
    expect(readable).not.toMatch(/refresh-\d|eyJ/);
  });

  it("is sent to no other address than it came from", async () => {
    const { bodies, http } = createEndpoint();
    const store = createTokenStore(http, "page");
    const answer = await store.send(endpoint, request("grant_type=authorization_code"));
    expect(await answer.json()).toMatchObject({ refresh_token: "page-1" });
    const body = new URLSearchParams({ refresh_token: "page-1" });
    await expect(store.send("https://evil.test/oauth/token", request(body))).rejects.toMatchObject({
      code: "missing_refresh_token",
    });
    expect(bodies).toHaveLength(1);
  });

  it("goes into form and JSON alike, and whatever else is sent stays as it was", async () => {
    const { bodies, http } = createEndpoint();
    const store = createTokenStore(http, "page");
    await store.send(endpoint, request('{"code":"c"}'));
    await store.send(endpoint, request('{"refresh_token":"page-1"}'));
    await store.send(endpoint, request(new URLSearchParams({ refresh_token: "page-2", a: "b" })));
    await store.send(endpoint, request(null));
    expect(bodies).toEqual([
      '{"code":"c"}',
      '{"refresh_token":"rt-1"}',
      "refresh_token=rt-2&a=b",
      "",
    ]);
  });

  it("leaves an answer that brings none as it was, whatever it is", async () => {
    for (const [text, status] of [
      ["<html>", 502],
      ["[1]", 200],
      ['{ "refresh_token": 7 }', 200],
      [null, 204],
    ] as const) {
      const send = async () => new Response(text, { status, headers: { "x-a": "b" } });
      const answer = await createTokenStore({ send }, "page").send(endpoint, request(null));
      expect([await answer.text(), answer.status]).toEqual([text ?? "", status]);
      expect(answer.headers.get("x-a")).toBe("b");
    }
  });

  it("is dropped when another user signs in, and at sign-out", async () => {
    const { http } = createEndpoint();
    const store = createTokenStore(http, "page");
    await store.send(endpoint, request(null));
    await store.send(endpoint, request(null));
    store.forget("page-2");
    const use = (name: string) => store.send(endpoint, request(`refresh_token=${name}`));
    await expect(use("page-1")).rejects.toMatchObject({ code: "missing_refresh_token" });
    await use("page-2");
    store.forget(null);
    await expect(use("page-3")).rejects.toMatchObject({ code: "missing_refresh_token" });
  });

  it("survives the arrival of another user, whose own it is", async () => {
    const { world, page } = await signIn();
    world.provider.state.user = { sub: "user|7" };
    page.actor.send({ type: "popup.requested" });
    await settle();
    await settle();
    expect(page.view().user).toEqual({ sub: "user|7" });
    await world.clock.pass(hour);
    expect(await page.readToken()).not.toBeNull();
    expect(world.frame.opened).toEqual([]);
  });
});

describe("the refresh token of a former user", () => {
  it("never renews for the next one, who brought none", async () => {
    const { world, page } = await signIn();
    world.provider.state.user = { sub: "user|7" };
    world.provider.state.tokenAnswer = { refresh_token: undefined };
    page.actor.send({ type: "popup.requested" });
    await settle();
    await settle();
    expect(page.view().user).toEqual({ sub: "user|7" });
    await world.clock.pass(hour);
    expect(await page.readToken()).toBeNull();
    expect(world.reported).toMatchObject([{ code: "missing_refresh_token" }]);
    expect(world.provider.grants.map((grant) => grant["refresh_token"])).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe("a thread that does not do its work", () => {
  it.each(["missing", "deaf"] as const)("is replaced by the page itself: %s", async (behaviour) => {
    const { world, page } = await signIn(behaviour);
    expect(page.view().status).toBe("authenticated");
    await world.clock.pass(hour);
    expect(await page.readToken()).not.toBeNull();
    expect(world.provider.grants.at(-1)).toMatchObject({ refresh_token: "refresh-2" });
  });

  it("loses what it kept when it breaks down; nobody is signed out by that", async () => {
    const { world, page } = await signIn();
    world.thread.state.fail();
    await world.clock.pass(hour);
    expect(await page.readToken()).toBeNull();
    expect(world.reported).toMatchObject([{ code: "missing_refresh_token" }]);
    expect(page.view().status).toBe("authenticated");
    const fallBack = { ...settings, fallBackToFrame: true };
    const other = createWorld({ cookies: { "session-check.client-1": "true" } });
    const otherPage = await openPage(other, fallBack);
    other.thread.state.fail();
    await other.clock.pass(hour);
    expect(await otherPage.readToken()).not.toBeNull();
  });

  it("answers late: the call is stopped in it and the next one is its own", async () => {
    const clock = createFakeClock(0);
    const stopped: string[] = [];
    const slow = {
      send: (url: string, { signal }: HttpRequest) =>
        new Promise<Response>((_, reject) => {
          signal.addEventListener("abort", () => {
            stopped.push(url);
            reject(new Error("aborted"));
          });
        }),
    };
    const { thread } = createFakeThread(slow);
    const store = createWorkerTokenStore(thread, clock, createTokenStore(slow, "page"));
    const controller = new AbortController();
    const sending = store.send(endpoint, { ...request(null), signal: controller.signal });
    await settle();
    controller.abort();
    await expect(sending).rejects.toThrow("aborted");
    await settle();
    expect(stopped).toEqual([endpoint]);
  });

  it("ends what it had taken as a try without an answer, which is tried again", async () => {
    const clock = createFakeClock(0);
    const never = { send: () => new Promise<Response>(() => {}) };
    const { thread, state } = createFakeThread(never);
    const near = createEndpoint();
    const store = createWorkerTokenStore(thread, clock, createTokenStore(near.http, "page"));
    const sending = store.send(endpoint, request(null));
    await settle();
    state.fail();
    await expect(sending).rejects.toThrow("has failed");
    expect((await store.send(endpoint, request(null))).status).toBe(200);
  });

  it("hears nothing of messages that are not its own", async () => {
    const { http } = createEndpoint();
    const { thread, said } = createFakeThread(http);
    const line = thread.open({ message: () => {}, failed: () => {} });
    for (const data of [null, 7, "x", [], {}, { kind: 7 }, { kind: "other" }]) line?.post(data);
    await settle();
    expect(said).toEqual([]);
  });
});
