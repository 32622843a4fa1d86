import { expect, it } from "vitest";
import { askedOf } from "./askedOf.ts";

it("sends what was typed, without the space around it", () => {
  expect(askedOf("  50 ils ")).toBe("50 ils");
});

it("sends no more than the call takes", () => {
  expect(askedOf("x".repeat(300))).toHaveLength(200);
});

it.each(["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "P < UTO ERIKSSON < < ANNA", "P<UTO"])(
  "keeps the holder of %s to itself",
  (typed) => {
    expect(askedOf(typed)).toBe("P<UTO");
  },
);
