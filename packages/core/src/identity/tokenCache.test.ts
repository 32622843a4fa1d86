import { describe, expect, it } from "vitest";
import { createFakeClock } from "../testing/index.ts";
import { createTokenCache } from "./tokenCache.ts";

const key = { clientId: "c", audience: "a", scope: "openid profile" };
const now = 1_750_000_000;
const open = () => createTokenCache(createFakeClock(now * 1000));
const token = (expiresAt: number) => ({
  accessToken: "t",
  scope: "openid profile email",
  expiresAt,
});

describe("the token cache", () => {
  it("matches by client, audience and a superset of scopes", () => {
    const cache = open();
    cache.put(key, token(now + 3600));
    expect(cache.find({ ...key, scope: "email openid" })).toBe("t");
    expect(cache.find({ ...key, scope: "openid admin" })).toBeNull();
    expect(cache.find({ ...key, clientId: "other" })).toBeNull();
    expect(cache.find({ ...key, audience: "other" })).toBeNull();
  });

  it("treats a token as expired 60 s early: exactly 60 s left is still good", () => {
    const cache = open();
    cache.put(key, token(now + 60));
    expect(cache.find(key)).toBe("t");
    cache.put(key, token(now + 59.999));
    expect(cache.find(key)).toBeNull();
  });

  it("forgets", () => {
    const cache = open();
    cache.put(key, token(now + 3600));
    cache.clear();
    expect(cache.find(key)).toBeNull();
  });
});
