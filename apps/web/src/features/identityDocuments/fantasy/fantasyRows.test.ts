import { expect, it } from "vitest";
import { paths } from "../../../url/paths.ts";
import { sampleFantasy } from "../topicSamples.ts";
import { countsOf, fantasyRows } from "./fantasyRows.ts";

const [former, fantasy, real] = fantasyRows(sampleFantasy);

it("leads from a former name to the documents of the states of today", () => {
  expect(former).toMatchObject({
    list: "camouflage",
    links: [{ href: paths.identityDocuments.list("AT"), label: "Austria" }],
  });
  expect(fantasy?.links).toEqual([]);
});

it("leads from a real paper to its country, else to its first record", () => {
  const [paper] = sampleFantasy.doubted;
  expect(real?.links).toEqual([{ href: paths.identityDocuments.detail("XOM-P-CUR"), label: null }]);
  const [ofCountry] = fantasyRows({
    names: [],
    doubted: paper === undefined ? [] : [{ ...paper, countryId: "DE" }],
  });
  expect(ofCountry?.links).toEqual([{ href: paths.identityDocuments.list("DE"), label: null }]);
});

it("counts each list", () => {
  expect(countsOf(fantasyRows(sampleFantasy))).toEqual({
    all: 3,
    camouflage: 1,
    fantasy: 1,
    real: 1,
  });
});
