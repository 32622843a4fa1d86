import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { AnswerCache } from "./answerCache.ts";

const anyone = { access: "public", path: "/somewhere" } as const;

it("keeps bodies and keys within its size and drops what was used longest ago", () => {
  const cache = new AnswerCache(100);
  cache.set("a", "x".repeat(39), anyone);
  cache.set("b", "y".repeat(39), anyone);
  expect(cache.get("a")?.body).toHaveLength(39);
  cache.set("c", "z".repeat(39), anyone);
  expect(cache.get("a")).toBeDefined();
  expect(cache.get("b")).toBeUndefined();
  for (let index = 0; index < 1000; index++) cache.set(`key ${index}`, "", anyone);
  expect(cache.size).toBeLessThanOrEqual(100);
});

it("counts packed bodies, and packs each once", () => {
  const cache = new AnswerCache();
  const body = JSON.stringify(Array.from({ length: 500 }, (_, index) => index));
  const answer = cache.set("key", body, anyone);
  const plain = cache.size;
  const packed = cache.pack(answer, "gzip, br");
  if (packed === undefined) throw new Error("nothing was packed");
  expect(brotliDecompressSync(packed).toString()).toBe(body);
  expect(cache.size).toBe(plain + packed.byteLength);
  const known = cache.get("key");
  if (known === undefined) throw new Error("nothing was kept");
  expect(cache.pack(known, "br")).toBe(packed);
  expect(cache.pack(known, "gzip")).toBeUndefined();
  expect(cache.pack(cache.set("short", "body", anyone), "br")).toBeUndefined();
});

it("counts the bytes of text in any script", () => {
  const cache = new AnswerCache();
  cache.set("k", "Grüße", anyone);
  expect(cache.size).toBe(6);
  cache.set("k", "złoty", anyone);
  expect(cache.size).toBe(11);
});

it("does not keep a packed body of what was dropped", () => {
  const cache = new AnswerCache(1_500);
  const dropped = cache.set("a", "x".repeat(1_200), anyone);
  cache.set("b", "y".repeat(1_200), anyone);
  expect(cache.pack(dropped, "br")).toBeDefined();
  expect(cache.get("a")).toBeUndefined();
});
