import { expect, it } from "vitest";
import { createAnswerCache } from "./answerCache.ts";

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
