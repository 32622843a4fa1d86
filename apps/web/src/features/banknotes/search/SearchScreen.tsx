import { anyCountry, type BanknotePage } from "@specimen/api/contract";
import { formatSize } from "@specimen/core/format";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import { useListState } from "../../../url/useListState.ts";
import { focusHeadingAbove } from "../../../widgets/focusHeading.ts";
import { SearchScreen as SearchRecords } from "../../../widgets/search/SearchScreen.tsx";
import { useSearchUrl } from "../../../widgets/search/useSearchUrl.ts";
import { useUnmeasured, withoutUnmeasured } from "../../../widgets/search/useUnmeasured.tsx";
import { together } from "../../../widgets/query.ts";
import { BanknoteTable } from "../list/BanknoteTable.tsx";
import { noteFilter } from "../noteSearch.ts";
import {
  countriesQuery,
  headingsQuery,
  resultsSchema,
  searchQuery,
  searchSchema,
} from "../queries.ts";

/** How far a size may be off when nothing of that size is there, in mm. */
const generous = 5;

const countOf = ({ banknotes, total }: BanknotePage) => ({ rows: banknotes.length, total });

/** Finds notes by what one sees and measures. */
export function SearchScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const url = useSearchUrl(searchSchema, withoutUnmeasured);
  const { state, sortingOf } = useListState(resultsSchema);
  const { data: countries = [] } = countriesQuery.useData();
  const headings = headingsQuery.useData(anyCountry);
  const asked = url.settled;
  const query = searchQuery.useDataOrPrevious({ ...asked, ...state });
  const unmeasured = useUnmeasured(url, {
    found: (number) => t("banknotes.search.found", { number }),
    foundUnmeasured: (number) => t("banknotes.search.foundUnmeasured", { number }),
    text: t("banknotes.search.unmeasuredText"),
    showText: t("banknotes.search.showUnmeasured"),
  });
  const { widthMm, heightMm, toleranceMm } = asked;
  const isMeasured = widthMm !== undefined || heightMm !== undefined;
  const size = formatSize([widthMm, heightMm], language);
  const millimetres = (value: number) => formatSize([value], language);
  return (
    <SearchRecords
      title={t("banknotes.search.title")}
      area={{ title: t("banknotes.title"), href: paths.banknotes.country }}
      question={{ schema: searchSchema, countries, url }}
      filter={noteFilter}
      query={together(query, headings)}
      countOf={countOf}
      {...unmeasured}
      none={{
        title:
          size === "" ? t("banknotes.search.none") : t("banknotes.search.noneOfSize", { size }),
        text: [
          isMeasured && t("catalogue.search.noneWithin", { tolerance: millimetres(toleranceMm) }),
          t("banknotes.search.noneText"),
        ]
          .filter(Boolean)
          .join(" "),
        wayOn: isMeasured && toleranceMm < generous && (
          <Button
            variant="secondary"
            onClick={({ currentTarget }) => {
              url.change({ toleranceMm: generous });
              focusHeadingAbove(currentTarget);
            }}
          >
            {t("catalogue.search.allow", { tolerance: millimetres(generous) })}
          </Button>
        ),
      }}
    >
      {({ banknotes }) => (
        <BanknoteTable
          caption={t("banknotes.title")}
          banknotes={banknotes}
          headings={headings.data}
          hrefOf={({ id, countryId }) => paths.banknotes.detail(id, countryId)}
          sortingOf={sortingOf}
          isAcrossCountries
        />
      )}
    </SearchRecords>
  );
}
