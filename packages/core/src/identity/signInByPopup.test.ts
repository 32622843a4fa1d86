import { describe, expect, it } from "vitest";
import {
  createSignedOutWorld,
  createWorld,
  fakeOrigin,
  openPage,
  settle,
} from "../testing/index.ts";

async function openByClick(world: ReturnType<typeof createWorld>) {
  const page = await openPage(world);
  page.actor.send({ type: "popup.requested" });
  return page;
}

describe("a popup login", () => {
  it("opens a window of 400 x 600 within the click, before anything is awaited", async () => {
    const world = createSignedOutWorld();
    const page = await openByClick(world);
    expect(world.popup.opened).toEqual([{ width: 400, height: 600 }]);
    expect(page.view()).toMatchObject({ status: "loading", phase: "inPopup" });
  });

  it("sets the user, ends loading and closes the window", async () => {
    const world = createSignedOutWorld();
    const page = await openByClick(world);
    await settle();
    expect(page.view()).toMatchObject({ status: "authenticated", via: "provider", error: null });
    expect(world.popup.isClosed()).toBe(true);
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/`);
  });

  it("is over after 60 s with 'Timeout'", async () => {
    const world = createSignedOutWorld();
    world.popupBehaviour.current = () => {};
    const page = await openByClick(world);
    await world.clock.pass(59_999);
    expect(page.view().phase).toBe("inPopup");
    await world.clock.pass(1);
    expect(page.view()).toMatchObject({ status: "error", error: "timeout" });
    expect(world.popup.isClosed()).toBe(true);
  });

  it("is cancelled when the window is closed, one tick later", async () => {
    const world = createSignedOutWorld();
    world.popupBehaviour.current = () => {};
    const page = await openByClick(world);
    await settle();
    world.popup.closeByHand();
    await world.clock.pass(1_000);
    expect(page.view().phase).toBe("inPopup");
    await world.clock.pass(1_000);
    expect(page.view()).toMatchObject({ status: "error", error: "cancelled" });
  });

  it("still hears the answer of a window that closed itself", async () => {
    const world = createSignedOutWorld();
    world.popupBehaviour.current = (url, listener) => {
      const response = Object.fromEntries(world.provider.authorize(url));
      const data = { type: "authorization_response", response };
      world.popup.closeByHand();
      world.clock.after(1_500, () => listener.message("https://login.example.test", data));
    };
    const page = await openByClick(world);
    await world.clock.pass(2_000);
    expect(page.view().status).toBe("authenticated");
  });

  it("offers the redirect when the browser blocks the window", async () => {
    const world = createSignedOutWorld();
    world.popupBehaviour.current = null;
    const page = await openByClick(world);
    await settle();
    expect(page.view()).toMatchObject({ status: "error", error: "popup_open" });
    page.actor.send({ type: "provider.requested" });
    await settle();
    expect(world.ports.address.left).toHaveLength(1);
    expect(page.view().error).toBeNull();
  });

  it("leads away from the logout page it was asked for on", async () => {
    const world = createWorld({ path: "/auth/logout" });
    const page = await openPage(world);
    page.actor.send({ type: "popup.requested" });
    await settle();
    expect(page.view().status).toBe("authenticated");
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/`);
  });

  it("can be left for the provider's page, which closes the window", async () => {
    const world = createSignedOutWorld();
    world.popupBehaviour.current = () => {};
    const page = await openByClick(world);
    await settle();
    page.actor.send({ type: "provider.requested" });
    expect(world.popup.isClosed()).toBe(true);
    await settle();
    expect(page.view().phase).toBe("redirecting");
    expect(world.ports.address.left).toHaveLength(1);
  });

  it("closes the window when the provider cannot be reached", async () => {
    const world = createSignedOutWorld();
    world.net.send = async () => {
      throw new TypeError("Failed to fetch");
    };
    const page = await openByClick(world);
    await settle();
    expect(page.view()).toMatchObject({ status: "error", error: "request_error" });
    expect(world.popup.isClosed()).toBe(true);
  });
});
