import type { DocumentPage } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";

/** Names the pages of a document, such as "Data page". */
export function usePageName(): (page: DocumentPage) => string {
  const { t } = useTranslation();
  return (page) => t(`identityDocuments.pages.${page}`);
}
