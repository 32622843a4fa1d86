import { formatNumber } from "@specimen/core/format";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/language.ts";
import type { SearchFilter } from "../../features/banknotes/search/searchFilter.ts";

export interface NotJudgedProps {
  filter: SearchFilter;
  /** How many notes lack what was asked for. */
  number: number;
  onChange: (part: Partial<SearchFilter>) => void;
}

/** A filter hides nothing silently: how many notes it could not judge, and the way to see them. */
export function NotJudged({ filter, number, onChange }: NotJudgedProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const show = (unjudged: boolean) => onChange({ unjudged });
  if (!filter.unjudged && number === 0) return null;
  return (
    <>
      <Text as="span" step="small" tone="ink2" isTabular>
        {filter.unjudged
          ? t("banknotes.search.unjudgedText")
          : t("banknotes.search.notJudged", { number: formatNumber(number, language) })}
      </Text>
      <Button variant="thin" size="sm" onClick={() => show(!filter.unjudged)}>
        {t(filter.unjudged ? "banknotes.search.showHits" : "banknotes.search.showNotJudged")}
      </Button>
    </>
  );
}
