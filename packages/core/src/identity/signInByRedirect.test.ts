import { describe, expect, it } from "vitest";
import {
  createKnownWorld,
  createSignedOutWorld,
  createWorld,
  fakeOrigin,
  fakeSettings,
  openPage,
  returnFromProvider,
  settle,
} from "../testing/index.ts";
import { createIdentityProvider } from "./identityProvider.ts";

const lastLeft = (world: ReturnType<typeof createWorld>) =>
  new URL(world.ports.address.left.at(-1) ?? "").searchParams;

describe("the way to the provider", () => {
  it("starts loading and is not authenticated", async () => {
    const world = createSignedOutWorld();
    const page = await openPage(world);
    expect(page.view()).toMatchObject({ status: "unauthenticated", user: null, permissions: [] });
  });

  it("asks nobody when there is no session-check cookie", async () => {
    const world = createSignedOutWorld();
    await openPage(world);
    expect(world.requests).toEqual([]);
    expect(world.frame.opened).toEqual([]);
  });

  it("posts the one-time data first and redirects to the provider when that gives no token", async () => {
    const world = createWorld({ path: "/auth/login" });
    const page = await openPage(world);
    expect(world.requests[0]?.url).toBe("https://api.example.test/auth/token");
    expect(JSON.parse(String(world.requests[0]?.request.body))).toEqual({
      otp: "",
      hash: "",
      redirectTo: `${fakeOrigin}/auth/login`,
    });
    expect(page.view().phase).toBe("redirecting");
    expect(Object.fromEntries(lastLeft(world))).toMatchObject({
      client_id: "client-1",
      scope: "openid profile email",
      audience: "https://api.example.test/",
      redirect_uri: `${fakeOrigin}/auth`,
      response_type: "code",
      response_mode: "query",
      code_challenge_method: "S256",
    });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(lastLeft(world).get(name)).toMatch(/^[\w-]{43}$/);
    }
  });

  it("tells the provider the chosen language", async () => {
    const world = createSignedOutWorld();
    const page = await openPage(world, { language: () => "pl" });
    page.actor.send({ type: "provider.requested" });
    await settle();
    expect(lastLeft(world).get("ui_locales")).toBe("pl");
  });

  it("forces paths starting with /ct to the provider, with the return target set", async () => {
    const world = createWorld({ path: "/ct/notes" });
    await openPage(world);
    expect(world.requests.some(({ url }) => url.endsWith("/auth/token"))).toBe(false);
    expect(world.ports.store.read("clientToolReturnPath")).toBe("/ct/notes");
    expect(world.ports.store.read("hasTriedClientTool")).toBe("true");
    const back = await returnFromProvider(world);
    expect(back.view().status).toBe("authenticated");
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/ct/notes`);
    expect(world.ports.store.read("clientToolReturnPath")).toBeNull();
    expect(world.ports.store.read("hasTriedClientTool")).toBeNull();
  });

  it.each([{}, { cookieTransactions: true }])(
    "does not leave where what it needs on the way back would be lost (%o)",
    async (settings) => {
      const world = createSignedOutWorld();
      world.ports.store.write = () => false;
      world.ports.cookies.write = () => undefined;
      const page = await openPage(world, settings);
      page.actor.send({ type: "provider.requested" });
      await settle();
      expect([world.ports.address.left, page.view().error]).toEqual([[], "storage_denied"]);
    },
  );

  it("stops with an error after three redirects a minute", async () => {
    const world = createSignedOutWorld();
    const views: unknown[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const page = await openPage(world);
      page.actor.send({ type: "provider.requested" });
      await settle();
      views.push(page.view());
    }
    expect(world.ports.address.left).toHaveLength(3);
    expect(views[3]).toMatchObject({ status: "error", error: "too_many_redirects" });
    await world.clock.pass(61_000);
    const page = await openPage(world);
    page.actor.send({ type: "provider.requested" });
    await settle();
    expect(world.ports.address.left).toHaveLength(4);
  });
});

describe("the way back", () => {
  async function leave(world: ReturnType<typeof createWorld>, returnTo = "/notes/country") {
    const page = await openPage(world);
    await page.enter(returnTo);
  }

  it("redeems the code once, cleans the address first and goes to the return target", async () => {
    const world = createSignedOutWorld();
    await leave(world);
    const page = await returnFromProvider(world);
    expect(page.view()).toEqual({
      status: "authenticated",
      phase: "signedIn",
      user: { sub: "user|42", nickname: "Clerk", email: "clerk@example.test" },
      permissions: ["a:read", "b:read"],
      via: "provider",
      isConfirming: false,
      error: null,
    });
    expect(world.provider.grants).toHaveLength(1);
    expect(world.provider.grants[0]).toMatchObject({
      grant_type: "authorization_code",
      client_id: "client-1",
      redirect_uri: `${fakeOrigin}/auth`,
    });
    expect(world.ports.address.shown.at(-2)).toBe(`${fakeOrigin}/auth`);
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/notes/country`);
    expect(world.cookies.read("session-check.client-1")).toBe("true");
    expect(world.cookies.ages.get("session-check.client-1")).toBe(86_400);
  });

  it("goes to / when nothing was wanted", async () => {
    const world = createWorld({ path: "/auth/login" });
    await openPage(world);
    await returnFromProvider(world);
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/`);
  });

  it("goes to the path a protected page remembered", async () => {
    const world = createSignedOutWorld();
    const page = await openPage(world);
    await page.enter("/notes/show/noteId/7?tab=2");
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/auth/login?tab=2`);
    await returnFromProvider(world);
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/notes/show/noteId/7?tab=2`);
  });

  it("never exchanges twice: a second run for the same state looks for a session instead", async () => {
    const world = createSignedOutWorld();
    await leave(world);
    const answer = world.provider.authorize(world.ports.address.left[0] ?? "");
    world.ports.address.replace(`/auth?${answer.toString()}`);
    await openPage(world);
    world.ports.address.replace(`/auth?${answer.toString()}`);
    const again = await openPage(world);
    const codes = world.provider.grants.map((grant) => grant["code"]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(again.view().status).toBe("authenticated");
  });

  it("starts one fresh login when the second run finds nobody signed in", async () => {
    const world = createSignedOutWorld();
    await leave(world);
    const answer = world.provider.authorize(world.ports.address.left[0] ?? "");
    world.ports.address.replace(`/auth?${answer.toString()}`);
    await openPage(world);
    world.provider.state.user = null;
    world.ports.address.replace(`/auth?${answer.toString()}`);
    const again = await openPage(world);
    expect(again.view().phase).toBe("redirecting");
    expect(world.ports.address.left).toHaveLength(2);
  });

  it("says 'Invalid state' to an answer on /auth that nobody asked for", async () => {
    const world = createWorld({ path: "/auth?code=planted&state=unknown" });
    const page = await openPage(world);
    expect(page.view()).toMatchObject({ status: "error", error: "missing_transaction" });
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/auth`);
    expect(world.provider.grants).toEqual([]);
  });

  it("says 'Invalid state' when the stored state is not the one returned", async () => {
    const world = createSignedOutWorld();
    await leave(world);
    const key = world.ports.store.keys().find((name) => name.startsWith("sign-in.open.")) ?? "";
    world.ports.store.write("sign-in.open.planted", world.ports.store.read(key) ?? "");
    world.ports.address.replace("/auth?code=theirs&state=planted");
    const page = await openPage(world);
    expect(page.view()).toMatchObject({ status: "error", error: "state_mismatch" });
    expect(world.ports.store.read(key)).not.toBeNull();
    expect(world.provider.grants).toEqual([]);
  });

  it("leaves code and state of another service alone on any other path", async () => {
    const path = "/notes/country?code=theirs&state=theirs";
    const world = createKnownWorld({ path });
    await openPage(world);
    expect(world.ports.address.current()).toBe(fakeOrigin + path);
  });

  it("does not let a forged error end a login in progress", async () => {
    const world = createSignedOutWorld();
    await leave(world);
    const answer = world.provider.authorize(world.ports.address.left[0] ?? "");
    world.ports.address.replace("/auth?error=access_denied&state=forged");
    await openPage(world);
    world.ports.address.replace(`/auth?${answer.toString()}`);
    const page = await openPage(world);
    expect(page.view().status).toBe("authenticated");
  });

  it("finds a sign-in that was kept in a cookie, for one day, and spends it", async () => {
    const settings = { cookieTransactions: true };
    const world = createSignedOutWorld();
    const page = await openPage(world, settings);
    page.actor.send({ type: "provider.requested" });
    await settle();
    const key = world.cookies.names().find((name) => name.startsWith("sign-in.open.")) ?? "";
    expect(world.cookies.ages.get(key)).toBe(86_400);
    expect(world.ports.store.keys().filter((name) => name.startsWith("sign-in.open."))).toEqual([]);
    const back = await returnFromProvider(world, settings);
    expect(back.view().status).toBe("authenticated");
    expect(world.cookies.read(key)).toBeNull();
  });

  it("carries the provider's own error", async () => {
    const world = createSignedOutWorld();
    await leave(world);
    const state = lastLeft(world).get("state") ?? "";
    world.ports.address.replace(`/auth?error=access_denied&error_description=No&state=${state}`);
    const page = await openPage(world);
    expect(page.view()).toMatchObject({ status: "error", error: "provider_error" });
  });

  it("is bound to the page by a secret of its own, which the provider saw hashed alone", async () => {
    const { calculatePKCECodeChallenge } = await import("oauth4webapi");
    const world = createSignedOutWorld();
    for (let turn = 0; turn < 2; turn += 1) {
      const page = await openPage(world);
      page.actor.send({ type: "provider.requested" });
      await settle();
      await returnFromProvider(world);
      const verifier = world.provider.grants.at(-1)?.["code_verifier"] ?? "";
      expect(verifier).toMatch(/^[\w-]{43}$/);
      expect(lastLeft(world).get("code_challenge")).toBe(
        await calculatePKCECodeChallenge(verifier),
      );
    }
    const [one, other] = world.ports.address.left.map((url) => new URL(url).searchParams);
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(one?.get(name)).not.toBe(other?.get(name));
    }
  });

  it("is not finished without the request it answers, whoever asks for that", async () => {
    const world = createSignedOutWorld();
    const provider = createIdentityProvider(world.ports, fakeSettings);
    await expect(
      provider.finish(new URLSearchParams({ code: "x", state: "unknown" })),
    ).rejects.toMatchObject({ code: "missing_transaction", message: "Invalid state" });
  });

  it("refuses an ID token for another nonce", async () => {
    const world = createSignedOutWorld();
    await leave(world);
    world.provider.state.claims = { nonce: "planted" };
    const page = await returnFromProvider(world);
    expect(page.view()).toMatchObject({ status: "error", error: "mismatch", user: null });
  });

  it("refuses a code that another provider gave, or that nobody says who gave (RFC 9207)", async () => {
    for (const [answersFrom, status] of [
      ["https://login.example.test/", "authenticated"],
      ["https://evil.test/", "error"],
      ["", "error"],
    ] as const) {
      const world = createSignedOutWorld();
      world.provider.state.answersFrom = answersFrom;
      await leave(world);
      const page = await returnFromProvider(world);
      expect(page.view().status).toBe(status);
      expect(world.provider.grants).toHaveLength(status === "error" ? 0 : 1);
    }
  });

  it("survives states named like what every object has", async () => {
    for (const state of ["__proto__", "constructor", "toString"]) {
      const world = createWorld({ path: `/auth?code=x&state=${state}` });
      const page = await openPage(world);
      expect(page.view().error).toBe("missing_transaction");
    }
  });
});
