import { pagePropertyNames, type ViewedPage } from "@specimen/core/consent";
import type { Area } from "./Area.ts";
import { pageAt } from "./areaList.ts";

/**
 * What analytics is told of an address (specification 3 and 9): the values that its route names,
 * and the section it counts for. A query is never told.
 */
export function viewedPage(areas: readonly Area[], pathname: string): ViewedPage {
  const page = pageAt(areas, pathname);
  const names = pagePropertyNames.flatMap((name) => {
    const value = page?.params[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const own = page?.mount.area.pageSection?.(pathname) ?? null;
  return { names: Object.fromEntries(names), section: own ?? firstSegment(pathname) };
}

const firstSegment = (pathname: string): string => pathname.split("/").find(Boolean) ?? "";
