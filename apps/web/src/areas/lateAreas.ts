import type { AreaName } from "./Area.ts";
import type { LateValue } from "./LateValue.ts";

/** `lateValue.ts` of every area that has one, found by the build: no area is named here. */
const found = import.meta.glob<LateValue>("../features/*/lateValue.ts", {
  eager: true,
  import: "lateValue",
});

/** The late value of each area that has one, beside the word for the area, which its folder bears. */
export const lateValues: readonly (readonly [AreaName, LateValue])[] = Object.entries(found).map(
  ([file, value]) => [file.split("/").at(-2) as AreaName, value],
);
