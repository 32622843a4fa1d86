import { expect, it } from "vitest";
import { measureSchema, measuresIn } from "./measures.ts";

it("reads how finely a measure was read from the address", () => {
  const texts = measureSchema.textsOf("measure.mass=31.10&measure.diameter=30");
  expect(measuresIn(texts, "round")).toEqual({
    mass: { value: 31.1, step: 0.01 },
    diameter: { value: 30, step: 1 },
  });
});

it("leaves out what is of another shape or does not fit", () => {
  const texts = measureSchema.textsOf("measure.mass=heavy&measure.diameter=30&measure.length=40.4");
  expect(measuresIn(texts, "bar")).toEqual({ length: { value: 40.4, step: 0.1 } });
  expect(measuresIn({ height: "0" }, "bar")).toEqual({});
});
