import { expect, it } from "vitest";
import { viewedPage } from "../../areas/pageView.ts";
import { paths } from "../../url/paths.ts";
import { preciousMetals } from "./area.ts";

it("tells of bars and refiners by the names of specification 3", () => {
  const namesAt = (path: string) => viewedPage([preciousMetals], path);
  expect(namesAt(paths.preciousMetals.ingot("ingot-024"))).toEqual({
    names: { ingotId: "ingot-024" },
    section: "metals",
  });
  expect(namesAt(paths.preciousMetals.ingotVariant("valcambi"))).toEqual({
    names: { ingotVariantId: "valcambi" },
    section: "metals",
  });
  expect(namesAt(paths.preciousMetals.search)).toEqual({ names: {}, section: "metals" });
});
