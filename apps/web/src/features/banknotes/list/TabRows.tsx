import type { BanknoteTab } from "@specimen/api/contract";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";
import { useCurrentUser } from "../../../services/hooks/useCurrentUser.ts";
import { paths } from "../../../url/paths.ts";
import { useListState } from "../../../url/useListState.ts";
import { together } from "../../../widgets/query.ts";
import { RecordRows } from "../../../widgets/catalogue/RecordRows.tsx";
import { Empty } from "../../../widgets/Empty.tsx";
import { hidesTicks } from "../banknoteTabs.ts";
import { countryQuery, headingsQuery, listSchema } from "../queries.ts";
import { BanknoteTable } from "./BanknoteTable.tsx";
import { useLabelled } from "../../../widgets/useLabelled.ts";

export interface TabRowsProps {
  countryId: string;
  tab: BanknoteTab;
  /** How many notes the tab has, where that is known before they are there. */
  expected: number | undefined;
}

/** The notes of one tab. */
export function TabRows({ countryId, tab, expected }: TabRowsProps) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const { state, sortingOf } = useListState(listSchema);
  const query = countryQuery.useDataOrPrevious({ countryId, tab, ...state });
  const headings = headingsQuery.useData(countryId);
  const settings = useCurrentUser().data?.capabilities.banknotes;
  return (
    <RecordRows
      query={together(query, headings)}
      failed={t("banknotes.listFailed")}
      sorting={t("catalogue.sorting")}
      expected={expected}
      countOf={({ banknotes, total }) => ({ rows: banknotes.length, total })}
      empty={() => <EmptyTab countryId={countryId} tab={tab} />}
    >
      {({ country, banknotes }) => (
        <BanknoteTable
          caption={labelled(country.name, t(`banknotes.tabs.${tab}`))}
          banknotes={banknotes}
          headings={headings.data}
          hidesTick={hidesTicks(tab, settings)}
          hrefOf={({ id }) => paths.banknotes.detail(id, countryId)}
          sortingOf={sortingOf}
          isJoined
        />
      )}
    </RecordRows>
  );
}

/** A tab without notes: what was looked for, and one way on. */
function EmptyTab({ countryId, tab }: Pick<TabRowsProps, "countryId" | "tab">) {
  const { t } = useTranslation();
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
