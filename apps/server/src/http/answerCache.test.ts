import { expect, it } from "vitest";
import { AnswerCache } from "./answerCache.ts";

it("keeps bodies and keys within its size and drops what was used longest ago", () => {
  const cache = new AnswerCache(100);
  cache.set("a", "x".repeat(39));
  cache.set("b", "y".repeat(39));
  expect(cache.get("a")?.body).toHaveLength(39);
  cache.set("c", "z".repeat(39));
  expect(cache.get("a")).toBeDefined();
  expect(cache.get("b")).toBeUndefined();
  for (let index = 0; index < 1000; index++) cache.set(`key ${index}`, "");
  expect(cache.size).toBeLessThanOrEqual(100);
});
