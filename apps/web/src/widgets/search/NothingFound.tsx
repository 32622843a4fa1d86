import type { BanknotePage } from "@specimen/api/contract";
import { formatSize } from "@specimen/core/format";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/language.ts";
import { usePage } from "../../url/usePage.ts";
import { Empty } from "../Empty.tsx";
import { searchedFor } from "../../features/banknotes/search/searchedFor.ts";
import { unfiltered, type SearchFilter } from "../../features/banknotes/search/searchFilter.ts";

/** How far a size may be off when nothing of that size is there, in mm. */
const generous = 5;

export interface NothingFoundProps {
  filter: SearchFilter;
  found: BanknotePage;
  onChange: (part: Partial<SearchFilter>) => void;
}

/** Nothing fits: what was looked for, how, and the ways on. */
export function NothingFound({ filter, found, onChange }: NothingFoundProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { page, hrefOf } = usePage();
  const { widthMm, heightMm, toleranceMm } = searchedFor(filter);
  if (found.total > 0)
    return (
      <Empty
        title={t("banknotes.empty.page")}
        text={t("banknotes.empty.pageText", { number: page })}
      >
        <LinkButton href={hrefOf({ page: 1 })} variant="secondary">
          {t("banknotes.empty.firstPage")}
        </LinkButton>
      </Empty>
    );
  const size = formatSize([widthMm, heightMm], language);
  const within = (millimetres: number) => formatSize([millimetres], language);
  const text = [
    toleranceMm !== undefined &&
      t("banknotes.search.noneWithin", { tolerance: within(toleranceMm) }),
    t("banknotes.search.noneText"),
  ];
  return (
    <Empty
      title={size === "" ? t("banknotes.search.none") : t("banknotes.search.noneOfSize", { size })}
      text={text.filter(Boolean).join(" ")}
    >
      {toleranceMm !== undefined && toleranceMm < generous && (
        <Button
          variant="secondary"
          onClick={() => onChange({ size: { ...filter.size, tolerance: String(generous) } })}
        >
          {t("banknotes.search.allow", { tolerance: within(generous) })}
        </Button>
      )}
      <Button variant="secondary" onClick={() => onChange(unfiltered)}>
        {t("banknotes.search.clear")}
      </Button>
    </Empty>
  );
}
