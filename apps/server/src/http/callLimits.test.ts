import { describe, expect, it } from "vitest";
import { type CallKind, createCallLimits, defaultLimits } from "./callLimits.ts";

const limitsOf = (search: number) =>
  createCallLimits({
    ...defaultLimits,
    perMinute: { ...defaultLimits.perMinute, search },
  });

describe("the limits of calls", () => {
  const ask = (limits = limitsOf(2), kind: CallKind = "search", caller = "clerk") =>
    limits.run(kind, caller, () => Promise.resolve("answered"));

  it("refuse more calls of a kind in a minute, and say when there are more", async () => {
    const limits = limitsOf(2);
    await expect(ask(limits)).resolves.toBe("answered");
    await expect(ask(limits)).resolves.toBe("answered");
    const refused = await ask(limits).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 429, code: "too_many_requests" });
    const { retryAfter } = (refused as { extras: { retryAfter: number } }).extras;
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
  });

  it("count each kind and each caller apart", async () => {
    const limits = limitsOf(1);
    await ask(limits);
    await expect(ask(limits)).rejects.toMatchObject({ status: 429 });
    await expect(ask(limits, "read")).resolves.toBe("answered");
    await expect(ask(limits, "search", "officer")).resolves.toBe("answered");
  });
});
