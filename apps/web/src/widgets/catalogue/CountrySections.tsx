import { lazy, Suspense, use, type ComponentType } from "react";
import { Failure } from "../Failure.tsx";
import {
  CountrySectionsContext,
  type CountrySection,
  type CountrySectionProps,
} from "./countrySection.ts";

/** What other areas show of a country, below the records of `area`. */
export function CountrySections({ area, countryId }: CountrySectionProps & { area: string }) {
  return use(CountrySectionsContext)
    .filter(({ of }) => of === area)
    .map((section, index) => {
      const Section = componentOf(section);
      return (
        <Suspense key={index} fallback={null}>
          <Section countryId={countryId} />
        </Suspense>
      );
    });
}

const components = new WeakMap<CountrySection, ComponentType<CountrySectionProps>>();

/** The component of a section, made once; code that cannot be had is said in its place. */
function componentOf(section: CountrySection): ComponentType<CountrySectionProps> {
  const known = components.get(section);
  if (known !== undefined) return known;
  const component = lazy(() =>
    section
      .load()
      .catch((error: unknown) => ({ default: () => <Failure error={error} isCompact /> })),
  );
  components.set(section, component);
  return component;
}
