import { expect, it } from "vitest";
import { routeTable } from "../routeTable.ts";
import { sampleHits } from "./samples.ts";

const kindsOf = async () => {
  const parts = await Promise.all(
    routeTable.map(async ({ search }) => (await search?.())?.searchKinds),
  );
  return parts.flatMap((part) => Object.entries(part ?? {}));
};

it("names each kind of hit in one area only", async () => {
  const names = (await kindsOf()).map(([name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

it("leads from each hit to its own screen", async () => {
  const kinds = new Map(await kindsOf());
  expect(sampleHits.map((hit) => kinds.get(hit.kind)?.path(hit))).toEqual([
    "/notes/show/noteId/HUF-2014-1000/countryId/HU",
    "/notes/show/noteId/HUF-1998-1000/countryId/HU",
    "/notes/showcountry/countryId/HU/selectTab/0",
    "/passes/showcountry/countryId/HU",
    "/notes/glossary/watermark",
    "/notes/showcoin/noteId/coin-103",
  ]);
});

it("leads into the area that found it, whatever the country", async () => {
  for (const area of routeTable)
    for (const kind of Object.values((await area.search?.())?.searchKinds ?? {}))
      for (const hit of sampleHits) {
        expect(kind.path(hit).startsWith(`${area.path}/`)).toBe(true);
        expect(kind.path({ ...hit, countryId: null }).startsWith(`${area.path}/`)).toBe(true);
      }
});
