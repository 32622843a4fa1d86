import type { Area, AreaName } from "./Area.ts";
import { isBelow, isClientTool, mountAt } from "./areaList.ts";

/**
 * The name of the area of the client tool that a screen belongs to, as the navigation names it: where
 * the links of an area are all in sight, the name of the link. Undefined of any other screen.
 *
 * @param screen an address without the slash at its beginning, such as `ct/metals/info`
 */
export function areaOfScreen(areas: readonly Area[], screen: string): AreaName | undefined {
  const pathname = `/${screen}`;
  const area = isClientTool(pathname) ? mountAt(areas, pathname)?.area : undefined;
  if (area?.navigation?.isAlwaysOpen !== true) return area?.name;
  const links = area.navigation.links.filter(({ path }) => path !== area.base);
  return links.find(({ path }) => isBelow(pathname, path))?.key;
}
