import { useTranslation } from "react-i18next";
import { pdfsQuery } from "./queries.ts";
import { useLine } from "./useLine.ts";

/** The customer's PDFs by their titles in the language of the user, first that there is none. */
export function usePdfChoices() {
  const { t } = useTranslation();
  const lineOf = useLine();
  const query = pdfsQuery.useData();
  const { data: pdfs } = query;
  const options = [
    { value: "", label: t("clientTool.news.noPdf") },
    ...(pdfs ?? []).map(({ id, pdf: { titles } }) => ({
      value: id,
      label: lineOf(titles) ?? id,
    })),
  ];
  return {
    query,
    options,
    /** What stands for a PDF by its id, which may be gone or not be read yet. */
    titleOf: (pdfId: string) => {
      const known = options.find(({ value }) => value === pdfId)?.label;
      return known ?? (pdfs === undefined ? "–" : t("clientTool.pdfs.missing"));
    },
  };
}
