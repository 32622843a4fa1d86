import { describe, expect, it } from "vitest";
import { createKnownWorld, createSignedOutWorld, openPage, settle } from "../testing/index.ts";

const hour = 3_600_000;
const asked: string[] = [];

/** Somebody at work whose token the provider no longer renews without them. */
async function failToRenew(tokenError: Record<string, unknown>) {
  const world = createKnownWorld({ path: "/notes" });
  const page = await openPage(world);
  const answer = world.popupBehaviour.current;
  asked.length = 0;
  world.popupBehaviour.current = (url, listener) => {
    asked.push(url);
    answer?.(url, listener);
  };
  await world.clock.pass(hour);
  world.provider.state.tokenError = tokenError;
  expect(await page.readToken()).toBeNull();
  world.provider.state.tokenError = null;
  return { world, page };
}

describe("somebody whose sign-in could not be renewed", () => {
  it("goes on in a window and stays where they are", async () => {
    const { world, page } = await failToRenew({ error: "server_error" });
    expect(page.view()).toMatchObject({ status: "authenticated", error: "provider_error" });
    page.actor.send({ type: "popup.requested" });
    expect(page.view()).toMatchObject({ status: "authenticated", isConfirming: true, error: null });
    await settle();
    expect(page.view()).toMatchObject({
      status: "authenticated",
      isConfirming: false,
      error: null,
      user: { sub: "user|42" },
    });
    expect(await page.readToken()).not.toBeNull();
    expect(world.ports.address.current()).toContain("/notes");
    expect(new URL(asked[0] ?? "").searchParams.has("acr_values")).toBe(false);
  });

  it("is asked for a second factor when the provider missed one", async () => {
    const { page } = await failToRenew({ error: "mfa_required", mfa_token: "m" });
    expect(page.view().error).toBe("mfa_required");
    page.actor.send({ type: "popup.requested" });
    await settle();
    expect(new URL(asked[0] ?? "").searchParams.get("acr_values")).toContain("multi-factor");
    page.actor.send({ type: "popup.requested" });
    await settle();
    expect(new URL(asked[1] ?? "").searchParams.has("acr_values")).toBe(false);
  });

  it("may go to the provider's page instead when the window is blocked", async () => {
    const { world, page } = await failToRenew({ error: "server_error" });
    world.popupBehaviour.current = null;
    page.actor.send({ type: "popup.requested" });
    await settle();
    expect(page.view()).toMatchObject({ status: "authenticated", error: "popup_open" });
    page.actor.send({ type: "provider.requested" });
    await settle();
    expect(new URL(world.ports.address.left[0] ?? "").searchParams.has("prompt")).toBe(false);
  });

  it("closes the window and is still at work", async () => {
    const { world, page } = await failToRenew({ error: "server_error" });
    world.popupBehaviour.current = () => {};
    page.actor.send({ type: "popup.requested" });
    await settle();
    world.popup.closeByHand();
    await world.clock.pass(2_000);
    expect(page.view()).toMatchObject({ status: "authenticated", error: "cancelled" });
  });
});

it("a window that is still open when the session ends is closed and signs nobody in", async () => {
  const { world, page } = await failToRenew({ error: "server_error" });
  world.popupBehaviour.current = () => {};
  page.actor.send({ type: "popup.requested" });
  await settle();
  page.actor.send({ type: "session.ended" });
  expect(world.popup.isClosed()).toBe(true);
  await world.clock.pass(2_000);
  expect(page.view()).toMatchObject({ status: "unauthenticated", user: null });
});

it("another user who signs in there gets nothing of the former one's", async () => {
  const world = createSignedOutWorld();
  const page = await openPage(world);
  page.actor.send({ type: "popup.requested" });
  await settle();
  const former = await page.readToken();
  world.provider.state.user = { sub: "user|7" };
  world.provider.state.permissions = [];
  page.actor.send({ type: "popup.requested" });
  await settle();
  expect(page.view()).toMatchObject({ user: { sub: "user|7" }, permissions: [] });
  expect(await page.readToken()).not.toBe(former);
});

type Known = Awaited<ReturnType<typeof failToRenew>>;

/** Opens a window in which nobody signs in before the function that it gives is called. */
async function openWindow({ popupBehaviour }: Known["world"], { actor }: Known["page"]) {
  const answer = popupBehaviour.current;
  let signIn = () => {};
  popupBehaviour.current = (url, listener) => {
    signIn = () => answer?.(url, listener);
  };
  actor.send({ type: "popup.requested" });
  await settle();
  return () => signIn();
}

describe("a silent renewal that is under way when the window signs in", () => {
  /** A frame that is open and says nothing yet, and what a call that waits for it gets. */
  async function withSilentFrame() {
    const { world, page } = await failToRenew({ error: "server_error" });
    const heard: { url: string; message: (origin: string, data: unknown) => void }[] = [];
    world.frameBehaviour.current = (url, { message }) => heard.push({ url, message });
    const read = page.readToken();
    await settle();
    expect(world.frame.countOpen()).toBe(1);
    const refuse = () => {
      const [{ url, message } = { url: "", message: () => {} }] = heard;
      const response = { error: "login_required", state: new URL(url).searchParams.get("state") };
      message("https://login.example.test", { type: "authorization_response", response });
    };
    return { world, page, read, refuse };
  }

  it("is given up, and the call that waited for it goes on at once", async () => {
    const { world, page, read } = await withSilentFrame();
    page.actor.send({ type: "popup.requested" });
    await settle();
    expect(await read).not.toBeNull();
    expect(world.frame.countOpen()).toBe(0);
    await world.clock.pass(20_000);
    expect(page.view()).toMatchObject({ status: "authenticated", error: null });
  });

  it.each([
    ["is refused", "refuse"],
    ["runs out of time", "wait"],
  ])("shows nothing and ends nothing where it %s while the window is open", async (_, how) => {
    const { world, page, read, refuse } = await withSilentFrame();
    const signIn = await openWindow(world, page);
    if (how === "refuse") refuse();
    await world.clock.pass(15_000);
    expect(page.view()).toMatchObject({ status: "authenticated", isConfirming: true, error: null });
    signIn();
    await settle();
    expect(page.view()).toMatchObject({
      status: "authenticated",
      isConfirming: false,
      error: null,
      user: { sub: "user|42" },
    });
    expect(await read).not.toBeNull();
  });

  it("gives the call no token where another user signed in", async () => {
    const { world, page, read } = await withSilentFrame();
    world.provider.state.user = { sub: "user|7" };
    page.actor.send({ type: "popup.requested" });
    await settle();
    expect(page.view()).toMatchObject({ user: { sub: "user|7" } });
    expect(await read).toBeNull();
    expect(await page.readToken()).not.toBeNull();
  });

  it("tells its failure where the window is closed by hand", async () => {
    const { world, page, read } = await withSilentFrame();
    world.popupBehaviour.current = () => {};
    page.actor.send({ type: "popup.requested" });
    await settle();
    await world.clock.pass(12_000);
    world.popup.closeByHand();
    await world.clock.pass(3_000);
    expect(await read).toBeNull();
    expect(page.view()).toMatchObject({ status: "authenticated", isConfirming: false });
    expect(page.view().error).not.toBeNull();
  });
});

it("while a window is open, a call waits for it and opens no frame", async () => {
  const { world, page } = await failToRenew({ error: "server_error" });
  const signIn = await openWindow(world, page);
  const opened = world.frame.opened.length;
  const read = page.readToken();
  await world.clock.pass(30_000);
  expect(world.frame.opened).toHaveLength(opened);
  signIn();
  expect(await read).not.toBeNull();
  expect(world.frame.opened).toHaveLength(opened);
});
