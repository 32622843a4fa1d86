import type { RuleSection } from "@specimen/api/contract";
import type { AreaName, Path } from "../../areas/Area.ts";
import { lateValues } from "../../areas/lateAreas.ts";

/** Where the rules of a section are written. */
interface SectionPlace {
  readonly area: AreaName;
  readonly path: Path;
}

/** The sections that have a screen, each as its area says. */
export const sectionPlaces: Readonly<Partial<Record<RuleSection, SectionPlace>>> =
  Object.fromEntries(
    lateValues.flatMap(([area, { sections = {} }]) =>
      Object.entries(sections).map(([section, path]) => [section, { area, path }]),
    ),
  );
