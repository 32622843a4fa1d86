import { useEffect, useState } from "react";
import type { Area } from "./routeTable.ts";
import { missingChunk } from "./missingChunk.ts";

type Loaded = Awaited<ReturnType<Area["load"]>>;
type Screens = Loaded["default"];

const known = new WeakMap<Area, Screens>();

/** Loads the code of an area, which is then there for {@link useScreens} at once. */
export async function loadScreens(area: Area): Promise<Loaded> {
  const loaded = await area.load();
  known.set(area, loaded.default);
  return loaded;
}

type Found = { Screens: Screens } | { failure: unknown } | null;

const knownOf = (area: Area): Found => {
  const Screens = known.get(area);
  return Screens === undefined ? null : { Screens };
};

/**
 * The screens of an area; null while they load. Known ones are drawn in the frame of the click:
 * `lazy` would wait for them once more, and what has waited is held back by React for 300 ms.
 */
export function useScreens(area: Area): Screens | null {
  const [found, setFound] = useState<Found>(() => knownOf(area));
  useEffect(() => {
    if (found !== null) return undefined;
    let isWanted = true;
    const tell = (next: Found) => {
      if (isWanted) setFound(next);
    };
    loadScreens(area)
      .catch(missingChunk)
      .then(
        () => tell(knownOf(area)),
        (failure: unknown) => tell({ failure }),
      );
    return () => {
      isWanted = false;
    };
  }, [area, found]);
  if (found !== null && "failure" in found) throw found.failure;
  return found?.Screens ?? null;
}
