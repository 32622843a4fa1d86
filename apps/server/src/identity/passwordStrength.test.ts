import { describe, expect, it } from "vitest";
import { weaknessOf } from "./passwordStrength.ts";

describe("a new password", () => {
  it.each(["qwertyuiop", "PASSWORD", "1qaz2wsx3edc"])("%s has leaked", (password) => {
    expect(weaknessOf(password, [])).toBe("leaked");
  });

  it.each(["aaaaaaaaaaaaaaaa", "12345678901234567890", "qwertyuiopasdfgh"])(
    "%s is guessed soon",
    (password) => {
      expect(weaknessOf(password, [])).toBe("weak");
    },
  );

  it("made of the user's own words is weak", () => {
    expect(weaknessOf("Nordhafen2026!", [])).toBeNull();
    expect(weaknessOf("Nordhafen2026!", ["nordhafen"])).toBe("weak");
  });

  it("of several words is taken, also a very long one", () => {
    expect(weaknessOf("brass-otter-4-linden", ["nordhafen"])).toBeNull();
    expect(weaknessOf("brass-otter-4-linden ".repeat(48), [])).toBeNull();
  });
});
