import type { AreaName, CountrySection } from "../../areas/Area.ts";
import { useVisibleAreas } from "../../services/areas.ts";
import { lazyPart, type LazyPart } from "../lazyPart.tsx";

export interface CountrySectionsProps {
  /** The area whose page of a country this is. */
  area: AreaName;
  countryId: string;
}

/** What the areas that are part of an area show of a country, below its own records. */
export function CountrySections({ area, countryId }: CountrySectionsProps) {
  return useVisibleAreas().map(({ name, partOf, countrySection }) => {
    if (partOf !== area || countrySection === undefined) return null;
    const Section = partFor(countrySection);
    return <Section key={name} countryId={countryId} />;
  });
}

const parts = new WeakMap<CountrySection, LazyPart<{ countryId: string }>>();

/** The component of a section, made once. */
function partFor(section: CountrySection): LazyPart<{ countryId: string }> {
  const known = parts.get(section);
  if (known !== undefined) return known;
  const part = lazyPart(section.load);
  parts.set(section, part);
  return part;
}
