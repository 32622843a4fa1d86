import type { Language, PdfAllLanguages } from "@specimen/api/contract";
import { formatNumber } from "@specimen/core/format";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";

export interface FileLinksProps {
  files: PdfAllLanguages["files"];
  /** What a language is called there. */
  nameOf: (language: Language) => string;
}

/** The files of a PDF, by language and size, each in a tab of its own; one that was never opened has no size yet. */
export function FileLinks({ files, nameOf }: FileLinksProps) {
  const { language } = useLanguage();
  return files.map(({ lang, url, bytes }) => (
    <Link key={lang} href={url} size="base" isNewTab>
      {bytes === null
        ? nameOf(lang)
        : `${nameOf(lang)}, ${formatNumber(Math.ceil(bytes / 1000), language)} kB`}
    </Link>
  ));
}
