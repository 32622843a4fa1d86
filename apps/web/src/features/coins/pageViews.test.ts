import { expect, it } from "vitest";
import { viewedPage } from "../../areas/pageView.ts";
import { paths } from "../../url/paths.ts";
import { coins } from "./area.ts";

it("tells of a coin by the name that its address has, that of a note", () => {
  expect(viewedPage([coins], paths.coins.record("coin-001"))).toEqual({
    names: { banknoteId: "coin-001" },
    section: "notes",
  });
});
