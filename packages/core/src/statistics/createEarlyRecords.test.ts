import { describe, expect, it } from "vitest";
import { createFakeStore, createStatisticsHost, openStatistics, settle } from "../testing/index.ts";
import { createEarlyRecords } from "./createEarlyRecords.ts";

/** A page whose statistics has not come yet. */
function openEarly(userId: string | null = "ada") {
  const host = createStatisticsHost();
  const store = createFakeStore();
  const token: { read: () => Promise<string | null> } = { read: async () => "token-1" };
  let ids = 0;
  const early = createEarlyRecords(
    {
      beacon: host.beacon,
      store,
      createId: () => `early-${(ids += 1)}`,
      now: () => 0,
      readToken: () => token.read(),
      readUserId: () => userId,
    },
    { statisticsUrl: "https://stats.example.test/" },
  );
  const look = (...resourceIds: string[]) => {
    for (const resourceId of resourceIds) early.queue({ resource: "banknote", resourceId });
  };
  return { host, store, token, early, look };
}

describe("records from before statistics has come", () => {
  it("reach the host when the page is left", async () => {
    const { host, early, look } = openEarly();
    look("one", "two");
    await settle();
    early.leave();
    expect(host.counted()).toEqual(["one", "two"]);
    expect(host.tokens).toEqual(["token-1"]);
    early.leave();
    expect(host.countBeacons()).toBe(1);
  });

  it.each([
    ["there is no token yet", null],
    ["the beacon is lost", "token-1"],
  ])("come with the next page when %s, and count once", async (_, token) => {
    const page = openEarly();
    page.token.read = async () => token;
    page.host.state.isBeaconLost = true;
    page.look("one");
    await settle();
    page.early.leave();
    expect(page.host.counted()).toEqual([]);
    const next = openStatistics(page);
    await next.identify();
    await next.pass(10_000);
    expect(page.host.counted()).toEqual(["one"]);
    expect(page.store.keys()).toEqual([]);
  });

  it("wait where nobody is signed in, and go on with statistics as soon as it is there", async () => {
    const page = openEarly(null);
    page.look("one");
    page.early.leave();
    expect(page.host.tokens).toEqual([]);
    const next = openStatistics(page);
    next.adopt(page.early.take());
    await next.identify();
    await next.pass(10_000);
    expect(page.host.counted()).toEqual(["one"]);
    expect(page.early.take()).toEqual([]);
  });

  it("are capped at what one batch holds, the oldest dropped", () => {
    const { early, look } = openEarly();
    look(...Array.from({ length: 210 }, (_, index) => String(index)));
    const taken = early.take();
    expect(taken).toHaveLength(200);
    expect(taken[0]?.resourceId).toBe("10");
  });
});
