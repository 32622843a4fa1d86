/** The id of a value of a series, such as `tc-01-USD-100`; `any` where none is recorded. */
export const chequeNoteId = (
  seriesId: string,
  currencyISO: string,
  denomination: number | null,
): string => `${seriesId}-${currencyISO}-${denomination ?? "any"}`;
