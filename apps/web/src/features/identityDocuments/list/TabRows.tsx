import type { DocumentTab } from "@specimen/api/contract";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { useListState } from "../../../url/useListState.ts";
import { together } from "../../../widgets/query.ts";
import { RecordRows } from "../../../widgets/catalogue/RecordRows.tsx";
import { Empty } from "../../../widgets/Empty.tsx";
import { countryQuery, headingsQuery, listSchema } from "../queries.ts";
import { DocumentTable } from "./DocumentTable.tsx";
import { useLabelled } from "../../../widgets/useLabelled.ts";

export interface TabRowsProps {
  countryId: string;
  tab: DocumentTab;
  /** How many documents the tab has, where that is known before they are there. */
  expected: number | undefined;
}

/** The documents of one tab. */
export function TabRows({ countryId, tab, expected }: TabRowsProps) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const { state, sortingOf } = useListState(listSchema);
  const query = countryQuery.useDataOrPrevious({ countryId, tab, ...state });
  const headings = headingsQuery.useData();
  return (
    <RecordRows
      query={together(query, headings)}
      failed={t("identityDocuments.failed")}
      sorting={t("catalogue.sorting")}
      expected={expected}
      countOf={({ documents, total }) => ({ rows: documents.length, total })}
      empty={() => <EmptyTab countryId={countryId} tab={tab} />}
    >
      {({ country, documents }) => (
        <DocumentTable
          caption={labelled(country.name, t(`identityDocuments.tabs.${tab}`))}
          documents={documents}
          headings={headings.data}
          sortingOf={sortingOf}
          isJoined
        />
      )}
    </RecordRows>
  );
}

/** A tab without documents, and one way on. */
function EmptyTab({ countryId, tab }: Pick<TabRowsProps, "countryId" | "tab">) {
  const { t } = useTranslation();
  return (
    <Empty
      title={t(tab === "all" ? "identityDocuments.empty" : "identityDocuments.emptyTab")}
      text={t("identityDocuments.emptyText")}
    >
      {tab === "all" ? (
        <LinkButton href={paths.identityDocuments.country} variant="secondary">
          {t("countries.all")}
        </LinkButton>
      ) : (
        <LinkButton href={paths.identityDocuments.list(countryId)} variant="secondary">
          {t("identityDocuments.showAll")}
        </LinkButton>
      )}
    </Empty>
  );
}
