import { formatNumber } from "@specimen/core/format";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/language.ts";
import { paths } from "../../url/paths.ts";
import { usePage } from "../../url/usePage.ts";
import { useSorting } from "../../url/useSorting.ts";
import { Failure } from "../Failure.tsx";
import { Pages } from "../Pages.tsx";
import { BanknoteTable } from "../../features/banknotes/list/BanknoteTable.tsx";
import { Held } from "../StaleContent.tsx";
import { sortKeys, useColumnHeadings } from "../../features/banknotes/queries.ts";
import { NothingFound } from "./NothingFound.tsx";
import { NotJudged } from "./UnmeasuredNotice.tsx";
import * as css from "./search.css.ts";
import {
  isNarrowed,
  unfiltered,
  type SearchFilter,
} from "../../features/banknotes/search/searchFilter.ts";
import type { SearchResults } from "../../features/banknotes/search/useSearchResults.ts";

export interface ResultsProps {
  filter: SearchFilter;
  results: SearchResults;
  onChange: (part: Partial<SearchFilter>) => void;
}

/** The notes that fit, under how many there are and how many could not be judged. */
export function Results({ filter, results, onChange }: ResultsProps) {
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const { language } = useLanguage();
  const { pageSize } = usePage();
  const sorting = useSorting(sortKeys);
  const headings = useColumnHeadings(unfiltered.country).data;
  const { found, error, isAwaited, retry } = results;
  if (error !== undefined)
    return <Failure error={error} title={t("banknotes.search.failed")} onRetry={retry} />;
  const count =
    found &&
    t(filter.unjudged ? "banknotes.search.foundUnjudged" : "banknotes.search.found", {
      number: formatNumber(found.total, language),
    });
  return (
    <>
      <div className={css.summary}>
        <div className={css.words}>
          <div role="status">
            {count !== undefined && (
              <Text as="strong" step="heading" isTabular>
                {count}
              </Text>
            )}
          </div>
          {found !== undefined && (
            <NotJudged filter={filter} number={found.notJudged} onChange={onChange} />
          )}
        </div>
        {isNarrowed(filter) && (
          <Button variant="secondary" size="sm" onClick={() => onChange(unfiltered)}>
            {t("banknotes.search.clear")}
          </Button>
        )}
      </div>
      {found === undefined && <SkeletonRows label={tell("state.loading")} count={pageSize} />}
      {found !== undefined && (
        <Held isStale={isAwaited}>
          {found.banknotes.length === 0 ? (
            <NothingFound filter={filter} found={found} onChange={onChange} />
          ) : (
            <>
              <BanknoteTable
                caption={t("banknotes.title")}
                banknotes={found.banknotes}
                headings={headings}
                hrefOf={({ id, countryId }) => paths.banknotes.detail(id, countryId)}
                sorting={sorting.of}
                isAcrossCountries
              />
              <Pages total={found.total} />
            </>
          )}
        </Held>
      )}
    </>
  );
}
