import type { PdfAllLanguages } from "@specimen/api/contract";
import { formatNumber } from "@specimen/core/format";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../i18n/languageNames.ts";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";

/**
 * The files of a PDF, by language and size, each in a tab of its own; one that was never opened has no
 * size yet. Files that are not in effect yet lead to their change.
 */
export function FileLinks({ pdf: { files, pendingFiles } }: { pdf: PdfAllLanguages }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <>
      {files.map(({ lang, url, bytes }) => (
        <Link key={lang} href={url} size="base" isNewTab>
          {bytes === null
            ? languageNames[lang]
            : t("clientTool.pdfs.sized", {
                language: languageNames[lang],
                number: formatNumber(Math.ceil(bytes / 1000), language),
              })}
        </Link>
      ))}
      {pendingFiles.map(({ lang, changeId, status }) => (
        <Link key={lang} href={paths.clientTool.change(changeId)} size="base">
          {`${languageNames[lang]}, ${t(`clientTool.status.${status}`)}`}
        </Link>
      ))}
    </>
  );
}
