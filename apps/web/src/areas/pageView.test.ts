import { expect, it } from "vitest";
import { sampleArea } from "../testing/sampleAreas.ts";
import { viewedPage } from "./pageView.ts";

/** Areas with the addresses of specification 2. */
const areas = [
  sampleArea({
    name: "dashboard",
    base: "/dashboard",
    pageSection: (path) => (path === "/dashboard/auto-verify" ? "Auto-verify" : null),
  }),
  sampleArea({
    name: "identityDocuments",
    base: "/passes",
    routes: { country: "country", detail: "show/passId/:identityDocumentId" },
  }),
  sampleArea({
    name: "preciousMetals",
    base: "/metals",
    routes: {
      coin: "coin/itemId/:coinId",
      variant: "bar/variantId/:ingotVariantId",
      bar: "bar/metailItemId/:ingotId",
    },
  }),
  sampleArea({
    name: "travellersCheques",
    base: "/tc",
    // A cheque stands in its address as a note does, but it is none.
    routes: { series: "notes/seriesId/:banknoteSeriesId", detail: "show/noteId/:chequeId" },
  }),
];

it.each([
  ["/passes/show/passId/HUN-BO-01001", { identityDocumentId: "HUN-BO-01001" }, "passes"],
  ["/metals/coin/itemId/philharmonic", { coinId: "philharmonic" }, "metals"],
  ["/metals/bar/variantId/valcambi", { ingotVariantId: "valcambi" }, "metals"],
  ["/metals/bar/metailItemId/valcambi-1oz", { ingotId: "valcambi-1oz" }, "metals"],
  ["/tc/notes/seriesId/s-1", { banknoteSeriesId: "s-1" }, "tc"],
  ["/tc/show/noteId/cheque-1", {}, "tc"],
  ["/metals/coin/itemId/a%20b", { coinId: "a b" }, "metals"],
  ["/metals/coin/itemId/%E0%A4%A", { coinId: "%E0%A4%A" }, "metals"],
  ["/metals/coin/itemId", {}, "metals"],
  ["/passes/constructor/toString", {}, "passes"],
  ["/dashboard/auto-verify", {}, "Auto-verify"],
  ["/dashboard", {}, "dashboard"],
  ["/ct/notes/countries", {}, "ct"],
  ["/", {}, ""],
])("tells of %s what its route names, and its section", (path, names, section) => {
  expect(viewedPage(areas, path)).toEqual({ names, section });
});
