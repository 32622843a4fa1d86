import { describe, expect, it } from "vitest";
import { IdentityError, toIdentityError } from "./errors.ts";

describe("an error of sign-in", () => {
  it("takes the fallback message only where what was thrown carries none of its own", () => {
    expect(toIdentityError(new Error("Own"), "Login failed").message).toBe("Own");
    for (const thrown of [new Error(""), null, "text", {}]) {
      expect(toIdentityError(thrown, "Login failed")).toMatchObject({
        code: "request_error",
        message: "Login failed",
      });
    }
    const error = new IdentityError("timeout", "Timeout");
    expect(toIdentityError(error, "Login failed")).toBe(error);
  });

  it("carries no endless text from outside", () => {
    expect(new IdentityError("provider_error", "x".repeat(9_999)).message).toHaveLength(500);
  });
});
