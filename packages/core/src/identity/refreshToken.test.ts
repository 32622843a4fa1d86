import { describe, expect, it } from "vitest";
import {
  createKnownWorld,
  createSignedOutWorld,
  openPage,
  returnFromProvider,
  settle,
} from "../testing/index.ts";

const hour = 3_600_000;
const fresh = { refreshTokens: true } as const;

/** Signs in by redirect, which is how a refresh token is first had. */
async function signInByRedirect(settings: Parameters<typeof openPage>[1]) {
  const world = createSignedOutWorld();
  const page = await openPage(world, settings);
  page.actor.send({ type: "provider.requested" });
  await settle();
  return { world, page: await returnFromProvider(world, settings) };
}

describe("refresh tokens", () => {
  it("are asked for with offline_access and renew without a frame, each once", async () => {
    const { world, page } = await signInByRedirect(fresh);
    const scope = new URL(world.ports.address.left[0] ?? "").searchParams.get("scope");
    expect(scope).toBe("openid profile email offline_access");
    await world.clock.pass(hour);
    await page.readToken();
    await world.clock.pass(hour);
    await page.readToken();
    expect(world.frame.opened).toEqual([]);
    const used = world.provider.grants.flatMap((grant) => grant["refresh_token"] ?? []);
    expect(used).toHaveLength(2);
    expect(new Set(used).size).toBe(2);
    expect(world.provider.grants[1]).toEqual({
      client_id: "client-1",
      grant_type: "refresh_token",
      refresh_token: used[0],
      redirect_uri: "https://app.example.test/auth",
    });
  });

  it("are missed before any call", async () => {
    const world = createKnownWorld();
    world.provider.state.tokenAnswer = { refresh_token: undefined };
    const page = await openPage(world, fresh);
    await world.clock.pass(hour);
    const calls = world.requests.length;
    expect(await page.readToken()).toBeNull();
    expect(world.requests).toHaveLength(calls);
    expect(world.reported).toMatchObject([{ code: "missing_refresh_token" }]);
    expect(page.view().status).toBe("authenticated");
  });

  it("fall back to the frame by option", async () => {
    const world = createKnownWorld();
    world.provider.state.tokenAnswer = { refresh_token: undefined };
    const page = await openPage(world, { ...fresh, fallBackToFrame: true });
    await world.clock.pass(hour);
    expect(await page.readToken()).not.toBeNull();
    expect(world.frame.opened).toHaveLength(2);
  });

  it("make no logout of a refusal, unless the provider says that the user is blocked", async () => {
    const { world, page } = await signInByRedirect(fresh);
    await world.clock.pass(hour);
    world.provider.state.tokenError = { error: "invalid_grant", error_description: "Unknown" };
    expect(await page.readToken()).toBeNull();
    expect(page.view().status).toBe("authenticated");
    const description = "user is blocked";
    world.provider.state.tokenError = { error: "invalid_grant", error_description: description };
    expect(await page.readToken()).toBeNull();
    expect(page.view()).toMatchObject({ phase: "failed", user: null });
  });

  it("must go on about the same user", async () => {
    const { world, page } = await signInByRedirect(fresh);
    await world.clock.pass(hour);
    world.provider.state.claims = { sub: "somebody-else" };
    expect(await page.readToken()).toBeNull();
    expect(world.reported).toMatchObject([{ code: "mismatch", about: "sub" }]);
  });

  it("spent by a try without an answer lead to one fresh silent login", async () => {
    const { world, page } = await signInByRedirect(fresh);
    await world.clock.pass(hour);
    const { send } = world.net;
    let isFirst = true;
    world.net.send = async (url, request) => {
      const answer = await send(url, request);
      if (url.endsWith("/oauth/token") && isFirst) {
        isFirst = false;
        throw new TypeError("Failed to fetch");
      }
      return answer;
    };
    expect(await page.readToken()).not.toBeNull();
    expect(world.frame.opened).toHaveLength(1);
  });
});
