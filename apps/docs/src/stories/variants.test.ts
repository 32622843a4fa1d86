import { expect, it } from "vitest";
import { readVariants } from "../../.storybook/variants.ts";
import written from "../../generated/variants.json" with { type: "json" };

const variants = readVariants();

it("are those that the types have; `pnpm run generate` writes them anew", () => {
  expect(written).toEqual(variants);
});

it("are read from recipes, from other files and from components of several names", () => {
  expect(variants["Components/Button"]).toMatchObject({
    variant: expect.arrayContaining(["primary", "thin", "logout"]) as unknown,
    size: ["base", "lg", "sm"],
    pending: "boolean",
  });
  expect(variants["Components/AnswerLine"]).toEqual({ tone: ["no", "ok", "warn"], level: [2, 3] });
  expect(variants["Screens/Widgets/RichText"]).toEqual({ headingLevel: [2, 3, 4] });
});

it("leave out what a browser's own element has", () => {
  expect(variants["Components/Button"]).not.toHaveProperty("aria-expanded");
});
