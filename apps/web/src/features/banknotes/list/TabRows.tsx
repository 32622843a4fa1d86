import type { BanknoteTab } from "@specimen/api/contract";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { useTranslation } from "react-i18next";
import { useCurrentUser } from "../../../services/currentUser.ts";
import { paths } from "../../../url/paths.ts";
import { useSorting } from "../../../url/useSorting.ts";
import { Failure } from "../../../widgets/Failure.tsx";
import { Pages } from "../../../widgets/Pages.tsx";
import { hidesTicks } from "../banknoteTabs.ts";
import { sortKeys, useColumnHeadings, useCountryBanknotes } from "../queries.ts";
import { BanknoteTable } from "./BanknoteTable.tsx";
import { EmptyTab } from "../../../widgets/catalogue/EmptyRecords.tsx";
import { Held } from "../../../widgets/StaleContent.tsx";
import { useListQuery } from "./useListQuery.ts";

export interface TabRowsProps {
  countryId: string;
  tab: BanknoteTab;
  /** How many notes the tab has, where that is known before they are there. */
  expected: number | undefined;
}

/** The notes of one tab. Another page or order keeps the rows until its own are there. */
export function TabRows({ countryId, tab, expected }: TabRowsProps) {
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const query = useListQuery(countryId, tab);
  const { data, error, mutate } = useCountryBanknotes(query);
  const kept = useCountryBanknotes(query, { keepPreviousData: true }).data;
  const sorting = useSorting(sortKeys);
  const headings = useColumnHeadings(countryId).data ?? {};
  const settings = useCurrentUser().data?.capabilities.banknotes;
  if (data === undefined && error !== undefined)
    return (
      <Failure error={error} title={t("banknotes.listFailed")} onRetry={() => void mutate()} />
    );
  const shown = data ?? kept;
  if (shown === undefined)
    return (
      <SkeletonRows label={tell("state.loading")} count={rowsOf(query, expected ?? Infinity)} />
    );
  if (shown.banknotes.length === 0)
    return <EmptyTab countryId={countryId} tab={tab} total={shown.total} />;
  return (
    <Held isStale={data === undefined}>
      <BanknoteTable
        caption={`${shown.country.name}: ${t(`banknotes.tabs.${tab}`)}`}
        banknotes={shown.banknotes}
        headings={headings}
        hidesTick={hidesTicks(tab, settings)}
        hrefOf={({ id }) => paths.banknotes.detail(id, countryId)}
        sorting={sorting.of}
        isJoined
      />
      <Pages total={shown.total} />
    </Held>
  );
}

/** How many rows a page will have, so that its placeholder is as high. */
function rowsOf({ page, pageSize }: { page: number; pageSize: number }, total: number): number {
  return Math.max(1, Math.min(pageSize, total - (page - 1) * pageSize));
}
