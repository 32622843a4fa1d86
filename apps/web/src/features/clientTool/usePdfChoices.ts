import { useTranslation } from "react-i18next";
import { pdfsQuery } from "./queries.ts";
import { useLine } from "./useLine.ts";

/** The customer's PDFs by their titles in the language of the user, first that there is none. */
export function usePdfChoices() {
  const { t } = useTranslation();
  const lineOf = useLine();
  const { data: pdfs = [] } = pdfsQuery.useData();
  const options = [
    { value: "", label: t("clientTool.news.noPdf") },
    ...pdfs.map(({ id, pdf: { titles } }) => ({
      value: id,
      label: lineOf(titles) ?? id,
    })),
  ];
  return {
    options,
    /** What stands for a PDF where two versions of a form are compared. */
    titleOf: (pdfId: string) => options.find(({ value }) => value === pdfId)?.label ?? pdfId,
  };
}
