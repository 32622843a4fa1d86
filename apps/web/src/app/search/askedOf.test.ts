import { expect, it } from "vitest";
import { askedOf } from "./askedOf.ts";

it("sends what was typed, without the space around it", () => {
  expect(askedOf("  50 ils ")).toBe("50 ils");
});

it("sends no more than the call takes", () => {
  expect(askedOf("x".repeat(300))).toHaveLength(200);
});

it("asks nothing of a line that begins with number or names", () => {
  expect(askedOf("L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0")).toBe("");
  expect(askedOf("4605044M2702191HUN<<<<<<<<<<<2")).toBe("");
});

it("knows the line of an identity card before its first filler has come", () => {
  expect(askedOf("IDFRALOISEA")).toBe("IDFRA");
  expect(askedOf("I<UTOD23145890")).toBe("I<UTO");
});

it.each(["Panama", "AUSTRALIA", "PORTUGAL 5", "ICELAND", "CANADA", "VATICAN", "IRAN"])(
  "sends the whole of %s",
  (typed) => {
    expect(askedOf(typed)).toBe(typed);
  },
);

it.each(["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "P < UTO ERIKSSON < < ANNA", "P<UTO"])(
  "keeps the holder of %s to itself",
  (typed) => {
    expect(askedOf(typed)).toBe("P<UTO");
  },
);
