import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeWords } from "../apps/server/src/areas/dataCheck/pdf/words.generate.ts";

it("the PDF of a data check says what the web app says", () => {
  const root = join(import.meta.dirname, "..");
  const written = readFileSync(
    join(root, "apps/server/src/areas/dataCheck/pdf/words.json"),
    "utf8",
  );
  expect(written).toBe(writeWords());
});
