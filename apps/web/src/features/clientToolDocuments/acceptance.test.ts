import { expect, it } from "vitest";
import { acceptanceOf } from "./acceptance.ts";

const accepted = (lists: Record<string, string[]>) => ({
  version: "1",
  lists: Object.entries(lists).map(([id, documentIds]) => ({
    id: id as "0",
    list: { documentIds },
  })),
});

it("asks the list of the country before the default", () => {
  const lists = accepted({ "0": ["a"], DE: ["b"] });
  expect(acceptanceOf(lists, "a", "FR")).toEqual({ list: "default", isAccepted: true });
  expect(acceptanceOf(lists, "a", "DE")).toEqual({ list: "own", isAccepted: false });
  expect(acceptanceOf(lists, "b", "DE")).toEqual({ list: "own", isAccepted: true });
});

it("takes an empty default list for no rule, and an empty list of a country for a refusal", () => {
  expect(acceptanceOf(accepted({ "0": [] }), "a", "FR").list).toBe("none");
  expect(acceptanceOf(accepted({}), "a", "FR").list).toBe("none");
  expect(acceptanceOf(accepted({ "0": ["a"], FR: [] }), "a", "FR")).toEqual({
    list: "own",
    isAccepted: false,
  });
});
