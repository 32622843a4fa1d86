import { sortBy } from "@specimen/core/format";
import { ChevronLeft, ChevronRight } from "@specimen/ui/Icon/arrows.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/language.ts";
import { Localized } from "../Localized.tsx";
import * as css from "./entry.css.ts";
import type { Glossary } from "./glossary.ts";

/** The terms before and after one, in the order of the list. */
export function TermsBeside({ entryId, glossary }: { entryId: string; glossary: Glossary }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const terms = sortBy(glossary.entries.data ?? [], ({ term }) => term.text, language);
  const place = terms.findIndex(({ id }) => id === entryId);
  if (place < 0) return null;
  const before = terms[place - 1];
  const after = terms[place + 1];
  return (
    <nav aria-label={t("catalogue.glossary.beside")} className={css.beside}>
      {before !== undefined && (
        <span className={css.near}>
          <ChevronLeft size={16} />
          <Link href={glossary.hrefOf(before.id)}>
            <Localized text={before.term} />
          </Link>
        </span>
      )}
      {after !== undefined && (
        <span className={css.after}>
          <Link href={glossary.hrefOf(after.id)}>
            <Localized text={after.term} />
          </Link>
          <ChevronRight size={16} />
        </span>
      )}
    </nav>
  );
}
