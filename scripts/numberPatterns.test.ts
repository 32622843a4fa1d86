import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describePattern } from "../packages/core/src/documentNumber/index.ts";

const facts = join(
  import.meta.dirname,
  "../apps/server/src/areas/identityDocuments/facts/identity_documents.json",
);

/** Every pattern of a document's number in the catalogue. */
const patterns = new Set(
  [...readFileSync(facts, "utf8").matchAll(/"regex":\s*("(?:[^"\\]|\\.)*")/g)].map(
    ([, quoted]) => JSON.parse(quoted ?? "") as string,
  ),
);

it("of the catalogue are told in words, all but one of digits and points in any order", () => {
  expect(patterns.size).toBeGreaterThan(70);
  expect([...patterns].filter((pattern) => describePattern(pattern) === null)).toEqual([
    String.raw`^[\d.]{6,13}$`,
  ]);
});
