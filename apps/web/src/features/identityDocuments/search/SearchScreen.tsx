import type { DocumentSearchPage } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { useListState } from "../../../url/useListState.ts";
import { SearchScreen as SearchRecords } from "../../../widgets/search/SearchScreen.tsx";
import { useSearchUrl } from "../../../widgets/search/useSearchUrl.ts";
import { useUnmeasured, withoutUnmeasured } from "../../../widgets/search/useUnmeasured.tsx";
import { together } from "../../../widgets/query.ts";
import { DocumentTable } from "../list/DocumentTable.tsx";
import {
  countriesQuery,
  headingsQuery,
  resultsSchema,
  searchQuery,
  searchSchema,
} from "../queries.ts";
import { useDocumentFilter } from "./useDocumentFilter.ts";

const countOf = ({ documents, total }: DocumentSearchPage) => ({ rows: documents.length, total });

/** Finds documents by what one sees and reads on them. */
export function SearchScreen() {
  const { t } = useTranslation();
  const url = useSearchUrl(searchSchema, withoutUnmeasured);
  const { state, sortingOf } = useListState(resultsSchema);
  const { data: countries = [] } = countriesQuery.useData();
  const headings = headingsQuery.useData();
  const filter = useDocumentFilter();
  const query = searchQuery.useDataOrPrevious({ ...url.settled, ...state });
  const unmeasured = useUnmeasured(url, {
    found: (number) => t("identityDocuments.search.found", { number }),
    foundUnmeasured: (number) => t("identityDocuments.search.foundUnmeasured", { number }),
    text: t("identityDocuments.search.unmeasuredText"),
    showText: t("identityDocuments.search.showUnmeasured"),
  });
  return (
    <SearchRecords
      title={t("identityDocuments.search.title")}
      area={{ title: t("identityDocuments.title"), href: paths.identityDocuments.country }}
      question={{ schema: searchSchema, countries, url }}
      filter={filter}
      query={together(query, headings)}
      countOf={countOf}
      {...unmeasured}
      none={{
        title: t("identityDocuments.search.none"),
        text: t("identityDocuments.search.noneText"),
      }}
    >
      {({ documents }) => (
        <DocumentTable
          caption={t("identityDocuments.title")}
          documents={documents}
          headings={headings.data}
          sortingOf={sortingOf}
          isAcrossCountries
        />
      )}
    </SearchRecords>
  );
}
