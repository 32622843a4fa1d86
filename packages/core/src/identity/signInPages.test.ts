import { describe, expect, it } from "vitest";
import {
  createFakeTabs,
  createKnownWorld,
  createSignedOutWorld,
  createWorld,
  fakeOrigin,
  fakeToken,
  openPage,
  returnFromProvider,
  settle,
} from "../testing/index.ts";

const apiToken = fakeToken({ sub: "link|1" });

const shownBy = (world: ReturnType<typeof createWorld>) =>
  world.ports.address.shown.map((url) => url.replace(fakeOrigin, ""));

describe("a page that is opened", () => {
  it("by somebody signed out leads to the login page, with its query", async () => {
    const world = createWorld({ path: "/notes?page=2" });
    const page = await openPage(world);
    expect(shownBy(world)).toEqual(["/notes?page=2", "/auth/login?page=2"]);
    expect(page.view().phase).toBe("redirecting");
    expect(world.ports.store.read("sign-in.return-target")).toBe("/notes?page=2");
    await returnFromProvider(world);
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/notes?page=2`);
    expect(world.ports.store.read("sign-in.return-target")).toBeNull();
  });

  it("is a placeholder until it is known who is there", async () => {
    const world = createKnownWorld({ path: "/notes" });
    world.frameBehaviour.current = () => {};
    const page = await openPage(world);
    expect(page.view().phase).toBe("loadingApp");
  });

  it("on the login page leads somebody signed in to /, now and later", async () => {
    const world = createKnownWorld({ path: "/auth/login" });
    const page = await openPage(world);
    expect(page.view().phase).toBe("signedIn");
    await page.enter("/auth");
    await page.enter("/login/autologin");
    expect(shownBy(world)).toEqual(["/auth/login", "/", "/auth", "/", "/login/autologin", "/"]);
    expect(page.view().phase).toBe("signedIn");
  });

  it("on the logout page signs out, whichever way somebody came in, and whenever", async () => {
    const atProvider = createKnownWorld({ path: "/auth/logout" });
    const page = await openPage(atProvider);
    expect(page.view()).toMatchObject({ phase: "leaving", user: null });
    expect(atProvider.ports.address.left[0]).toContain("/v2/logout");

    const byToken = createWorld({ path: "/notes", stored: { "api-auth-token": apiToken } });
    const other = await openPage(byToken);
    await other.enter("/auth/logout");
    expect(byToken.ports.store.read("api-auth-token")).toBeNull();
    expect(shownBy(byToken)).toContain("/");
  });

  it("on the logout page takes no one-time link, and asks nobody to switch", async () => {
    for (const stored of [{ "api-auth-token": apiToken }, {}]) {
      const world = createWorld({ path: "/auth/logout?otp=planted", stored });
      const page = await openPage(world);
      expect(shownBy(world)[1]).toBe("/auth/logout");
      expect(page.view().user).toBeNull();
      const bodies = world.requests.map(({ request }) => String(request.body));
      expect(bodies.join()).not.toContain("planted");
    }
  });

  it("stays as it is for somebody signed out on the logout page until they ask", async () => {
    const world = createSignedOutWorld();
    const page = await openPage(world);
    expect(page.view()).toMatchObject({ phase: "signedOut", error: null });
    page.actor.send({ type: "signIn.requested" });
    await settle();
    expect(shownBy(world)).toEqual(["/auth/logout", "/auth/login"]);
    expect(page.view().phase).toBe("redirecting");
  });
});

describe("a session that ends elsewhere", () => {
  it("leads to the login page, where nothing starts by itself", async () => {
    const tabs = createFakeTabs();
    const [one, other] = [createKnownWorld({ tabs }), createKnownWorld({ tabs, path: "/ct/x" })];
    const [page, otherPage] = [await openPage(one), await openPage(other)];
    page.actor.send({ type: "signOut.requested" });
    await settle();
    expect(otherPage.view()).toMatchObject({ phase: "signedOut", user: null });
    expect(shownBy(other)).toEqual(["/ct/x", "/auth/login"]);
    expect(other.ports.address.left).toEqual([]);
    otherPage.actor.send({ type: "provider.requested" });
    await settle();
    expect(other.ports.address.left[0]).toContain("/authorize?");
  });

  it("takes the question whether to switch with it, and the link", async () => {
    const world = createKnownWorld({ path: "/notes?otp=planted" });
    const page = await openPage(world);
    expect(page.view().phase).toBe("askingToSwitch");
    world.cookies.remove("session-check.client-1");
    world.provider.state.user = null;
    page.actor.send({ type: "page.shown" });
    await settle();
    expect(page.view()).toMatchObject({ phase: "signedOut", user: null });
    page.actor.send({ type: "signIn.requested" });
    await settle();
    expect(world.requests.at(-1)?.request.body ?? "").not.toContain("planted");
  });
});

it("a provider that cannot be reached is shown on the login page, and on every page after it", async () => {
  const world = createWorld({ path: "/notes" });
  world.net.send = async () => {
    throw new TypeError("Failed to fetch");
  };
  const page = await openPage(world);
  expect(page.view()).toMatchObject({ phase: "failed", error: "request_error" });
  await page.enter("/tc");
  expect(shownBy(world)).toEqual(["/notes", "/auth/login", "/tc", "/auth/login"]);
  expect(page.view().phase).toBe("failed");
});

describe("the page that was opened is where a later try ends", () => {
  const link = "/notes/show/1?page=2#top";
  const goesBack = async (world: ReturnType<typeof createWorld>) => {
    await returnFromProvider(world);
    expect(world.ports.address.current()).toBe(fakeOrigin + link);
  };

  it("after a provider that could not be reached", async () => {
    const world = createWorld({ path: link });
    const { send } = world.net;
    world.net.send = async () => {
      throw new TypeError("Failed to fetch");
    };
    const page = await openPage(world);
    expect(page.view().phase).toBe("failed");
    world.net.send = send;
    page.actor.send({ type: "signIn.requested" });
    await settle();
    await goesBack(world);
  });

  it("after an answer that could not be redeemed", async () => {
    const world = createWorld({ path: link });
    await openPage(world);
    world.provider.state.tokenError = { error: "access_denied" };
    const page = await returnFromProvider(world);
    expect(page.view().phase).toBe("failed");
    world.provider.state.tokenError = null;
    page.actor.send({ type: "signIn.requested" });
    await settle();
    await goesBack(world);
  });

  it("after the same on the way from a page of the product", async () => {
    const world = createKnownWorld({ path: link });
    const page = await openPage(world);
    page.actor.send({ type: "provider.requested" });
    await settle();
    world.provider.state.tokenError = { error: "access_denied" };
    const back = await returnFromProvider(world);
    world.provider.state.tokenError = null;
    back.actor.send({ type: "signIn.requested" });
    await settle();
    await goesBack(world);
  });

  it("but not of a sign-in that was given up for another page", async () => {
    const world = createWorld({ path: link });
    await openPage(world);
    world.cookies.write("session-check.client-1", "true", 60);
    world.ports.address.replace("/tc");
    const page = await openPage(world);
    expect(page.view().phase).toBe("signedIn");
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/tc`);
  });
});
