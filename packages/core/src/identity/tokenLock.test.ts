import { describe, expect, it } from "vitest";
import { createFakeTabs, createKnownWorld, openPage, settle } from "../testing/index.ts";

const hour = 3_600_000;

describe("the lock between tabs", () => {
  it("is waited for 5 s, up to 10 times", async () => {
    const tabs = createFakeTabs();
    const world = createKnownWorld({ tabs });
    const page = await openPage(world);
    await world.clock.pass(hour);
    let release = () => {};
    const name = "identity.client-1.https://api.example.test/";
    const other = tabs.locks.request(
      name,
      new AbortController().signal,
      () => new Promise<void>((resolve) => (release = resolve)),
    );
    const reading = page.readToken();
    await world.clock.pass(49_999);
    expect(world.reported).toEqual([]);
    await world.clock.pass(1);
    expect(await reading).toBeNull();
    expect(world.reported).toMatchObject([{ code: "timeout" }]);
    release();
    await other;
    expect(await page.readToken()).not.toBeNull();
  });

  it("is done without where the browser denies it", async () => {
    const tabs = createFakeTabs();
    const world = createKnownWorld({ tabs });
    const page = await openPage(world);
    await world.clock.pass(hour);
    tabs.locks.request = () => Promise.reject(new DOMException("denied", "SecurityError"));
    expect(await page.readToken()).not.toBeNull();
    expect(world.reported).toEqual([]);
    expect(world.frame.opened).toHaveLength(2);
  });

  it("that is denied hides no failure of the renewal itself", async () => {
    const tabs = createFakeTabs();
    const world = createKnownWorld({ tabs });
    const page = await openPage(world);
    await world.clock.pass(hour);
    tabs.locks.request = () => Promise.reject(new DOMException("denied", "SecurityError"));
    world.provider.state.user = null;
    expect(await page.readToken()).toBeNull();
    expect(page.view()).toMatchObject({ status: "error", error: "login_required" });
    expect(world.frame.opened).toHaveLength(2);
  });

  it("is not kept by a frame for longer than the frame's own 10 s", async () => {
    const tabs = createFakeTabs();
    const [one, other] = [createKnownWorld({ tabs }), createKnownWorld({ tabs })];
    const [page, otherPage] = [await openPage(one), await openPage(other)];
    await one.clock.pass(hour);
    await other.clock.pass(hour);
    one.frameBehaviour.current = () => {};
    const reading = page.readToken();
    await settle();
    const waiting = otherPage.readToken();
    await one.clock.pass(10_000);
    expect(await reading).toBeNull();
    expect(await waiting).not.toBeNull();
  });
});
