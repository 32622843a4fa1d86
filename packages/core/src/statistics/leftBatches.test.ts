import { describe, expect, it } from "vitest";
import { createFakeStore, createStatisticsHost, openStatistics } from "../testing/index.ts";
import { createLeftBatches } from "./leftBatches.ts";

const second = 1000;
const hour = 3_600_000;

describe("records of a page that was closed", () => {
  /** Looks something up and closes the tab. */
  async function closeTab(host: ReturnType<typeof createStatisticsHost>, userId = "ada") {
    const page = openStatistics({ host });
    await page.identify(userId);
    page.queue("one");
    await page.send({ type: "page.left" });
    page.close();
    return page.store;
  }

  it("are sent at the next start when nothing was taken on leaving", async () => {
    const host = createStatisticsHost();
    host.state.isBeaconTaken = false;
    const store = await closeTab(host);
    const next = openStatistics({ host, store, now: 6 * 24 * hour });
    await next.identify();
    await next.pass(10 * second);
    expect(host.counted()).toEqual(["one"]);
    expect(store.keys()).toEqual([]);
  });

  it("are sent at the next start when the beacon was lost on its way", async () => {
    const host = createStatisticsHost();
    host.state.isBeaconLost = true;
    const store = await closeTab(host);
    const next = openStatistics({ host, store, now: hour });
    await next.identify();
    await next.pass(10 * second);
    expect(host.counted()).toEqual(["one"]);
  });

  it("count once though two tabs find them", async () => {
    const host = createStatisticsHost();
    const store = await closeTab(host);
    const tabs = [openStatistics({ host, store }), openStatistics({ host, store })];
    for (const tab of tabs) await tab.identify();
    for (const tab of tabs) await tab.pass(10 * second);
    expect(host.countRequests()).toBe(2);
    expect(host.counted()).toEqual(["one"]);
    expect(store.keys()).toEqual([]);
  });

  it("are not sent again once the host may have forgotten that it counted them", async () => {
    const host = createStatisticsHost();
    const store = await closeTab(host);
    const next = openStatistics({ host, store, now: 12 * hour + 1 });
    await next.identify();
    await next.pass(10 * second);
    expect(host.countRequests()).toBe(0);
    expect(store.keys()).toEqual([]);
  });

  it("count as handed over for good, also when sending them again failed", async () => {
    const host = createStatisticsHost();
    const page = openStatistics({ host });
    await page.identify();
    page.queue("one");
    await page.send({ type: "page.left" });
    host.state.status = 503;
    await page.pass(10 * second);
    page.close();
    const next = openStatistics({ host, store: page.store, now: 12 * hour + 1 });
    await next.identify();
    expect(page.store.keys()).toEqual([]);
  });

  it("are taken oldest first and capped at 1000, the oldest dropped", () => {
    const store = createFakeStore();
    const leftBatches = createLeftBatches(store);
    const records = Array.from({ length: 200 }, () => ({
      resource: "banknote" as const,
      resourceId: "one",
    }));
    for (const at of [3, 1, 6, 2, 5, 4]) {
      leftBatches.write({ id: `id-${at}`, at, records, userId: "ada", isHandedOver: false });
    }
    expect(leftBatches.take("ada", 10).map(({ at }) => at)).toEqual([2, 3, 4, 5, 6]);
    expect(store.keys()).toHaveLength(5);
  });

  it("are kept for a week", async () => {
    const host = createStatisticsHost();
    host.state.isBeaconTaken = false;
    const store = await closeTab(host);
    const next = openStatistics({ host, store, now: 7 * 24 * hour + 1 });
    await next.identify();
    expect(store.keys()).toEqual([]);
  });

  it("wait for the user whose they are", async () => {
    const host = createStatisticsHost();
    host.state.isBeaconTaken = false;
    const store = await closeTab(host);
    const next = openStatistics({ host, store });
    await next.identify("bob");
    await next.pass(10 * second);
    expect(host.countRequests()).toBe(0);
    await next.identify("ada");
    await next.pass(10 * second);
    expect(host.counted()).toEqual(["one"]);
  });

  it("are dropped where the store holds what nobody here wrote", async () => {
    const texts = [
      "{",
      "null",
      "7",
      '{"id":1}',
      '{"id":"x","at":0,"userId":"ada","isHandedOver":false,"records":[{}]}',
    ];
    const store = createFakeStore({
      ...Object.fromEntries(texts.map((text, index) => [`statistics.batch.${index}`, text])),
      "content-language": "de",
    });
    const page = openStatistics({ store });
    await page.identify();
    await page.pass(10 * second);
    expect(page.host.countRequests()).toBe(0);
    expect(store.keys()).toEqual(["content-language"]);
  });

  it("are sent while the page lives, also where the store is full", async () => {
    const store = createFakeStore();
    store.write = () => {
      throw new Error("QuotaExceededError");
    };
    const page = openStatistics({ store });
    await page.identify();
    page.queue("one");
    await page.pass(10 * second);
    expect(page.host.counted()).toEqual(["one"]);
    expect(page.reported.map(({ code }) => code)).toEqual(["store_unavailable"]);
  });

  it("hinder nobody where the store is forbidden", async () => {
    const store = createFakeStore();
    store.keys = () => {
      throw new Error("SecurityError");
    };
    const page = openStatistics({ store });
    await page.identify();
    page.queue("one");
    await page.pass(10 * second);
    expect(page.host.counted()).toEqual(["one"]);
  });
});
