import type { Area, AreaScreens } from "../areas/Area.ts";
import { mountAt } from "../areas/areaList.ts";
import { loadable, type Loadable } from "../widgets/loadable.ts";

const loaded = new WeakMap<Area, Loadable<AreaScreens>>();

/** The screens of an area, with what the first of them shows of the areas in `visible`. */
export function screensOf(area: Area, visible: readonly Area[]): Loadable<AreaScreens> {
  const known = loaded.get(area);
  if (known !== undefined) return known;
  const screens = loadable(async () => {
    const code = await area.load();
    await code.prepare?.(visible);
    return code;
  });
  loaded.set(area, screens);
  return screens;
}

/** Loads the screens of the area that an address lies in; undefined where there is none. */
export const loadScreensAt = (
  areas: readonly Area[],
  pathname: string,
  visible: readonly Area[],
): Promise<AreaScreens | undefined> => {
  const area = mountAt(areas, pathname)?.area;
  return area === undefined ? Promise.resolve(undefined) : screensOf(area, visible).load();
};
