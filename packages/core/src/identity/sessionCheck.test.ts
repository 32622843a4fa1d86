import { describe, expect, it } from "vitest";
import { createKnownWorld, fakeOrigin, openPage } from "../testing/index.ts";

/** A visitor without a session is sent to sign in. */
const goesToProvider = { status: "loading", phase: "redirecting", user: null, error: null };

describe("the silent session check", () => {
  it("keeps somebody signed in over a reload, on the path they are at", async () => {
    const world = createKnownWorld({ path: "/notes/country?page=3" });
    const page = await openPage(world);
    expect(page.view()).toMatchObject({ status: "authenticated", via: "provider" });
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/notes/country?page=3`);
    expect(new URL(world.frame.opened[0] ?? "").searchParams.get("prompt")).toBe("none");
    expect(world.frame.countOpen()).toBe(0);
  });

  it("swallows every error: the visitor is simply signed out", async () => {
    const world = createKnownWorld();
    world.provider.state.user = null;
    const page = await openPage(world);
    expect(page.view()).toMatchObject(goesToProvider);
  });

  it("gives up after 10 s, and 3 s after a page that says nothing has loaded", async () => {
    const world = createKnownWorld();
    world.frameBehaviour.current = () => {};
    const page = await openPage(world);
    await world.clock.pass(9_999);
    expect(page.view().phase).toBe("loadingApp");
    await world.clock.pass(1);
    expect(page.view()).toMatchObject(goesToProvider);

    const silent = createKnownWorld();
    silent.frameBehaviour.current = (_, listener) => listener.loaded();
    const silentPage = await openPage(silent);
    await silent.clock.pass(3_000);
    expect(silentPage.view()).toMatchObject(goesToProvider);
  });

  it("need not be waited for: the provider's page can be asked for at once", async () => {
    const world = createKnownWorld();
    world.frameBehaviour.current = () => {};
    const page = await openPage(world);
    page.actor.send({ type: "provider.requested" });
    await world.clock.pass(0);
    expect(page.view().phase).toBe("redirecting");
    expect(world.ports.address.left).toHaveLength(1);
  });

  it("fails at once when the browser refuses the frame", async () => {
    const world = createKnownWorld();
    world.frameBehaviour.current = (_, listener) => listener.blocked();
    const page = await openPage(world);
    expect(page.view()).toMatchObject(goesToProvider);
  });

  it("hears only the provider, and only about its own state", async () => {
    const world = createKnownWorld();
    world.frameBehaviour.current = (url, listener) => {
      const response = Object.fromEntries(world.provider.authorize(url));
      const type = "authorization_response";
      listener.message("https://evil.test", { type, response });
      listener.message("https://login.example.test", { type: "other", response });
      listener.message("https://login.example.test", {
        type,
        response: { ...response, state: "x" },
      });
      listener.message("https://login.example.test", null);
    };
    const page = await openPage(world);
    await world.clock.pass(10_000);
    expect(page.view()).toMatchObject(goesToProvider);
    expect(world.provider.grants).toEqual([]);
  });

  it("is not ended by an answer to somebody else's question", async () => {
    const world = createKnownWorld();
    world.frameBehaviour.current = (url, listener) => {
      const response = Object.fromEntries(world.provider.authorize(url));
      for (const state of ["theirs", response["state"]]) {
        listener.message("https://login.example.test", {
          type: "authorization_response",
          response: { ...response, state },
        });
      }
    };
    expect((await openPage(world)).view().status).toBe("authenticated");
  });

  it("listens to its own callback page where the provider knows no web_message", async () => {
    const world = createKnownWorld();
    world.provider.state.hasWebMessage = false;
    const page = await openPage(world);
    expect(page.view().status).toBe("authenticated");
    expect(new URL(world.frame.opened[0] ?? "").searchParams.get("response_mode")).toBe("query");
  });

  it("works without TLS on loopback", async () => {
    const world = createKnownWorld({ issuer: "http://127.0.0.1:4103/" });
    const page = await openPage(world, { domain: "http://127.0.0.1:4103" });
    expect(page.view()).toMatchObject({ status: "authenticated", via: "provider" });
  });
});
