import type { ApiClient } from "@specimen/api/client";
import type { RuleSection } from "@specimen/api/contract";
import type { CountryLookups } from "@specimen/core/consent";
import type { Path } from "./Area.ts";

/** The columns that say which country a record belongs to. */
type Lookup = Exclude<keyof CountryLookups, "countries">;

/** What an area says besides its value (`Area.ts`): no part of the first load. */
export interface LateValue {
  /** Where the rules of the customer are written, by the section they belong to. */
  readonly sections?: Readonly<Partial<Record<RuleSection, Path>>>;
  /** Reads the countries of its records, for page views (specification 7.10). */
  readonly lookups?: {
    readonly [Name in Lookup]?: (
      client: ApiClient,
    ) => Promise<{ data?: CountryLookups[Name] | undefined }>;
  };
}

/** Checks what an area says late, and keeps which sections and lookups these are. */
export const defineLateValue = <const Value extends LateValue>(value: Value): Value => value;
