import { expect, it } from "vitest";
import { recordPath } from "../../areas/recordKinds.ts";
import { viewedPage } from "../../areas/pageView.ts";
import { paths } from "../../url/paths.ts";
import { coins } from "./area.ts";

it("tells of a coin by the name that its address has, that of a note", () => {
  expect(viewedPage([coins], paths.coins.record("coin-001"))).toEqual({
    names: { banknoteId: "coin-001" },
    section: "notes",
  });
});

it("tells of a coin among the metals by its own name", () => {
  expect(viewedPage([coins], paths.preciousMetals.coin("coin-001"))).toEqual({
    names: { coinId: "coin-001" },
    section: "metals",
  });
});

it("opens a coin that was found by the entrance one may use", () => {
  const hit = { id: "coin-001", countryId: "ZA" };
  expect(recordPath([coins], "coin", hit, ["banknotes:read", "precious_metals:read"])).toBe(
    paths.coins.record("coin-001"),
  );
  expect(recordPath([coins], "coin", hit, ["precious_metals:read"])).toBe(
    paths.preciousMetals.coin("coin-001"),
  );
});
