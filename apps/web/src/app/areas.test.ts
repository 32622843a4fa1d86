import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { defaultPath, isReachable, mountsOf, pageAt, visibleAreas } from "../areas/areaList.ts";
import { recordKindsOf } from "../areas/recordKinds.ts";
import { areaOfScreen } from "../areas/areaOfScreen.ts";
import { viewedPage } from "../areas/pageView.ts";
import { backOffice } from "../url/backOffice.ts";
import { paths } from "../url/paths.ts";
import { areas } from "./areas.ts";
import { sampleHits } from "./search/samples.ts";

/** The area of a page that exists. */
const areaOfPage = (href: string) => {
  const page = pageAt(areas, new URL(href, "http://here").pathname);
  return page === undefined || page.route === null ? null : page.mount.area;
};

describe("the areas of the product", () => {
  it("counts travel information and auto-verify apart from what they are part of", () => {
    const sectionOf = (path: string) => viewedPage(areas, path).section;
    expect(sectionOf(paths.dataCheck.phone)).toBe("Auto-verify");
    expect(sectionOf(paths.dataCheck.scan)).toBe("dashboard");
    expect(sectionOf(paths.banknotes.list("DK", 5))).toBe("Travel information");
    expect(sectionOf(paths.banknotes.list("DK"))).toBe("notes");
  });

  it("are mounted under the base paths of specification 2.2, each at its own, none at the back office's", () => {
    const bases = mountsOf(areas).map(({ base }) => base);
    expect(bases).toEqual([
      paths.account.base,
      paths.dashboard.base,
      paths.identityDocuments.base,
      paths.dataCheck.base,
      paths.dataCheck.scan,
      paths.dataCheck.phone,
      paths.banknotes.base,
      paths.coins.base,
      paths.coins.metalBase,
      paths.preciousMetals.base,
      paths.travellersCheques.base,
      paths.staticPages.base,
      paths.clientTool.base,
      paths.clientToolDocuments.base,
      paths.clientToolDataCheck.base,
      paths.clientToolBanknotes.base,
      paths.clientToolMetals.base,
      paths.clientToolCheques.base,
    ]);
    expect(pageAt(areas, backOffice)).toBeUndefined();
  });

  it("are one word each", () => {
    expect(new Set(areas.map(({ name }) => name)).size).toBe(areas.length);
  });

  it("link only to pages of their own", () => {
    for (const area of areas)
      for (const { path } of area.navigation?.links ?? [])
        expect(areaOfPage(path), path).toBe(area);
  });

  it("are told from the screen that a change was made on, as the navigation names them", () => {
    const areaOf = (screen: string) => areaOfScreen(areas, screen);
    expect(areaOf("ct/metals")).toBe("clientToolMetals");
    expect(areaOf("ct/metals/info")).toBe("clientToolMetals");
    expect(areaOf("ct/customernotes/1")).toBe("customerNotes");
    for (const screen of ["", "ct", "ct/notesheet", "notes/country", "elsewhere"])
      expect(areaOf(screen), screen).toBeUndefined();
  });

  it("are told from every screen that changes are sent with", () => {
    const features = new URL("../features", import.meta.url).pathname;
    const sent = globSync("clientTool*/**/*.tsx", { cwd: features }).flatMap((file) =>
      [...readFileSync(`${features}/${file}`, "utf8").matchAll(/"(ct\/[a-z/]+)"/g)].map(
        ([, screen = ""]) => screen,
      ),
    );
    expect(sent.length).toBeGreaterThan(15);
    expect(sent.filter((screen) => areaOfScreen(areas, screen) === undefined)).toEqual([]);
  });

  it("have no page below their pages, but where the specification has a wildcard", () => {
    const wild: string[] = [];
    for (const mount of mountsOf(areas)) {
      for (const pattern of Object.values(mount.area.routes)) {
        const address = `${mount.base}/${pattern}`.replace(/\/$/, "").replaceAll(/:\w+\??/g, "x");
        if (address.endsWith("/*")) wild.push(address);
        else expect(pageAt(areas, `${address}/zzz/zzz`)?.route, address).toBeNull();
      }
      const unknown = pageAt(areas, `${mount.base}/zzz`);
      expect(unknown?.route, mount.base).toBeNull();
    }
    expect(wild).toEqual([
      "/passes/showcountry/countryId/x/*",
      "/notes/showcountry/countryId/x/*",
      "/notes/show/noteId/x/countryId/x/*",
      "/notes/showcoin/noteId/x/*",
      "/notes/showcoin/itemId/x/*",
      "/metals/coin/noteId/x/*",
      "/metals/coin/itemId/x/*",
      "/metals/bar/variantId/x/*",
      "/metals/bar/metailItemId/x/*",
    ]);
  });

  it("let everybody enter where the root leads", () => {
    expect(isReachable(areas, defaultPath, [])).toBe(true);
    expect(visibleAreas(areas, []).map(({ name }) => name)).toEqual([
      "account",
      "dashboard",
      "staticPages",
    ]);
  });

  it("name screens of their own permission by the names of routes", () => {
    for (const { routes, routePermissions } of areas)
      for (const name of Object.keys(routePermissions ?? {})) expect(routes).toHaveProperty(name);
  });
});

describe("records that the search finds", () => {
  const kinds = recordKindsOf(areas);

  it("belong to one area only", () => {
    const all = areas.flatMap(({ records }) => Object.keys(records ?? {}));
    expect(all).toEqual(Object.keys(kinds));
    expect(all.length).toBeGreaterThan(0);
  });

  it("open on their own screens", () => {
    expect(sampleHits.map((hit) => kinds[hit.kind]?.path(hit))).toEqual([
      "/notes/show/noteId/HUF-2014-1000/countryId/HU",
      "/notes/show/noteId/HUF-1998-1000/countryId/HU",
      "/notes/showcountry/countryId/HU/selectTab/0",
      "/passes/showcountry/countryId/HU",
      "/notes/glossary/watermark",
      "/notes/showcoin/noteId/coin-103",
    ]);
  });

  it("open on a page of the area that found them, whatever the country", () => {
    for (const area of areas)
      for (const kind of Object.values(area.records ?? {}))
        for (const hit of sampleHits)
          for (const countryId of [hit.countryId, null])
            expect(areaOfPage(kind.path({ ...hit, countryId }))).toBe(area);
  });
});
