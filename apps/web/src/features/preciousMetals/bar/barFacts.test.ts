import { expect, test } from "vitest";
import { sampleIngot } from "../../../widgets/metals/samples.ts";
import { barFacts } from "./barFacts.ts";

test("every fact rests on members of the bar, by which its check is found", () => {
  const fields = barFacts.flatMap(({ id, fields: own = [id] }) => own);
  expect(Object.keys(sampleIngot)).toEqual(expect.arrayContaining(fields));
});
