import { expect, it } from "vitest";
import { createAnswerCache } from "./answerCache.ts";

it("rereads what is on screen and drops the rest when the language changes", async () => {
  const { provider, reread } = createAnswerCache(() => 0);
  provider.set("seen", { data: "Deutschland" });
  provider.set("left", { data: "Dänemark" });
  await reread(async () => {
    provider.set("seen", { data: "Deutschland", isValidating: true });
    await Promise.resolve();
    provider.set("seen", { data: "Vokietija" });
  });
  expect(provider.get("seen")).toEqual({ data: "Vokietija" });
  expect(provider.get("left")).toBeUndefined();
});

it("knows when what is on screen came, and not when something else did", () => {
  let time = 1300;
  const { provider, show, shownAt } = createAnswerCache(() => time);
  const arrive = (key: string, data: unknown) => {
    provider.set(key, { ...provider.get(key), isValidating: true });
    provider.set(key, { data, isValidating: false, error: undefined });
  };
  expect(shownAt()).toBeNull();
  const leave = show("/banknotes/CHF");
  arrive("/banknotes/CHF", "a note");
  time = 1400;
  arrive("/news", "read ahead");
  expect(shownAt()).toBe(1300);
  provider.set("/banknotes/CHF", { data: "a note", error: new Error("offline") });
  expect(shownAt()).toBe(1300);
  // Reread with the same outcome: it is as of now again.
  arrive("/banknotes/CHF", "a note");
  expect(shownAt()).toBe(1400);
  leave();
  expect(shownAt()).toBeNull();
});

it("has the answers that came before anybody asked, with their time", () => {
  const { provider, show, shownAt } = createAnswerCache(() => 1300, new Map([["/user", "Ada"]]));
  expect(provider.get("/user")).toMatchObject({ data: "Ada", isValidating: false });
  show("/user");
  expect(shownAt()).toBe(1300);
});
