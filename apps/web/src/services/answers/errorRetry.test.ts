import { HttpError, type HttpErrorKind } from "@specimen/api/client";
import { SWRConfig } from "swr";
import { describe, expect, it, vi } from "vitest";
import { retryAfterError } from "./errorRetry.ts";

const failed = (kind: HttpErrorKind, status?: number, retryAfter?: number) =>
  new HttpError(kind, {
    call: "get /banknotes/{id}",
    retryAfter,
    ...(status !== undefined && { status }),
  });

const askedAgain = (error: unknown) => {
  const waits: number[] = [];
  const byDefault = vi.fn();
  const clock = {
    now: () => 0,
    after: (milliseconds: number, task: () => void) => {
      waits.push(milliseconds);
      task();
      return () => undefined;
    },
  };
  const revalidate = vi.fn(() => Promise.resolve(true));
  const retry = retryAfterError(clock, byDefault);
  retry(error, "key", SWRConfig.defaultValue, revalidate, { retryCount: 1, dedupe: true });
  return { waits, reads: revalidate.mock.calls.length, byDefault: byDefault.mock.calls.length };
};

describe("a read that failed", () => {
  it.each([
    ["network", undefined],
    ["timeout", undefined],
    ["badResponse", 500],
    ["badResponse", 503],
    ["badRequest", 408],
    ["badRequest", 429],
  ] as const)("is asked for again by the library's times: %s %s", (kind, status) => {
    expect(askedAgain(failed(kind, status))).toEqual({ waits: [], reads: 0, byDefault: 1 });
  });

  it.each([
    [429, 12],
    [503, 5],
  ])("with %i and a wait is asked for again after %i s and not before", (status, wait) => {
    const kind = status < 500 ? "badRequest" : "badResponse";
    const again = askedAgain(failed(kind, status, wait));
    expect(again).toEqual({ waits: [wait * 1000], reads: 1, byDefault: 0 });
  });

  it.each([0, 1, -5])("is not asked for again at once where the service says %i s", (wait) => {
    const again = askedAgain(failed("badResponse", 503, wait));
    expect(again).toEqual({ waits: [], reads: 0, byDefault: 1 });
  });

  it.each([
    ["badRequest", 400],
    ["badRequest", 401],
    ["badRequest", 403],
    ["badRequest", 404],
    ["badRequest", 409],
    ["badRequest", 422],
    ["payload", undefined],
  ] as const)("is not asked for again where it was refused for good: %s %s", (kind, status) => {
    expect(askedAgain(failed(kind, status))).toEqual({ waits: [], reads: 0, byDefault: 0 });
  });
});
