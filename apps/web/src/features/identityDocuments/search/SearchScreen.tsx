import type { DocumentSearchPage } from "@specimen/api/contract";
import { formatNumber } from "@specimen/core/format";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import { useListState } from "../../../url/useListState.ts";
import { SearchScreen as SearchRecords } from "../../../widgets/search/SearchScreen.tsx";
import { UnmeasuredNotice } from "../../../widgets/search/UnmeasuredNotice.tsx";
import { useSearchUrl } from "../../../widgets/search/useSearchUrl.ts";
import { DocumentTable } from "../list/DocumentTable.tsx";
import {
  countriesQuery,
  headingsQuery,
  resultsSchema,
  searchQuery,
  searchSchema,
} from "../queries.ts";
import { useDocumentFilter } from "./useDocumentFilter.ts";

const withoutUnjudged = { unjudged: undefined };
const countOf = ({ documents, total }: DocumentSearchPage) => ({ rows: documents.length, total });

/** Finds documents by what one sees and reads on them. */
export function SearchScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const url = useSearchUrl(searchSchema, withoutUnjudged);
  const { state, sortingOf } = useListState(resultsSchema);
  const { data: countries = [] } = countriesQuery.useData();
  const headings = headingsQuery.useData().data;
  const filter = useDocumentFilter();
  const query = searchQuery.useDataOrPrevious({ ...url.settled, ...state });
  const isUnjudged = url.settled.unjudged === true;
  return (
    <SearchRecords
      title={t("identityDocuments.search.title")}
      area={{ title: t("identityDocuments.title"), href: paths.identityDocuments.country }}
      question={{ schema: searchSchema, countries, url }}
      filter={filter}
      query={query}
      countOf={countOf}
      countText={(total) =>
        t(
          isUnjudged
            ? "identityDocuments.search.foundUnmeasured"
            : "identityDocuments.search.found",
          {
            number: formatNumber(total, language),
          },
        )
      }
      notice={({ notJudged }) => (
        <UnmeasuredNotice
          number={notJudged}
          isShown={isUnjudged}
          onShow={(isShown) => url.change({ unjudged: isShown || undefined })}
          text={t("identityDocuments.search.unmeasuredText")}
          showText={t("identityDocuments.search.showUnmeasured")}
        />
      )}
      none={{
        title: t("identityDocuments.search.none"),
        text: t("identityDocuments.search.noneText"),
      }}
    >
      {({ documents }) => (
        <DocumentTable
          caption={t("identityDocuments.title")}
          documents={documents}
          headings={headings}
          sortingOf={sortingOf}
          isAcrossCountries
        />
      )}
    </SearchRecords>
  );
}
