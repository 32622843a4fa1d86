import { describe, expect, it } from "vitest";
import { openStatistics, settle } from "../testing/index.ts";
import type { StatisticsEvent } from "./statisticsQueueSetup.ts";

const second = 1000;

const left: StatisticsEvent = { type: "page.left" };

describe("usage statistics", () => {
  it("are sent after 10 s, together, with a bearer token", async () => {
    const page = openStatistics();
    await page.identify();
    page.queue("one", "two");
    await page.pass(10 * second - 1);
    expect(page.host.countRequests()).toBe(0);
    await page.pass(1);
    expect(page.host.counted()).toEqual(["one", "two"]);
    expect(page.host.tokens).toEqual(["Bearer token-1"]);
  });

  it("follow no redirect with their token, and wait for the host itself", async () => {
    const page = openStatistics();
    page.host.state.leadsTo = "https://evil.test/";
    await page.identify();
    page.queue("one");
    await page.pass(10 * second);
    expect(page.host.led).toEqual([]);
    page.host.state.leadsTo = null;
    await page.pass(60 * second);
    expect(page.host.counted()).toEqual(["one"]);
  });

  it("are sent only when records are queued", async () => {
    const page = openStatistics();
    await page.identify();
    await page.pass(60 * second);
    await page.send(left);
    expect(page.host.tokens).toEqual([]);
  });

  it("take records that are queued while others are being sent", async () => {
    const page = openStatistics();
    await page.identify();
    page.queue("one");
    const passing = page.pass(10 * second);
    page.queue("two");
    await passing;
    await page.pass(10 * second);
    expect(page.host.counted()).toEqual(["one", "two"]);
  });

  it("are sent on page unload, with the token in the body", async () => {
    const page = openStatistics();
    await page.identify();
    page.queue("one");
    await page.send(left);
    expect(page.host.counted()).toEqual(["one"]);
    expect(page.host.tokens).toEqual(["token-1"]);
  });

  it("wait until somebody is signed in", async () => {
    const page = openStatistics();
    page.queue("one");
    await page.pass(30 * second);
    await page.send(left);
    expect(page.host.tokens).toEqual([]);
    await page.identify();
    await page.pass(10 * second);
    expect(page.host.counted()).toEqual(["one"]);
  });
});

describe("the token for statistics", () => {
  it("is refreshed every 5 minutes", async () => {
    const page = openStatistics();
    await page.identify();
    expect(page.token.reads).toBe(1);
    page.token.read = async () => "token-2";
    await page.pass(299 * second);
    expect(page.token.reads).toBe(1);
    await page.pass(second);
    expect(page.token.reads).toBe(2);
    page.queue("one");
    await page.pass(10 * second);
    expect(page.host.tokens).toEqual(["Bearer token-2"]);
  });

  it("is cleared when a refresh fails, which is logged, and records wait for the next one", async () => {
    const page = openStatistics();
    await page.identify();
    page.token.read = async () => null;
    await page.pass(300 * second);
    expect(page.reported.map(({ code }) => code)).toEqual(["token_unavailable"]);
    page.queue("one");
    await page.pass(20 * second);
    expect(page.host.tokens).toEqual([]);
    page.token.read = async () => {
      throw new Error("offline");
    };
    await page.pass(280 * second);
    expect(page.reported.map(({ code }) => code)).toHaveLength(2);
    page.token.read = async () => "token-2";
    await page.send({ type: "connection.restored" });
    await page.pass(10 * second);
    expect(page.host.counted()).toEqual(["one"]);
  });

  it("is read again when the host refuses it, and the records are sent once more", async () => {
    const page = openStatistics();
    await page.identify();
    page.host.state.status = 401;
    page.queue("one");
    page.token.read = async () => "token-2";
    await page.pass(10 * second);
    expect(page.token.reads).toBe(2);
    page.host.state.status = 204;
    await page.pass(20 * second);
    expect(page.host.tokens).toEqual(["Bearer token-1", "Bearer token-2"]);
    expect(page.host.counted()).toEqual(["one"]);
  });

  it("is in no snapshot", async () => {
    const page = openStatistics();
    await page.identify();
    page.queue("one");
    expect(JSON.stringify(page.snapshot())).not.toContain("token-1");
  });
});

describe("records", () => {
  it.each([0, 429, 500, 503])("are kept and retried when the host answers %d", async (status) => {
    const page = openStatistics();
    await page.identify();
    page.host.state.status = status;
    page.queue("one");
    await page.pass(10 * second);
    page.queue("two");
    page.host.state.status = 204;
    await page.pass(20 * second);
    expect(page.host.counted()).toEqual(["one", "two"]);
    page.queue("three");
    await page.pass(10 * second);
    expect(page.host.counted()).toEqual(["one", "two", "three"]);
    expect(page.reported).toEqual([]);
  });

  it("are sent ever more rarely to a host that fails, and at once when the network is back", async () => {
    const page = openStatistics();
    await page.identify();
    page.host.state.status = 0;
    page.queue("one");
    await page.pass(10 * second + 20 * second + 40 * second);
    expect(page.host.countRequests()).toBe(3);
    await page.pass(70 * second);
    expect(page.host.countRequests()).toBe(3);
    page.host.state.status = 204;
    await page.send({ type: "connection.restored" });
    expect(page.host.counted()).toEqual(["one"]);
  });

  it("are still sent every 5 minutes to a host that fails for hours", async () => {
    const page = openStatistics();
    await page.identify();
    page.host.state.status = 503;
    page.queue("one");
    await page.pass(1000 * second);
    const before = page.host.countRequests();
    await page.pass(600 * second);
    expect(page.host.countRequests()).toBe(before + 2);
  });

  it("that the host rejects for good are logged and block nothing", async () => {
    const page = openStatistics();
    await page.identify();
    page.host.state.status = 422;
    page.queue("one");
    await page.pass(10 * second);
    expect(page.reported.map(({ code }) => code)).toEqual(["batch_rejected"]);
    page.host.state.status = 204;
    page.queue("two");
    await page.pass(10 * second);
    expect(page.host.counted()).toEqual(["two"]);
    expect(page.store.keys()).toEqual([]);
  });

  it("are given up on for now by a host that never answers", async () => {
    const page = openStatistics();
    await page.identify();
    page.host.http.send = () => new Promise(() => {});
    page.queue("one");
    await page.pass(10 * second);
    expect(page.snapshot().matches({ queue: "sending" })).toBe(true);
    await page.pass(30 * second);
    expect(page.snapshot().matches({ queue: "waiting" })).toBe(true);
  });

  it("are capped at 1000, the oldest dropped", async () => {
    const page = openStatistics();
    await page.identify();
    page.host.state.status = 503;
    const all = Array.from({ length: 1100 }, (_, index) => String(index));
    page.queue(...all.slice(0, 600));
    await page.pass(10 * second);
    page.queue(...all.slice(600));
    page.host.state.status = 204;
    await page.pass(20 * second);
    expect(page.host.counted()).toEqual(all.slice(100));
  });

  it("count once, though a page that was only hidden sends them again", async () => {
    const page = openStatistics();
    await page.identify();
    page.queue("one");
    await page.send(left);
    page.queue("two");
    await page.pass(10 * second);
    expect(page.host.countRequests()).toBe(2);
    expect(page.host.counted()).toEqual(["one", "two"]);
    expect(page.store.keys()).toEqual([]);
  });
});

describe("somebody who signs out or gives way to another", () => {
  it("has their records sent in their own name", async () => {
    const page = openStatistics();
    await page.identify();
    page.queue("one");
    page.token.read = async () => "token-bob";
    await page.identify("bob");
    page.queue("two");
    await page.pass(10 * second);
    expect(page.host.tokens).toEqual(["token-1", "Bearer token-bob"]);
    expect(page.host.counted()).toEqual(["one", "two"]);
  });

  it("leaves no token to whoever comes next, also when it is read too late", async () => {
    const page = openStatistics();
    let answer = (_: string): void => {};
    page.token.read = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    await page.identify();
    page.token.read = async () => "token-bob";
    await page.identify("bob");
    answer("token-ada");
    await settle();
    page.queue("one");
    await page.pass(10 * second);
    expect(page.host.tokens).toEqual(["Bearer token-bob"]);
  });

  it.each([
    ["signs out", true],
    ["gives way", false],
  ])("has no record of the next user sent in their name when somebody %s", async (_, signsOut) => {
    const page = openStatistics();
    await page.identify();
    if (signsOut) await page.send({ type: "user.forgotten" });
    page.token.read = () => new Promise(() => {});
    await page.identify("bob");
    page.queue("one");
    await page.send(left);
    expect(page.host.countBeacons()).toBe(0);
    expect(page.store.keys()).toHaveLength(1);
  });

  it("leaves no token behind", async () => {
    const page = openStatistics();
    await page.identify();
    page.queue("one");
    await page.send({ type: "user.forgotten" });
    expect(page.host.tokens).toEqual(["token-1"]);
    page.queue("two");
    await page.pass(400 * second);
    expect(page.host.tokens).toEqual(["token-1"]);
    expect(page.token.reads).toBe(1);
  });

  it("is known again and again without anything happening", async () => {
    const page = openStatistics();
    await page.identify();
    await page.identify();
    expect(page.token.reads).toBe(1);
  });
});
