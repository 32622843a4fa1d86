import type { PdfRule } from "@specimen/api/contract";
import {
  fromLanguageTexts,
  toLanguageTexts,
  type LanguageTexts,
} from "../../../widgets/form/languageTexts.ts";

/** What a PDF is called and where it stands, as a form has it: every language has a field. */
export interface PdfValues {
  categoryId: string;
  titles: LanguageTexts;
}

/** A rule as the form's values. */
export const toPdfValues = ({ categoryId, titles }: PdfRule): PdfValues => ({
  categoryId,
  titles: toLanguageTexts(titles),
});

/** The form's values as a rule: languages without a title are left out. */
export const fromPdfValues = ({ categoryId, titles }: PdfValues): PdfRule => ({
  categoryId,
  titles: fromLanguageTexts(titles),
});
