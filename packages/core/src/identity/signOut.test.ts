import { describe, expect, it } from "vitest";
import {
  createFakeTabs,
  createKnownWorld,
  createSignedOutWorld,
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

  const hint = "session-check.client-1";

  /** Comes back to the page after `change`. */
  async function comeBack(world: ReturnType<typeof createWorld>, change: () => void) {
    const page = await openPage(world);
    page.actor.send({ type: "page.shown" });
    await settle();
    expect(world.frame.opened).toHaveLength(1);
    change();
    page.actor.send({ type: "page.shown" });
    await settle();
    return page;
  }

  it("is noticed when the page is shown again, the cookie is gone and the provider says so", async () => {
    const world = createKnownWorld();
    const page = await comeBack(world, () => {
      world.cookies.remove(hint);
      world.provider.state.user = null;
    });
    expect(page.view()).toMatchObject({ status: "unauthenticated", error: null });
  });

  it("is not taken for granted where the cookie alone is gone, which then comes back", async () => {
    const world = createKnownWorld();
    const page = await comeBack(world, () => world.cookies.remove(hint));
    expect(page.view().status).toBe("authenticated");
    expect(world.frame.opened).toHaveLength(2);
    expect(world.cookies.read(hint)).toBe("true");
  });

  it("is not taken for granted where the provider cannot be asked; the token stays good", async () => {
    const world = createKnownWorld();
    const page = await comeBack(world, () => {
      world.cookies.remove(hint);
      world.frameBehaviour.current = () => {};
    });
    await world.clock.pass(10_000);
    expect(page.view()).toMatchObject({ status: "authenticated", error: null });
    expect(await page.readToken()).not.toBeNull();
    expect(world.reported).toMatchObject([{ code: "timeout" }]);
  });

  it("is not looked for where the browser denies cookies", async () => {
    const world = createSignedOutWorld();
    world.cookies.write = () => {};
    const page = await openPage(world);
    page.actor.send({ type: "popup.requested" });
    await settle();
    page.actor.send({ type: "page.shown" });
    await settle();
    expect(page.view().status).toBe("authenticated");
    expect(world.frame.opened).toEqual([]);
  });

  it("of one account leaves the tab of another signed in", async () => {
    const tabs = createFakeTabs();
    const [one, other] = [createKnownWorld({ tabs }), createKnownWorld({ tabs })];
    // Tabs of one browser share their cookies.
    Object.assign(other.cookies, one.cookies);
    const [page, otherPage] = [await openPage(one), await openPage(other)];
    one.provider.state.user = null;
    await one.clock.pass(3_600_000);
    expect(await page.readToken()).toBeNull();
    expect(page.view().status).toBe("error");
    otherPage.actor.send({ type: "page.shown" });
    await settle();
    expect(otherPage.view().status).toBe("authenticated");
    expect(one.cookies.read(hint)).toBe("true");
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
