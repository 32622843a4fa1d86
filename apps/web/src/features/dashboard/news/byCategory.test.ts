import { expect, it } from "vitest";
import { byCategory } from "./byCategory.ts";
import { samplePdfs } from "./samples.ts";

it("keeps categories and their PDFs in the order in which they come", () => {
  const names = byCategory(samplePdfs).map(({ name, pdfs }) => [name, pdfs.map(({ id }) => id)]);
  expect(names).toEqual([
    ["Counter sheets", ["check", "questions"]],
    ["Deadlines", ["deadlines"]],
  ]);
  expect(byCategory([])).toEqual([]);
});
