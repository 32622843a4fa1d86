import type { AreaName, CountrySection } from "../../areas/Area.ts";
import { useVisibleAreas } from "../../services/hooks/useAreas.ts";
import { useServices } from "../../services/useServices.ts";
import { Awaited } from "@specimen/ui/Stack/StackInOrder.tsx";
import { lazyPart, type LazyPart } from "../lazyPart.tsx";

export interface CountrySectionsProps {
  /** The area whose page of a country this is. */
  area: AreaName;
  countryId: string;
}

/** What the areas that are part of an area show of a country, below its own records. */
export function CountrySections({ area, countryId }: CountrySectionsProps) {
  const { loadParts } = useServices();
  return useVisibleAreas().map(({ name, partOf, countrySection, words }) => {
    if (partOf !== area || countrySection === undefined) return null;
    const Section = partFor(countrySection, () => loadParts(words));
    return <Section key={name} countryId={countryId} />;
  });
}

const parts = new WeakMap<CountrySection, LazyPart<{ countryId: string }>>();

/** The component of a section, made once. */
function partFor(
  section: CountrySection,
  loadWords: () => Promise<void>,
): LazyPart<{ countryId: string }> {
  const known = parts.get(section);
  if (known !== undefined) return known;
  const part = lazyPart(
    async () => {
      const [code] = await Promise.all([section.load(), loadWords()]);
      return code;
    },
    { place: <Awaited /> },
  );
  parts.set(section, part);
  return part;
}
