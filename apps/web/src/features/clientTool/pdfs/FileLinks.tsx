import type { PdfAllLanguages } from "@specimen/api/contract";
import { formatNumber } from "@specimen/core/format";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { languageNames } from "../../../i18n/languageNames.ts";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";

/** The files of a PDF, by language and size, each in a tab of its own; one that was never opened has no size yet. */
export function FileLinks({ files }: { files: PdfAllLanguages["files"] }) {
  const { language } = useLanguage();
  return files.map(({ lang, url, bytes }) => (
    <Link key={lang} href={url} size="base" isNewTab>
      {bytes === null
        ? languageNames[lang]
        : `${languageNames[lang]}, ${formatNumber(Math.ceil(bytes / 1000), language)} kB`}
    </Link>
  ));
}
