import { languages, type ArticleRule, type Language } from "@specimen/api/contract";
import type { OwnProblem } from "../../../widgets/form/contractResolver.ts";
import {
  fromLanguageTexts,
  toLanguageTexts,
  type LanguageTexts,
} from "../../../widgets/form/languageTexts.ts";

/** A news item as a form has it: every language has fields. */
export interface NewsValues extends Omit<ArticleRule, "texts" | "pictures" | "endDate"> {
  texts: Record<Language, { title: string; text: string }>;
  pictures: { id: string; alt: LanguageTexts }[];
  endDate: string;
}

/** Whether something is written in a language. */
export const isWritten = (value: unknown): boolean => {
  const { title, text } = value as NewsValues["texts"][Language];
  return title.trim() !== "" || text !== "";
};

/** A rule as the form's values. */
export const toNewsValues = (rule: ArticleRule): NewsValues => ({
  ...rule,
  endDate: rule.endDate ?? "",
  texts: Object.fromEntries(
    languages.map((each) => [each, rule.texts[each] ?? { title: "", text: "" }]),
  ) as NewsValues["texts"],
  pictures: rule.pictures.map(({ id, alt }) => ({ id, alt: toLanguageTexts(alt) })),
});

/** The form's values as a rule: languages without a word are left out. */
export const fromNewsValues = (values: NewsValues): ArticleRule => ({
  ...values,
  endDate: values.endDate === "" ? null : values.endDate,
  texts: Object.fromEntries(Object.entries(values.texts).filter(([, text]) => isWritten(text))),
  pictures: values.pictures.map(({ id, alt }) => ({ id, alt: fromLanguageTexts(alt) })),
});

/** An item that ends before it begins is shown to nobody. */
export const judgeDays = ({ activeDate, endDate }: NewsValues): OwnProblem[] =>
  endDate !== "" && endDate < activeDate ? [{ path: "endDate", type: "endsEarly", limit: 0 }] : [];

/** A news item that nobody has written yet. */
export const newArticle = (activeDate: string): ArticleRule => ({
  texts: {},
  activeDate,
  endDate: null,
  specimens: [],
  pictures: [],
  pdfId: null,
});
