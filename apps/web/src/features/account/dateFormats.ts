import { defaultDateFormat } from "@specimen/core/format";

/** Patterns of Unicode TR 35 one can choose; the usual orders and separators of our languages. */
const dateFormats = [
  defaultDateFormat,
  "d.M.yyyy",
  "dd/MM/yyyy",
  "dd-MM-yyyy",
  "yyyy-MM-dd",
  "d MMM yyyy",
];

/** The patterns to choose from; one that was chosen elsewhere is among them. */
export const dateFormatsWith = (chosen: string): readonly string[] =>
  dateFormats.includes(chosen) ? dateFormats : [...dateFormats, chosen];
