import { describe, expect, it } from "vitest";
import {
  createKnownWorld,
  createSignedOutWorld,
  openPage,
  returnFromProvider,
  settle,
} from "../testing/index.ts";

const hour = 3_600_000;

async function signInByRedirect(settings: Parameters<typeof openPage>[1], issuer?: string) {
  const world = createSignedOutWorld(issuer === undefined ? {} : { issuer });
  const page = await openPage(world, settings);
  page.actor.send({ type: "provider.requested" });
  await settle();
  return { world, page: await returnFromProvider(world, settings) };
}

describe("the access token", () => {
  it("is good until exactly 60 s before it expires, and then renewed in the hidden frame", async () => {
    const world = createKnownWorld();
    const page = await openPage(world);
    const first = await page.readToken();
    await world.clock.pass(hour - 60_000);
    expect(await page.readToken()).toBe(first);
    await world.clock.pass(1);
    const second = await page.readToken();
    expect(second).not.toBe(first);
    expect(world.frame.opened).toHaveLength(2);
    expect(new URL(world.frame.opened[1] ?? "").searchParams.get("id_token_hint")).not.toBeNull();
  });

  it("is kept in memory alone", async () => {
    const world = createKnownWorld();
    const page = await openPage(world);
    const token = (await page.readToken()) ?? "";
    const snapshot = JSON.stringify(page.actor.getPersistedSnapshot());
    expect(snapshot).not.toContain(token);
    for (const key of world.ports.store.keys()) {
      expect(world.ports.store.read(key)).not.toContain(token);
    }
    expect(world.ports.address.shown.join()).not.toContain(token);
  });

  it("is asked for once when several calls need it", async () => {
    const world = createKnownWorld();
    const page = await openPage(world);
    await world.clock.pass(hour);
    const tokens = await Promise.all([page.readToken(), page.readToken(), page.readToken()]);
    expect(new Set(tokens).size).toBe(1);
    expect(world.frame.opened).toHaveLength(2);
  });

  it("tells the permissions of the renewed token", async () => {
    const world = createKnownWorld();
    const page = await openPage(world);
    await world.clock.pass(hour);
    world.provider.state.permissions = ["c:read"];
    await page.readToken();
    expect(page.view().permissions).toEqual(["c:read"]);
  });

  it("is another user's where the provider says so, and nothing is sent for the former one", async () => {
    const world = createKnownWorld();
    const page = await openPage(world);
    await world.clock.pass(hour);
    world.provider.state.user = { sub: "user|7" };
    expect(await page.readToken()).toBeNull();
    expect(page.view().user).toEqual({ sub: "user|7" });
    expect(await page.readToken()).toContain(".");
  });
});

describe("a failed renewal", () => {
  it("leads to a local logout on login_required", async () => {
    for (const error of [
      "login_required",
      "interaction_required",
      "consent_required",
      "account_selection_required",
    ]) {
      const world = createKnownWorld();
      const page = await openPage(world);
      await world.clock.pass(hour);
      world.frameBehaviour.current = (url, listener) => {
        const state = new URL(url).searchParams.get("state");
        const data = { type: "authorization_response", response: { error, state } };
        listener.message("https://login.example.test", data);
      };
      expect(await page.readToken()).toBeNull();
      expect(page.view()).toMatchObject({ phase: "failed", error: "login_required", user: null });
      expect(world.ports.address.left).toEqual([]);
      expect(world.reported).toMatchObject([{ code: "login_required", providerCode: error }]);
    }
  });

  it("never signs anybody out in the background", async () => {
    const world = createKnownWorld();
    const page = await openPage(world);
    await world.clock.pass(hour);
    world.provider.state.user = null;
    expect(await page.readToken({ isBackground: true })).toBeNull();
    expect(page.view().status).toBe("authenticated");
    expect(world.reported).toHaveLength(1);
  });

  it("keeps the user when it was a timeout or a network failure, and says so", async () => {
    const world = createKnownWorld();
    const page = await openPage(world);
    await world.clock.pass(hour);
    world.frameBehaviour.current = () => {};
    const reading = page.readToken();
    await world.clock.pass(10_000);
    expect(await reading).toBeNull();
    expect(page.view()).toMatchObject({ status: "authenticated", error: "timeout" });
    expect(world.reported).toMatchObject([{ message: "Timeout" }]);
  });

  it("is told at once when the browser refuses the frame", async () => {
    const world = createKnownWorld();
    const page = await openPage(world);
    await world.clock.pass(hour);
    world.frameBehaviour.current = (_, listener) => listener.blocked();
    expect(await page.readToken()).toBeNull();
    expect(page.view()).toMatchObject({ status: "authenticated", error: "frame_blocked" });
    expect(world.frame.countOpen()).toBe(0);
  });

  it("that ends after a sign-out leaves nothing behind", async () => {
    const world = createKnownWorld();
    const page = await openPage(world, { discovery: false });
    await world.clock.pass(hour);
    const { send } = world.net;
    let answer = () => {};
    world.net.send = async (url, request) => {
      const answered = await send(url, request);
      await new Promise<void>((resolve) => (answer = resolve));
      return answered;
    };
    const reading = page.readToken();
    await settle();
    page.actor.send({ type: "signOut.requested" });
    await settle();
    answer();
    expect(await reading).toBeNull();
    expect(await page.readToken()).toBeNull();
    expect(world.cookies.read("session-check.client-1")).toBeNull();
  });

  it("proves nothing where the frame may not see the provider's cookies", async () => {
    const domain = "login.elsewhere.test";
    const { world, page } = await signInByRedirect({ domain }, `https://${domain}/`);
    await world.clock.pass(hour);
    world.provider.state.user = null;
    expect(await page.readToken()).toBeNull();
    expect(page.view()).toMatchObject({ status: "authenticated", error: "login_required" });
  });
});

describe("the token call", () => {
  it("is retried up to 3 times on network failure, and no HTTP answer is retried", async () => {
    const world = createKnownWorld();
    const page = await openPage(world);
    await world.clock.pass(hour);
    const { send } = world.net;
    let tries = 0;
    world.net.send = async (url, request) => {
      if (!url.endsWith("/oauth/token")) return send(url, request);
      tries += 1;
      if (tries < 3) throw new TypeError("Failed to fetch");
      return send(url, request);
    };
    expect(await page.readToken()).not.toBeNull();
    expect(tries).toBe(3);

    await world.clock.pass(hour);
    tries = 3;
    world.provider.state.tokenError = { error: "server_error", error_description: "Broken" };
    expect(await page.readToken()).toBeNull();
    expect(tries).toBe(4);
    expect(page.view()).toMatchObject({ status: "authenticated", error: "provider_error" });
  });

  it("that has spent its code by a try without an answer is made good once, and no more", async () => {
    const world = createKnownWorld();
    const page = await openPage(world);
    const { send } = world.net;
    let isLost = true;
    world.net.send = async (url, request) => {
      const answer = await send(url, request);
      if (!url.endsWith("/oauth/token") || !isLost) return answer;
      isLost = false;
      throw new TypeError("Failed to fetch");
    };
    await world.clock.pass(hour);
    expect(await page.readToken()).not.toBeNull();
    expect(world.frame.opened).toHaveLength(3);

    await world.clock.pass(hour);
    const spent = { error: "invalid_grant" };
    world.net.send = async (url, request) => {
      if (!url.endsWith("/oauth/token")) return send(url, request);
      isLost = !isLost;
      if (isLost) throw new TypeError("Failed to fetch");
      const headers: [string, string][] = [["content-type", "application/json"]];
      return new Response(JSON.stringify(spent), { status: 400, headers });
    };
    expect(await page.readToken()).toBeNull();
    expect(world.frame.opened).toHaveLength(5);
    expect(page.view()).toMatchObject({ status: "authenticated", error: "provider_error" });
  });

  it("gives each try 10 s", async () => {
    const world = createKnownWorld();
    const page = await openPage(world);
    await world.clock.pass(hour);
    world.net.send = (_, request) =>
      new Promise((_resolve, reject) => {
        request.signal.addEventListener("abort", () => reject(new Error("aborted")));
      });
    const reading = page.readToken();
    await world.clock.pass(29_999);
    expect(world.reported).toEqual([]);
    await world.clock.pass(1);
    expect(await reading).toBeNull();
    expect(world.reported).toMatchObject([{ code: "timeout", message: "Timeout" }]);
  });

  it("is form-encoded, or JSON by option", async () => {
    const world = createKnownWorld();
    await openPage(world, { tokenBody: "json" });
    const call = world.requests.find(({ url }) => url.endsWith("/oauth/token"));
    expect(call?.request.headers["content-type"]).toBe("application/json");
    expect(world.provider.grants[0]).toMatchObject({ grant_type: "authorization_code" });
  });

  it("says 'HTTP error. Unable to fetch' when the answer has no error", async () => {
    const world = createKnownWorld();
    const page = await openPage(world);
    await world.clock.pass(hour);
    const { send } = world.net;
    world.net.send = async (url, request) =>
      url.endsWith("/oauth/token")
        ? new Response("<html>", { status: 502, headers: { "content-type": "text/html" } })
        : send(url, request);
    await page.readToken();
    expect(world.reported).toMatchObject([
      {
        code: "request_error",
        message: "HTTP error. Unable to fetch https://login.example.test/oauth/token",
      },
    ]);
  });

  it("carries the MFA token of mfa_required", async () => {
    const world = createKnownWorld();
    const page = await openPage(world);
    await world.clock.pass(hour);
    world.provider.state.tokenError = {
      error: "mfa_required",
      error_description: "Multifactor authentication required",
      mfa_token: "mfa-1",
      mfa_requirements: { challenge: [{ type: "otp" }] },
    };
    await page.readToken();
    expect(world.reported).toMatchObject([
      {
        code: "mfa_required",
        mfaToken: "mfa-1",
        mfaRequirements: { challenge: [{ type: "otp" }] },
      },
    ]);
    expect(page.view().status).toBe("authenticated");
  });
});
