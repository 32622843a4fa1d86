import { describe, expect, it } from "vitest";
import {
  createFakeTabs,
  createKnownWorld,
  createWorld,
  fakeOrigin,
  fakeToken,
  openPage,
  settle,
} from "../testing/index.ts";

const apiToken = fakeToken({ sub: "link|1", permissions: ["a"] });

describe("logout", () => {
  it("logs out at the provider and returns to the origin", async () => {
    const world = createKnownWorld({ path: "/notes" });
    const page = await openPage(world);
    page.actor.send({ type: "signOut.requested" });
    await settle();
    const url = new URL(world.ports.address.left[0] ?? "");
    expect(url.origin + url.pathname).toBe("https://login.example.test/v2/logout");
    expect(url.searchParams.get("client_id")).toBe("client-1");
    expect(url.searchParams.get("post_logout_redirect_uri")).toBe(fakeOrigin);
    expect(url.searchParams.get("id_token_hint")?.split(".")).toHaveLength(3);
    expect(page.view()).toMatchObject({ user: null, permissions: [], phase: "leaving" });
    expect(world.cookies.read("session-check.client-1")).toBeNull();
    expect(await page.readToken()).toBeNull();
  });

  it("takes Auth0's /v2/logout where the metadata names no endpoint", async () => {
    for (const settings of [{}, { discovery: false }]) {
      const world = createKnownWorld();
      world.provider.state.endSession = null;
      const page = await openPage(world, settings);
      page.actor.send({ type: "signOut.requested" });
      await settle();
      expect(world.ports.address.left[0]).toBe(
        `https://login.example.test/v2/logout?client_id=client-1&returnTo=${encodeURIComponent(fakeOrigin)}`,
      );
    }
  });

  it("deletes a stored token, leaves nothing behind and goes to /", async () => {
    const world = createWorld({
      path: "/notes",
      stored: {
        "api-auth-token": apiToken,
        clientToolReturnPath: "/ct",
        hasTriedClientTool: "true",
      },
    });
    const page = await openPage(world);
    page.actor.send({ type: "signOut.requested" });
    await settle();
    expect(page.view().user).toBeNull();
    const ended = world.requests.find(({ url }) => url.endsWith("/auth/sign-out"));
    expect(ended?.request.headers).toMatchObject({ authorization: `Bearer ${apiToken}` });
    const names = ["api-auth-token", "clientToolReturnPath", "hasTriedClientTool"];
    for (const name of names) expect(world.ports.store.read(name)).toBeNull();
    // From there a protected page sends everybody on to sign in.
    expect(world.ports.address.shown.slice(1)).toEqual([
      `${fakeOrigin}/`,
      `${fakeOrigin}/auth/login`,
    ]);
  });

  it("ends in the other tabs too, which stay where they are", async () => {
    const tabs = createFakeTabs();
    const [one, other] = [createKnownWorld({ tabs }), createKnownWorld({ tabs, path: "/tc" })];
    const [page, otherPage] = [await openPage(one), await openPage(other)];
    page.actor.send({ type: "signOut.requested" });
    await settle();
    expect(otherPage.view()).toMatchObject({
      status: "unauthenticated",
      phase: "signedOut",
      user: null,
    });
    expect(await otherPage.readToken()).toBeNull();
    expect(other.ports.address.left).toEqual([]);
  });

  it("leaves a tab alone that came by a one-time link", async () => {
    const tabs = createFakeTabs();
    const one = createKnownWorld({ tabs });
    const other = createWorld({ tabs, stored: { "api-auth-token": apiToken } });
    const [page, otherPage] = [await openPage(one), await openPage(other)];
    page.actor.send({ type: "signOut.requested" });
    await settle();
    expect(otherPage.view().status).toBe("authenticated");
  });

  it("is noticed when the page is shown again and the cookie is gone", async () => {
    const world = createKnownWorld();
    const page = await openPage(world);
    page.actor.send({ type: "page.shown" });
    expect(page.view().status).toBe("authenticated");
    world.cookies.remove("session-check.client-1");
    page.actor.send({ type: "page.shown" });
    expect(page.view().status).toBe("unauthenticated");
  });

  it("shows nothing of a page that comes back from the back/forward cache", async () => {
    const world = createKnownWorld();
    const page = await openPage(world);
    world.cookies.remove("session-check.client-1");
    page.actor.send({ type: "page.restored" });
    expect(page.view()).toMatchObject({ status: "loading", user: null });
    await settle();
    expect(page.view()).toMatchObject({ phase: "redirecting", user: null });
    expect(await page.readToken()).toBeNull();
  });

  it("stays on /auth/logout until the logout has begun", async () => {
    const world = createKnownWorld({ path: "/auth/logout" });
    await openPage(world);
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/auth/logout`);
  });
});

describe("after a 401", () => {
  const at = (seconds: number, claims: Record<string, unknown> = {}) =>
    fakeToken({ sub: "link|1", iat: seconds, ...claims });

  it("logs out and goes to /, once per token", async () => {
    const world = createWorld({ path: "/notes", stored: { "api-auth-token": apiToken } });
    const page = await openPage(world);
    page.refuse(apiToken);
    page.refuse(apiToken);
    await settle();
    expect(page.view()).toMatchObject({ user: null, error: null });
    expect(world.ports.address.shown[1]).toBe(`${fakeOrigin}/`);
    expect(world.ports.store.read("api-auth-token")).toBeNull();
  });

  it("logs out at the provider when the user came from there", async () => {
    const world = createKnownWorld();
    const page = await openPage(world);
    page.refuse((await page.readToken()) ?? "");
    await settle();
    expect(world.ports.address.left).toHaveLength(1);
  });

  it("ignores late answers about an older token", async () => {
    const world = createWorld({ stored: { "api-auth-token": apiToken } });
    const page = await openPage(world);
    page.refuse(fakeToken({ sub: "older" }));
    expect(page.view().status).toBe("authenticated");
  });

  /** Signs in anew by a one-time link that gives `token`. */
  async function signInAgain(world: ReturnType<typeof createWorld>, token: string) {
    world.ports.address.replace("/notes?otp=1");
    const { answer } = world.api;
    world.api.answer = async () => new Response(JSON.stringify({ token }));
    const page = await openPage(world);
    world.api.answer = answer;
    return page;
  }

  /** Somebody whose first token was refused, and who signs in anew by a token issued at `iat`. */
  async function refuseFirst(iat: (now: number) => number | undefined) {
    const first = at(1_749_990_000);
    const world = createWorld({ path: "/notes", stored: { "api-auth-token": first } });
    const page = await openPage(world);
    page.refuse(first);
    await settle();
    page.actor.stop();
    const token = fakeToken({ sub: "link|1", iat: iat(world.clock.now() / 1000) });
    return { world, token, again: await signInAgain(world, token) };
  }

  it("shows an error instead of signing in again when a token issued moments ago is refused as well", async () => {
    const { token, again } = await refuseFirst((now) => now - 59);
    again.refuse(token);
    await settle();
    expect(again.view()).toMatchObject({ status: "error", error: "unauthorized", user: null });
  });

  it("goes to / when the second token had been good for a while, however soon it came", async () => {
    const { world, token, again } = await refuseFirst((now) => now);
    await world.clock.pass(61_000);
    again.refuse(token);
    await settle();
    expect(again.view()).toMatchObject({ user: null, error: null });
    expect(world.ports.address.shown).toContain(`${fakeOrigin}/`);
  });

  it("goes to / when the token says nothing of its age", async () => {
    const { token, again } = await refuseFirst(() => undefined);
    again.refuse(token);
    await settle();
    expect(again.view()).toMatchObject({ user: null, error: null });
  });

  it("goes to / when another token came between, since a sign-in stood then", async () => {
    const { world, again } = await refuseFirst((now) => now);
    again.actor.stop();
    world.ports.store.remove("api-auth-token");
    const token = at(world.clock.now() / 1000, { jti: "third" });
    const page = await signInAgain(world, token);
    page.refuse(token);
    await settle();
    expect(page.view()).toMatchObject({ user: null, error: null });
  });
});
