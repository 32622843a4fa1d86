import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkReturnTarget } from "./returnTarget.ts";

const origin = "https://app.example.test";

describe("the return target", () => {
  it.each([
    ["/", "/"],
    ["/notes/country?page=2#top", "/notes/country?page=2#top"],
    ["https://app.example.test/tc", "/tc"],
    ["notes/country", "/notes/country"],
    ["/authors", "/authors"],
  ])("may be %s", (target, path) => {
    expect(checkReturnTarget(target, origin)).toBe(path);
  });

  it.each([
    "https://evil.test/",
    "//evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/\u0009/evil.test",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://app.example.test.evil.test/",
    "https://app.example.test@evil.test/",
    "http://app.example.test/",
    "blob:https://app.example.test/auth/logout",
    "",
    `/${"a".repeat(2048)}`,
  ])("is never %j", (target) => {
    expect(checkReturnTarget(target, origin)).toBeNull();
  });

  it.each(["/notes\\country", "/notes?q=\u0000", "/notes\n", "/notes\u007f"])(
    "has no letter that browsers read in ways of their own: %j",
    (target) => {
      expect(checkReturnTarget(target, origin)).toBeNull();
    },
  );

  it.each(["/..//evil.test", "/.//evil.test", "/a/..//evil.test", "/%2e%2e//evil.test"])(
    "does not leave by its path: %s",
    (target) => {
      const path = checkReturnTarget(target, origin) ?? "";
      expect(path).toBe("/evil.test");
      expect(new URL(path, origin).origin).toBe(origin);
    },
  );

  it.each(["/auth", "/auth/login?x=1", "/AUTH/login", "/%61uth/login", "/login/autologin?user=x"])(
    "is no page of signing in: %s",
    (target) => {
      expect(checkReturnTarget(target, origin)).toBeNull();
    },
  );

  it("never carries otp, user or hash", () => {
    const target = "/notes?otp=1&user=2&hash=3&page=4";
    expect(checkReturnTarget(target, origin)).toBe("/notes?page=4");
  });

  it("stays at home whatever is asked for, and stays what it is when checked again", () => {
    const piece = fc.constantFrom(
      "/",
      "//",
      "\\",
      "..",
      ".",
      "@",
      ":",
      "?",
      "#",
      "%",
      "%2f",
      "%5c",
      "%2e",
      "evil.test",
      "https:",
      "blob:",
      "javascript:",
      "\t",
      "\n",
      "a",
      "auth",
      "app.example.test",
    );
    const target = fc.oneof(
      fc.array(piece).map((pieces) => pieces.join("")),
      fc.string(),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(target, (asked) => {
        const path = checkReturnTarget(asked, origin);
        if (path === null) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, origin).origin).toBe(origin);
        expect(checkReturnTarget(path, origin)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });

  it("is a text or nothing", () => {
    for (const value of [null, undefined, 7, {}, ["/"]]) {
      expect(checkReturnTarget(value, origin)).toBeNull();
    }
  });
});
