import { isVisible } from "@specimen/core/permissions";
import { matchPath } from "react-router-dom";
import { paths } from "../url/paths.ts";
import type { Area, Entrance, NavigationLink, Path } from "./Area.ts";

/** One address at which an area is mounted, with a trailing wildcard. */
export interface Mount extends Entrance {
  readonly area: Area;
}

/** The page of an area that an address names. */
export interface AreaPage {
  readonly mount: Mount;
  /** The name of its route; `null` where the area has no such page. */
  readonly route: string | null;
  /** The values that the pattern of the route names. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Where the root leads. */
export const defaultPath = paths.dashboard.base;

/** Every address at which areas are mounted. */
export const mountsOf = (areas: readonly Area[]): readonly Mount[] =>
  areas.flatMap((area) =>
    [area, ...(area.entrances ?? [])].map(({ base, partOf, permission, restricted }) => ({
      area,
      base,
      ...(partOf !== undefined && { partOf }),
      ...(permission !== undefined && { permission }),
      ...(restricted !== undefined && { restricted }),
    })),
  );

/** Whether an address is `base` or lies below it. */
export const isBelow = (pathname: string, base: string): boolean =>
  `${pathname}/`.startsWith(`${base}/`);

/** Whether an address belongs to the client tool; all others are the knowledge side. */
export const isClientTool = (pathname: string): boolean => isBelow(pathname, paths.clientTool.base);

/** The mount that an address lies in: the longest base wins. */
export function mountAt(areas: readonly Area[], pathname: string): Mount | undefined {
  const place = pathname === "/" ? defaultPath : pathname;
  return mountsOf(areas)
    .filter(({ base }) => isBelow(place, base))
    .reduce<Mount | undefined>(
      (best, mount) => (best === undefined || mount.base.length > best.base.length ? mount : best),
      undefined,
    );
}

/** The page of a mounted area that an address names. */
export function pageOf(mount: Mount, pathname: string): AreaPage {
  for (const [route, pattern] of Object.entries(mount.area.routes)) {
    const found = matchPath(`${mount.base}/${pattern}`, pathname);
    if (found !== null) return { mount, route, params: decoded(found.params) };
  }
  return { mount, route: null, params: {} };
}

/** An address may hold what is not UTF-8 under percent signs; that stays as it is. */
const decoded = (params: AreaPage["params"]): AreaPage["params"] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value = ""]) => {
      try {
        return [name, decodeURIComponent(value)];
      } catch {
        return [name, value];
      }
    }),
  );

/** The page that an address names; undefined where no area is mounted. */
export function pageAt(areas: readonly Area[], pathname: string): AreaPage | undefined {
  const mount = mountAt(areas, pathname);
  return mount && pageOf(mount, pathname);
}

/** The mounts that somebody may enter. */
export const visibleMounts = (
  areas: readonly Area[],
  granted: readonly string[],
): readonly Mount[] => mountsOf(areas).filter((mount) => isVisible(mount, granted));

/** The areas that somebody may enter, by whichever address. */
export const visibleAreas = (areas: readonly Area[], granted: readonly string[]): readonly Area[] =>
  areas.filter((area) => visibleMounts([area], granted).length > 0);

/** Whether a holder of these permissions may open the route of an area. */
export function mayOpen({ mount, route }: AreaPage, granted: readonly string[]): boolean {
  const own = route === null ? undefined : mount.area.routePermissions?.[route];
  return isVisible(mount, granted) && (own === undefined || granted.includes(own));
}

/** Whether an address is a page that exists and that a holder of these permissions may open. */
export function isReachable(
  areas: readonly Area[],
  pathname: string,
  granted: readonly string[],
): boolean {
  const page = pageAt(areas, pathname);
  return page !== undefined && page.route !== null && mayOpen(page, granted);
}

/** The links of an area's section that a holder of these permissions sees. */
export const linksOf = (
  { navigation }: Area,
  granted: readonly string[],
): readonly NavigationLink[] =>
  (navigation?.links ?? []).filter(
    ({ permission }) => permission === undefined || granted.includes(permission),
  );

/**
 * The areas in the navigation of one side: those with the permission of the route and that of the
 * group (specification 2.10), of which one may open a page.
 */
export const navigationAreas = (
  areas: readonly Area[],
  granted: readonly string[],
  isTool = false,
): readonly Area[] =>
  areas.filter(
    (area) =>
      area.navigation !== undefined &&
      isVisible(area, granted) &&
      isClientTool(area.base) === isTool &&
      (area.groupPermission === undefined || granted.includes(area.groupPermission)) &&
      entranceOf(area, granted) !== undefined,
  );

/** The first page of an area that a holder of these permissions may open. */
export const entranceOf = (area: Area, granted: readonly string[]): Path | undefined =>
  linksOf(area, granted)[0]?.path ??
  (isReachable([area], area.base, granted) ? area.base : undefined);
