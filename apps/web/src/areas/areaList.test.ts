import { describe, expect, it } from "vitest";
import { sampleArea } from "../testing/sampleAreas.ts";
import type { Area } from "./Area.ts";
import {
  entranceOf,
  isReachable,
  linksOf,
  mountAt,
  navigationAreas,
  pageAt,
  visibleAreas,
  visibleMounts,
} from "./areaList.ts";
import { recordKindsOf, recordPath } from "./recordKinds.ts";

const names = (areas: readonly Area[]) => areas.map(({ name }) => name);
const tool = { base: "/ct", permission: "client_tool:access" } as const;
const plain = sampleArea({ name: "dashboard", base: "/dashboard" });
const notes = sampleArea({
  name: "banknotes",
  base: "/notes",
  permission: "banknotes:read",
  navigation: {
    links: [
      { key: "byCountry", path: "/notes/country" },
      { key: "glossary", path: "/notes/glossary", permission: "banknotes:view_travel_info:read" },
    ],
  },
  routes: {
    index: "",
    country: "country",
    detail: "show/noteId/:banknoteId/*",
    travel: "travel",
  },
  routePermissions: { travel: "banknotes:view_travel_info:read" },
});

/** One area with two entrances, each for those who have its permission. */
const coins = sampleArea({
  name: "preciousMetals",
  base: "/metals/coin",
  permission: "precious_metals:read",
  entrances: [{ base: "/notes/showcoin", permission: "banknotes:read" }],
  routes: { coin: "itemId/:coinId", note: "noteId/:coinId" },
});

describe("routes by permission (specification 2.2)", () => {
  it("shows a permissioned route only to those who have its permission", () => {
    expect(names(visibleAreas([plain, notes], []))).toEqual(["dashboard"]);
    expect(names(visibleAreas([plain, notes], ["banknotes:read"]))).toEqual([
      "dashboard",
      "banknotes",
    ]);
  });

  it("shows a route that needs client-tool access only to those who have it", () => {
    const areas = [sampleArea({ ...tool, name: "support" })];
    expect(visibleAreas(areas, [])).toEqual([]);
    expect(visibleAreas(areas, ["client_tool:access"])).toEqual(areas);
  });

  it("shows a restricted route only to those who lack the permission", () => {
    const areas = [sampleArea({ ...tool, name: "support", restricted: true })];
    expect(visibleAreas(areas, [])).toEqual(areas);
    expect(visibleAreas(areas, ["client_tool:access"])).toEqual([]);
  });

  it("opens a screen of its own permission only to those who have both", () => {
    const both = ["banknotes:read", "banknotes:view_travel_info:read"];
    expect(isReachable([notes], "/notes/travel", ["banknotes:read"])).toBe(false);
    expect(isReachable([notes], "/notes/travel", both)).toBe(true);
    expect(isReachable([notes], "/notes/travel", both.slice(1))).toBe(false);
  });
});

describe("the page of an address", () => {
  it("is that of the area with the longest base", () => {
    const account = sampleArea({ name: "account", base: "/dashboard/user" });
    expect(mountAt([plain, account], "/dashboard/user")?.area).toBe(account);
    expect(mountAt([account, plain], "/dashboard/users")?.area).toBe(plain);
    expect(mountAt([plain], "/elsewhere")).toBeUndefined();
  });

  it("has the values that its pattern names", () => {
    expect(pageAt([notes], "/notes/show/noteId/a%20b/more")).toMatchObject({
      route: "detail",
      params: { banknoteId: "a b" },
    });
  });

  it("has no route where the area has no such page", () => {
    expect(pageAt([notes], "/notes/unknown")?.route).toBeNull();
    expect(pageAt([notes], "/notes/country/more")?.route).toBeNull();
    expect(isReachable([notes], "/notes/unknown", ["banknotes:read"])).toBe(false);
    expect(isReachable([notes], "/elsewhere", ["banknotes:read"])).toBe(false);
  });

  it("is the dashboard's at the root", () => {
    expect(mountAt([plain], "/")?.area).toBe(plain);
  });
});

describe("an area with two entrances", () => {
  const areas = [notes, coins];

  it("has its screens at both addresses", () => {
    expect(pageAt(areas, "/metals/coin/itemId/a")).toMatchObject({
      route: "coin",
      params: { coinId: "a" },
    });
    expect(pageAt(areas, "/notes/showcoin/noteId/a")).toMatchObject({
      mount: { area: coins },
      route: "note",
      params: { coinId: "a" },
    });
  });

  it("opens each for those who have its permission", () => {
    const bases = (...granted: string[]) => visibleMounts([coins], granted).map(({ base }) => base);
    expect(bases("banknotes:read")).toEqual(["/notes/showcoin"]);
    expect(bases("precious_metals:read")).toEqual(["/metals/coin"]);
    expect(bases()).toEqual([]);
    expect(visibleAreas([coins], ["banknotes:read"])).toEqual([coins]);
  });
});

describe("the navigation (specification 2.10)", () => {
  const areas = [plain, { ...plain, navigation: { links: [] } }, notes];

  it("hides the section of an area that one may not enter", () => {
    expect(names(navigationAreas(areas, []))).toEqual(["dashboard"]);
    expect(names(navigationAreas(areas, ["banknotes:read"]))).toEqual(["dashboard", "banknotes"]);
  });

  it("hides a section without its group permission", () => {
    const rules = sampleArea({
      name: "clientToolBanknotes",
      base: "/ct/notes",
      permission: "client_tool_banknotes:access",
      groupPermission: "client_tool:access",
      navigation: { links: [] },
    });
    expect(navigationAreas([rules], ["client_tool_banknotes:access"], true)).toEqual([]);
    expect(navigationAreas([rules], ["client_tool:access"], true)).toEqual([]);
    const both = ["client_tool_banknotes:access", "client_tool:access"];
    expect(navigationAreas([rules], both, true)).toEqual([rules]);
  });

  it("hides a section of which one may open no page", () => {
    const trades = "client_tool_banknotes:tradability:read";
    const rules = sampleArea({
      name: "clientToolBanknotes",
      base: "/ct/notes",
      navigation: { links: [{ key: "tradability", path: "/ct/notes/trades", permission: trades }] },
      routes: { trades: "trades" },
      routePermissions: { trades },
    });
    expect(navigationAreas([rules], [], true)).toEqual([]);
    expect(navigationAreas([rules], [trades], true)).toEqual([rules]);
  });

  it("leaves out an area that is reached from elsewhere", () => {
    expect(navigationAreas([plain], [])).toEqual([]);
  });

  it("keeps knowledge and client tool apart by their path", () => {
    const clientTool = sampleArea({ ...tool, name: "support", navigation: { links: [] } });
    const granted = ["client_tool:access", "banknotes:read"];
    expect(navigationAreas([notes, clientTool], granted)).toEqual([notes]);
    expect(navigationAreas([notes, clientTool], granted, true)).toEqual([clientTool]);
  });

  it("shows a link only to those who have its permission", () => {
    expect(linksOf(notes, []).map(({ key }) => key)).toEqual(["byCountry"]);
    expect(linksOf(notes, ["banknotes:view_travel_info:read"])).toHaveLength(2);
  });

  it("enters an area at its first link, else at its base", () => {
    expect(entranceOf(notes, [])).toBe("/notes/country");
    expect(entranceOf(plain, [])).toBe("/dashboard");
  });
});

describe("records", () => {
  const areas = [
    sampleArea({
      name: "banknotes",
      base: "/notes",
      records: { coin: { icon: "coin", path: ({ id }) => `/notes/coin/${id}` } },
    }),
  ];

  it("open where their area says, and nowhere without an area", () => {
    const record = { id: "a", countryId: null };
    expect(recordPath(areas, "coin", record)).toBe("/notes/coin/a");
    expect(recordPath(areas, "banknote", record)).toBeNull();
    expect(recordPath([], "coin", record)).toBeNull();
  });

  it("are known by the kind of a search hit", () => {
    expect(Object.keys(recordKindsOf(areas))).toEqual(["coin"]);
    expect(recordKindsOf(areas)["coin"]?.name).toBe("coin");
  });
});
