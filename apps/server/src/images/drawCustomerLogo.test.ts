import { expect, it } from "vitest";
import { drawCustomerLogo } from "./drawCustomerLogo.ts";

it("draws a customer's name and mark, the same each time, within 6 KB", () => {
  const logo = drawCustomerLogo("Förde & Söhne", "kontor");
  expect(logo).toBe(drawCustomerLogo("Förde & Söhne", "kontor"));
  expect(logo).toContain("<title>Förde &amp; Söhne</title>");
  expect(logo).not.toMatch(/NaN|undefined/);
  expect(Buffer.byteLength(logo)).toBeLessThanOrEqual(6144);
});

it("gives another seed another mark", () => {
  const marks = ["a", "b", "c", "d", "e", "f"].map((seed) => drawCustomerLogo("House", seed));
  expect(new Set(marks).size).toBe(marks.length);
});
