import { describe, expect, it } from "vitest";
import { paths } from "../url/paths.ts";
import {
  dashboardOf,
  defaultPath,
  entranceOf,
  navigationAreas,
  routeTable,
  visibleAreas,
  type Area,
} from "./routeTable.ts";

const names = (areas: readonly Area[]) => areas.map(({ name }) => name);
const load = () => Promise.reject(new Error("not loaded here"));
const toolArea = { path: "/ct", permission: "client_tool:access", links: [], load } as const;

describe("routes by permission (specification 2.2)", () => {
  it("shows a permissioned route only to those who have its permission", () => {
    expect(names(visibleAreas([]))).toEqual(["account", "dashboard", "staticPages"]);
    expect(names(visibleAreas(["banknotes:read"]))).toEqual([
      "account",
      "dashboard",
      "coins",
      "banknotes",
      "staticPages",
    ]);
  });

  it("shows a route that needs client-tool access only to those who have it", () => {
    const table: Area[] = [{ ...toolArea, name: "dashboard" }];
    expect(visibleAreas([], table)).toEqual([]);
    expect(visibleAreas(["client_tool:access"], table)).toEqual(table);
  });

  it("shows a restricted route only to those who lack the permission", () => {
    const table: Area[] = [{ ...toolArea, name: "dashboard", restricted: true }];
    expect(visibleAreas([], table)).toEqual(table);
    expect(visibleAreas(["client_tool:access"], table)).toEqual([]);
  });

  it("leads the root to an area that everybody may enter", () => {
    expect(visibleAreas([]).map(({ path }) => path)).toContain(defaultPath);
  });
});

describe("what reads the table", () => {
  it("hides a navigation section without its group permission (specification 2.10)", () => {
    expect(names(navigationAreas(["banknotes:read"]))).toEqual(["dashboard", "staticPages"]);
    expect(names(navigationAreas(["banknotes:read", "banknotes:access"]))).toEqual([
      "dashboard",
      "banknotes",
      "staticPages",
    ]);
    expect(names(navigationAreas(["banknotes:access"]))).toEqual(["dashboard", "staticPages"]);
  });

  it("keeps knowledge and client tool apart by their path (specification 2.10)", () => {
    const knowledge: Area = { name: "banknotes", path: "/notes", links: [], load };
    const tool: Area = { ...toolArea, name: "dashboard" };
    const held = ["client_tool:access"];
    expect(navigationAreas(held, [knowledge, tool])).toEqual([knowledge]);
    expect(navigationAreas(held, [knowledge, tool], true)).toEqual([tool]);
  });

  it("enters a side at its first page, and not at all where there is none", () => {
    const links = [{ key: "byCountry", path: "/ct/notes/countries" }] as const;
    expect(entranceOf([{ ...toolArea, name: "banknotes", links }])).toBe("/ct/notes/countries");
    expect(entranceOf([{ ...toolArea, name: "dashboard" }])).toBe("/ct");
    expect(entranceOf([])).toBeUndefined();
  });

  it("leaves out of the navigation what is reached from elsewhere", () => {
    expect(names(navigationAreas([]))).not.toContain("account");
  });

  it("shows dashboard panels only for permitted areas (specification 2.7)", () => {
    expect(dashboardOf([]).panels).toEqual([]);
    expect(dashboardOf(["banknotes:read"])).toMatchObject({
      panels: ["banknotes"],
      places: ["identityDocuments", "banknotes"],
    });
    expect(dashboardOf(["identity_documents:read", "banknotes:read"]).panels).toEqual([
      "identityDocuments",
      "banknotes",
    ]);
  });

  it("switches panels on by the table alone", () => {
    const table: Area[] = [
      ...routeTable,
      {
        name: "travellersCheques",
        path: "/tc",
        permission: "travellers_cheques:read",
        panel: "travellersCheques",
        links: [],
        load,
      },
    ];
    const places = ["identityDocuments", "banknotes", "travellersCheques"];
    expect(dashboardOf([], table)).toMatchObject({ panels: [], places });
    const offered = dashboardOf(["travellers_cheques:read"], table);
    expect(offered.panels).toEqual(["travellersCheques"]);
    expect(offered.reachable).toContain("/tc");
  });

  it("links only to addresses inside the area that mounts them", () => {
    for (const { path, links } of routeTable) {
      for (const link of links) expect(`${link.path}/`.startsWith(`${path}/`)).toBe(true);
    }
    expect(new Set(routeTable.map(({ path }) => path)).size).toBe(routeTable.length);
  });

  it("mounts areas under the base paths of the product", () => {
    expect(routeTable.map(({ path }) => path)).toEqual([
      paths.dashboard.user,
      paths.dashboard.base,
      paths.identityDocuments.base,
      paths.coins.base,
      paths.banknotes.base,
      paths.staticPages.base,
    ]);
  });
});
