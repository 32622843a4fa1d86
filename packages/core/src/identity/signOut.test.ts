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
    expect(page.view()).toMatchObject({ status: "unauthenticated", user: null });
    expect(world.ports.store.keys()).toEqual([]);
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/`);
    expect(world.ports.address.left).toEqual([]);
  });

  it("ends in the other tabs too, which stay where they are", async () => {
    const tabs = createFakeTabs();
    const [one, other] = [createKnownWorld({ tabs }), createKnownWorld({ tabs, path: "/tc" })];
    const [page, otherPage] = [await openPage(one), await openPage(other)];
    page.actor.send({ type: "signOut.requested" });
    await settle();
    expect(otherPage.view()).toMatchObject({
      status: "unauthenticated",
      phase: "ended",
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
    expect(page.view().status).toBe("unauthenticated");
    expect(await page.readToken()).toBeNull();
  });

  it("stays on /auth/logout until the logout has begun", async () => {
    const world = createKnownWorld({ path: "/auth/logout" });
    await openPage(world);
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/auth/logout`);
  });
});

describe("after a 401", () => {
  it("logs out and goes to /, once per token", async () => {
    const world = createWorld({ path: "/notes", stored: { "api-auth-token": apiToken } });
    const page = await openPage(world);
    page.refuse(apiToken);
    page.refuse(apiToken);
    await settle();
    expect(page.view()).toMatchObject({ status: "unauthenticated", error: null });
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/`);
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

  it("shows an error instead of signing in again when the fresh token is refused as well", async () => {
    const world = createKnownWorld();
    const page = await openPage(world);
    page.refuse((await page.readToken()) ?? "");
    await settle();
    world.cookies.write("session-check.client-1", "true", 60);
    const again = await openPage(world);
    again.refuse((await again.readToken()) ?? "");
    await settle();
    expect(again.view()).toMatchObject({ status: "error", error: "unauthorized", user: null });
    expect(world.ports.address.left).toHaveLength(1);
  });
});
