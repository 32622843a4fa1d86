import { pageProperties } from "@specimen/core/consent";
import { expect, it } from "vitest";
import { paths } from "../../url/paths.ts";

const nobody = { of: () => null, nameOf: () => null };

it("tells of a coin by the name that its address has, that of a note", () => {
  expect(pageProperties(paths.coins.record("coin-001"), nobody)).toEqual({
    banknoteId: "coin-001",
    pageSection: "notes",
  });
});
