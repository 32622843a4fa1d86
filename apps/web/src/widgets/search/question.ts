import type { Country } from "@specimen/api/contract";
import type { UrlField } from "../../url/urlField.ts";
import type { UrlSchema } from "../../url/urlSchema.ts";
import type { UrlState } from "../../url/useUrlState.ts";

/** A question while it is being asked: the contract's schema, and what stands in its fields. */
export interface Question<State> {
  readonly schema: UrlSchema<State>;
  readonly url: UrlState<State>;
  /** The countries of the area, by which countries and currencies are chosen. */
  readonly countries: readonly Country[];
}

/** The field of a key; a spec that names none is a mistake of its area. */
export function fieldOf<State>(schema: UrlSchema<State>, key: string): UrlField {
  const field = schema.fields.find((each) => each.key === key);
  if (field === undefined) throw new Error(`No field ${key} in the question`);
  return field;
}
