import type { Permission } from "@specimen/api/contract";
import type { Prefetch } from "@specimen/api/react";
import { isVisible } from "@specimen/core/permissions";
import type { ComponentType } from "react";
import type { DashboardProps, PanelName } from "../features/dashboard/routes.tsx";
import { paths } from "../url/paths.ts";
import type { CountrySection } from "../widgets/catalogue/countrySection.ts";
import type { SearchKinds } from "../widgets/SearchKind.ts";

/** A named place in the side navigation; its word is `navigation.{key}`. */
export interface NavigationEntry {
  readonly key: "byCountry" | "search" | "glossary" | "legend" | "disclaimer" | "support";
  readonly path: string;
}

/** An area of the product. Everything that depends on areas reads {@link routeTable}. */
export interface Area {
  /** Its word is `navigation.{name}`. */
  readonly name: "account" | "coins" | "dashboard" | "staticPages" | PanelName;
  /** Mounted with a trailing wildcard. */
  readonly path: `/${string}`;
  /** The permission the route needs (specification 2.2); none: everybody signed in. */
  readonly permission?: Permission;
  /** Shown only to those who lack the permission. */
  readonly restricted?: boolean;
  /** The group permission its navigation section needs (specification 2.10). */
  readonly groupPermission?: Permission;
  /** Entries of its section; none: the section itself is the link. */
  readonly links: readonly NavigationEntry[];
  /** Its section is non-expandable: always open (specification 4). */
  readonly isAlwaysOpen?: boolean;
  /** Reached from elsewhere: it has no entry in the navigation. */
  readonly isUnlisted?: boolean;
  /** Its panel on the dashboard. */
  readonly panel?: PanelName;
  /** What the search over all areas finds in it. */
  readonly search?: () => Promise<{ searchKinds: SearchKinds }>;
  /** What it shows of a country below the records of another area. */
  readonly countrySection?: CountrySection;
  /** Its screens, and what reads the data of one of its addresses ahead of need. */
  readonly load: () => Promise<{
    default: ComponentType<DashboardProps>;
    readAhead?: (href: string, prefetch: Prefetch) => void;
  }>;
}

/** Where the root leads. */
export const defaultPath = paths.dashboard.base;

/** Every area, in the order of the navigation and of the dashboard's panels. */
export const routeTable: readonly Area[] = [
  {
    name: "account",
    path: paths.dashboard.user,
    links: [],
    isUnlisted: true,
    load: () => import("../features/account/routes.tsx"),
  },
  {
    name: "dashboard",
    path: paths.dashboard.base,
    links: [],
    load: () => import("../features/dashboard/routes.tsx"),
  },
  {
    name: "identityDocuments",
    path: paths.identityDocuments.base,
    permission: "identity_documents:read",
    groupPermission: "identity_documents:access",
    links: [{ key: "byCountry", path: paths.identityDocuments.country }],
    panel: "identityDocuments",
    search: () => import("../features/identityDocuments/search.tsx"),
    load: () => import("../features/identityDocuments/routes.tsx"),
  },
  {
    name: "coins",
    path: paths.coins.base,
    permission: "banknotes:read",
    links: [],
    isUnlisted: true,
    search: () => import("../features/coins/search.tsx"),
    countrySection: { of: "banknotes", load: () => import("../features/coins/countrySection.ts") },
    load: () => import("../features/coins/routes.tsx"),
  },
  {
    name: "banknotes",
    path: paths.banknotes.base,
    permission: "banknotes:read",
    groupPermission: "banknotes:access",
    links: [
      { key: "byCountry", path: paths.banknotes.country },
      { key: "search", path: paths.banknotes.search },
      { key: "glossary", path: paths.banknotes.glossary },
    ],
    panel: "banknotes",
    search: () => import("../features/banknotes/search.tsx"),
    load: () => import("../features/banknotes/routes.tsx"),
  },
  {
    name: "staticPages",
    path: paths.staticPages.base,
    links: [
      { key: "legend", path: paths.staticPages.legend },
      { key: "disclaimer", path: paths.staticPages.disclaimer },
      { key: "support", path: paths.staticPages.support },
    ],
    load: () => import("../features/staticPages/routes.tsx"),
  },
];

/** The area an address lies in. */
export const areaOf = (pathname: string): Area | undefined => {
  const place = pathname === "/" ? defaultPath : pathname;
  return routeTable.find(({ path }) => `${place}/`.startsWith(`${path}/`));
};

/** The areas a holder of these permissions may enter. */
export function visibleAreas(
  held: readonly string[],
  table: readonly Area[] = routeTable,
): readonly Area[] {
  return table.filter((area) => isVisible(area, held));
}

/** Whether an address belongs to the client tool; all others are the knowledge side. */
export const isClientTool = (path: string): boolean =>
  path === paths.clientTool || path.startsWith(`${paths.clientTool}/`);

/**
 * The areas that show in the navigation of one side: those with the route's and the group's
 * permission.
 */
export function navigationAreas(
  held: readonly string[],
  table: readonly Area[] = routeTable,
  isTool = false,
): readonly Area[] {
  return visibleAreas(held, table).filter(
    ({ path, isUnlisted = false, groupPermission }) =>
      !isUnlisted &&
      isClientTool(path) === isTool &&
      (groupPermission === undefined || held.includes(groupPermission)),
  );
}

/**
 * Where a side of the product is entered: its first entry in the navigation. Without one there is
 * no way to that side, so that no entry leads to an empty page.
 */
export const entranceOf = (areas: readonly Area[]): string | undefined =>
  areas[0]?.links[0]?.path ?? areas[0]?.path;

/** What the dashboard offers: panels, faded places and ways on follow from the table alone. */
export function dashboardOf(
  held: readonly string[],
  table: readonly Area[] = routeTable,
): DashboardProps {
  const visible = visibleAreas(held, table);
  return {
    panels: visible.flatMap(({ panel }) => panel ?? []),
    places: table.flatMap(({ panel }) => panel ?? []),
    reachable: visible.map(({ path }) => path),
  };
}
