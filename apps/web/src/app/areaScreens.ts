import type { Area, AreaScreens } from "../areas/Area.ts";
import { mountAt } from "../areas/areaList.ts";
import type { LoadParts } from "../services/words.ts";
import { loadable, type Loadable } from "../widgets/loadable.ts";

/** What the screens of an area are loaded with. */
export interface LoadingContext {
  /** The areas that the user may enter. */
  readonly visible: readonly Area[];
  readonly loadParts: LoadParts;
}

const loaded = new WeakMap<Area, Loadable<AreaScreens>>();

/** The screens of an area: their code, their words, and what the first of them shows of others. */
export function screensOf(
  area: Area,
  { visible, loadParts }: LoadingContext,
): Loadable<AreaScreens> {
  const known = loaded.get(area);
  if (known !== undefined) return known;
  const screens = loadable(async () => {
    const [code] = await Promise.all([area.load(), loadParts(area.words)]);
    await code.prepare?.(visible);
    return code;
  });
  loaded.set(area, screens);
  return screens;
}

/** Loads the screens of the area that an address lies in; undefined where there is none. */
export function loadScreensAt(
  areas: readonly Area[],
  pathname: string,
  context: LoadingContext,
): Promise<AreaScreens | undefined> {
  const area = mountAt(areas, pathname)?.area;
  return area === undefined ? Promise.resolve(undefined) : screensOf(area, context).load();
}
