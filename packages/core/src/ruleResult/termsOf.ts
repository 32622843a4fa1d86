/** Terms of validity as a language says them. */
export interface Terms {
  /** The number whose plural form the word for years has. */
  readonly count: number;
  /** The shortest first: `6 or 10`. */
  readonly number: string;
}

/** Several terms of validity in years, of which one counts, by a BCP 47 tag. */
export function termsOf(years: readonly number[], language: string): Terms {
  const sorted = years.toSorted((one, other) => one - other);
  const either = new Intl.ListFormat(language, { type: "disjunction" });
  return { count: sorted.at(-1) ?? 0, number: either.format(sorted.map(String)) };
}
