import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createSealedValues } from "./sealedValues.ts";

const values = createSealedValues(randomBytes(32));
const text = new TextEncoder().encode("LINDQVIST INGA");

describe("sealed values", () => {
  it("open to what they were, and never look the same twice", () => {
    const sealed = values.seal(text, "row 1");
    expect(values.open(sealed, "row 1")).toEqual(text);
    expect(Buffer.from(sealed).includes("LINDQVIST")).toBe(false);
    expect(values.seal(text, "row 1")).not.toEqual(sealed);
  });

  it("do not open for another place, with another key, or when one bit was changed", () => {
    const sealed = values.seal(text, "row 1");
    const changed = sealed.map((byte, index) => (index === 14 ? byte ^ 1 : byte));
    expect(() => values.open(sealed, "row 2")).toThrow();
    expect(() => values.open(changed, "row 1")).toThrow();
    expect(() => createSealedValues(randomBytes(32)).open(sealed, "row 1")).toThrow();
  });

  it("are found by digests that differ by purpose and by key", () => {
    const digest = values.digest("X1234567", "stolen numbers");
    expect(values.digest("X1234567", "stolen numbers")).toBe(digest);
    expect(values.digest("X1234567", "sessions")).not.toBe(digest);
    expect(createSealedValues(randomBytes(32)).digest("X1234567", "stolen numbers")).not.toBe(
      digest,
    );
  });

  it("refuse a key of another length", () => {
    expect(() => createSealedValues(randomBytes(16))).toThrow(RangeError);
  });
});
