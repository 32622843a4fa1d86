import type { Prefetch } from "@specimen/api/react";
import { createContext, type ComponentType } from "react";

/** What a section is told. */
export interface CountrySectionProps {
  countryId: string;
}

/** What one area shows of a country below the records of another area. */
export interface CountrySection {
  /** The name of the other area. */
  readonly of: string;
  readonly load: () => Promise<{
    default: ComponentType<CountrySectionProps>;
    /** Reads what the section will show at an address of the other area. */
    readAhead?: (href: string, prefetch: Prefetch) => void;
  }>;
}

/** The sections of all areas that the user may see; filled by the app from the areas. */
export const CountrySectionsContext = createContext<readonly CountrySection[]>([]);
