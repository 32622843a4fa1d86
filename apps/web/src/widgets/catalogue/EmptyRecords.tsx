import type { BanknoteTab } from "@specimen/api/contract";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../url/paths.ts";
import { usePage } from "../../url/usePage.ts";
import { Empty } from "../Empty.tsx";

export interface EmptyTabProps {
  countryId: string;
  tab: BanknoteTab;
  /** How many the tab has on other pages. */
  total: number;
}

/** A tab without notes: what was looked for, and one way on. */
export function EmptyTab({ countryId, tab, total }: EmptyTabProps) {
  const { t } = useTranslation();
  const { page, hrefOf } = usePage();
  if (total > 0)
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
  return (
    <Empty title={t(`banknotes.empty.${tab}`)} text={t(`banknotes.empty.${tab}Text`)}>
      {tab === "all" ? (
        <LinkButton href={paths.banknotes.country} variant="secondary">
          {t("countries.all")}
        </LinkButton>
      ) : (
        <LinkButton href={paths.banknotes.list(countryId)} variant="secondary">
          {t("banknotes.empty.showAll")}
        </LinkButton>
      )}
    </Empty>
  );
}
