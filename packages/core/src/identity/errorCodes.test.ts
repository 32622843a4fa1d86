import { describe, expect, it } from "vitest";
import {
  createKnownWorld,
  createSignedOutWorld,
  createWorld,
  openPage,
  settle,
} from "../testing/index.ts";
import { identityErrorCodes } from "./errorCodes.ts";

const hour = 3_600_000;
const issuer = "https://login.example.test";

type World = ReturnType<typeof createWorld>;

/** Somebody at work whose token has to be renewed, which goes wrong. */
async function renew(
  prepare: (world: World) => void,
  settings = {},
  tokenAnswer: Record<string, unknown> = {},
): Promise<World> {
  const world = createKnownWorld();
  world.provider.state.tokenAnswer = tokenAnswer;
  const page = await openPage(world, settings);
  await world.clock.pass(hour);
  prepare(world);
  const reading = page.readToken();
  await world.clock.pass(10_000);
  await reading;
  return world;
}

/** Somebody signs in in a window, which goes wrong. */
async function openWindow(prepare: (world: World) => void, wait = 0): Promise<World> {
  const world = createSignedOutWorld();
  const page = await openPage(world);
  prepare(world);
  page.actor.send({ type: "popup.requested" });
  await settle();
  await world.clock.pass(wait);
  await settle();
  return world;
}

/** Comes back from the provider by another answer than the one that was asked for. */
async function returnBy(change: (stored: Record<string, unknown>) => void): Promise<World> {
  const world = createSignedOutWorld();
  const page = await openPage(world);
  page.actor.send({ type: "provider.requested" });
  await settle();
  const { address, store } = world.ports;
  const answer = world.provider.authorize(address.left.at(-1) ?? "");
  const key = `sign-in.open.${answer.get("state")}`;
  const record = JSON.parse(store.read(key) ?? "") as { transaction: Record<string, unknown> };
  change(record.transaction);
  store.write(key, JSON.stringify(record));
  address.replace(`/auth?${answer.toString()}`);
  await openPage(world);
  return world;
}

const throwing = (thrown: unknown) => () => {
  throw thrown;
};

/** How each error of specification 8 comes about, and its message where one is fixed. */
const catalogue: Record<string, readonly [code: string, message: string, () => Promise<World>]> = {
  "a window that nobody answers": [
    "timeout",
    "Timeout",
    () => openWindow(({ popupBehaviour }) => (popupBehaviour.current = () => {}), 60_000),
  ],
  "a frame that nobody answers": [
    "timeout",
    "Timeout",
    () => renew(({ frameBehaviour }) => (frameBehaviour.current = () => {})),
  ],
  "a window that is closed by hand": [
    "cancelled",
    "Popup closed",
    () =>
      openWindow(({ popup, popupBehaviour }) => {
        popupBehaviour.current = () => popup.closeByHand();
      }, 2_000),
  ],
  "an answer that nobody asked for": [
    "missing_transaction",
    "Invalid state",
    async () => {
      const world = createWorld({ path: "/auth?code=c&state=s" });
      await openPage(world);
      return world;
    },
  ],
  "an answer to another request": [
    "state_mismatch",
    "Invalid state",
    () => returnBy((stored) => (stored["state"] = "another")),
  ],
  "a second factor that was missed": [
    "mfa_required",
    "mfa_required",
    () => renew(({ provider }) => (provider.state.tokenError = { error: "mfa_required" })),
  ],
  "a refresh token that nobody gave": [
    "missing_refresh_token",
    "No refresh token is known",
    () => renew(() => {}, { refreshTokens: true }, { refresh_token: undefined }),
  ],
  "a session that is over": [
    "login_required",
    "login_required",
    () => renew(({ provider }) => (provider.state.user = null)),
  ],
  "a token endpoint that cannot be reached": [
    "request_error",
    "No route to host",
    () => renew(({ net }) => (net.send = throwing(new TypeError("No route to host")))),
  ],
  "a token endpoint that says nothing readable": [
    "request_error",
    `HTTP error. Unable to fetch ${issuer}/oauth/token`,
    () =>
      renew(({ net }) => {
        net.send = async () => new Response("<html>", { status: 502, headers: {} });
      }),
  ],
  "a sign-in that fails without a word": [
    "request_error",
    "Login failed",
    () => openWindow(({ ports }) => (ports.popup.open = throwing(null))),
  ],
  "a renewal that fails without a word": [
    "request_error",
    "Get access token failed",
    () => renew(({ ports }) => (ports.frame.open = throwing(null))),
  ],
};

describe("the errors of specification 8", () => {
  it.each(Object.entries(catalogue))("%s", async (_what, [code, message, happen]) => {
    const { reported } = await happen();
    expect(reported).toMatchObject([{ code, message }]);
  });

  it("are each reached here", async () => {
    const reached = new Set(Object.values(catalogue).map(([code]) => code));
    expect(
      [...reached].filter((code) => !identityErrorCodes.some((known) => known === code)),
    ).toEqual([]);
    expect([...reached].sort()).toEqual([
      "cancelled",
      "login_required",
      "mfa_required",
      "missing_refresh_token",
      "missing_transaction",
      "request_error",
      "state_mismatch",
      "timeout",
    ]);
  });
});
