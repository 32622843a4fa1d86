import { expect, it } from "vitest";
import { createAnswerCache, mostUnseen } from "./answerCache.ts";

it("rereads what is on screen and drops the rest when the language changes", async () => {
  const cache = createAnswerCache(() => 0);
  cache.set("seen", { data: "Deutschland" });
  cache.set("left", { data: "Dänemark" });
  await cache.reread(async () => {
    cache.set("seen", { data: "Deutschland", isValidating: true });
    await Promise.resolve();
    cache.set("seen", { data: "Vokietija" });
  });
  expect(cache.get("seen")).toEqual({ data: "Vokietija" });
  expect(cache.get("left")).toBeUndefined();
});

it("knows when what is on screen came, and not when something else did", () => {
  let time = 1300;
  const cache = createAnswerCache(() => time);
  const arrive = (key: string, data: unknown) => {
    cache.set(key, { ...cache.get(key), isValidating: true });
    cache.set(key, { data, isValidating: false, error: undefined });
  };
  expect(cache.shownAt.get()).toBeNull();
  const leave = cache.show("/banknotes/CHF");
  arrive("/banknotes/CHF", "a note");
  time = 1400;
  arrive("/news", "read ahead");
  expect(cache.shownAt.get()).toBe(1300);
  cache.set("/banknotes/CHF", { data: "a note", error: new Error("offline") });
  expect(cache.shownAt.get()).toBe(1300);
  // Reread with the same outcome: it is as of now again.
  arrive("/banknotes/CHF", "a note");
  expect(cache.shownAt.get()).toBe(1400);
  leave();
  expect(cache.shownAt.get()).toBeNull();
});

it("has the answers that came before anybody asked, with their time", () => {
  const cache = createAnswerCache(() => 1300, new Map([["/user", "Ada"]]));
  expect(cache.get("/user")).toMatchObject({ data: "Ada", isValidating: false });
  cache.show("/user");
  expect(cache.shownAt.get()).toBe(1300);
});

it("keeps of what nobody looks at only so many answers, the latest that were read or left", () => {
  const cache = createAnswerCache(() => 0);
  cache.set("shown", { data: "on screen all the time" });
  cache.show("shown");
  cache.set("left late", { data: "seen until the end" });
  const leave = cache.show("left late");
  for (let page = 0; page < 3 * mostUnseen; page += 1) {
    cache.set(`page ${page}`, { data: page });
    cache.show(`page ${page}`)();
    // Read again and again, as a page that is being drawn reads it.
    expect(cache.get("page 0")).toEqual({ data: 0 });
  }
  leave();
  const kept = [...cache.keys()];
  expect(kept).toHaveLength(mostUnseen + 1);
  expect(kept).toEqual(expect.arrayContaining(["shown", "page 0", "left late"]));
  expect(cache.get(`page ${3 * mostUnseen - 1}`)).toEqual({ data: 3 * mostUnseen - 1 });
  expect(cache.get("page 1")).toBeUndefined();
});

it("does not count answers that were asked for and did not come", () => {
  const cache = createAnswerCache(() => 0);
  cache.set("answer", { data: "the only one" });
  for (let page = 0; page < 2 * mostUnseen; page += 1) cache.show(`page ${page}`)();
  expect([...cache.keys()]).toEqual(["answer"]);
});
