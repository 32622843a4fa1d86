import type { ChequeSeriesPage } from "@specimen/api/contract";
import { ChequeTab } from "@specimen/api/contract";
import { formatNumber } from "@specimen/core/format";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Tabs } from "@specimen/ui/Tabs/Tabs.tsx";
import { keptPlace } from "@specimen/ui/theme/keptPlace.ts";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import { hrefWith, useUrlState } from "../../../url/useUrlState.ts";
import { RecordRows } from "../../../widgets/catalogue/RecordRows.tsx";
import { Empty } from "../../../widgets/Empty.tsx";
import { focusHeadingAbove } from "../../../widgets/focusHeading.ts";
import { isAwaited } from "../../../widgets/query.ts";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { keysOf, type FilterSpec } from "../../../widgets/search/fieldSpec.ts";
import { FilterForm } from "../../../widgets/search/FilterForm.tsx";
import { typingPause } from "../../../widgets/search/SearchScreen.tsx";
import { useFirstResult } from "../../../widgets/search/useFirstResult.ts";
import { useLabelled } from "../../../widgets/useLabelled.ts";
import { listSchema, seriesPageQuery } from "../queries.ts";
import { SeriesTable } from "./SeriesTable.tsx";

/** A number as wide as that of the series; it keeps the place of theirs. */
const widthOfCount = 60;

/** Every series by issuer, and whether it can still be cashed: /tc. */
export function ListScreen() {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const { language } = useLanguage();
  const { search } = useLocation();
  const url = useUrlState(listSchema, { debounce: typingPause });
  const query = seriesPageQuery.useDataOrPrevious(url.settled);
  const { place, go } = useFirstResult(url.isSettled && query.isStale !== true);
  const { data } = query;
  const filter = filterOf(data);
  const texts = listSchema.textsOf(search);
  const tabHref = (tab: ChequeTab) =>
    hrefWith(
      paths.travellersCheques.list,
      listSchema.write(search, listSchema.merge(texts, { tab })),
    );
  const { tab } = url.settled;
  return (
    <Page>
      <Stack gap={14}>
        <ScreenTitle
          title={t("travellersCheques.title")}
          note={
            <span role="status" style={keptPlace(data === undefined)}>
              {t("travellersCheques.count", {
                number: formatNumber(data?.counts.all ?? widthOfCount, language),
              })}
            </span>
          }
        />
        <FilterForm
          filter={filter}
          question={{ schema: listSchema, url, countries: [] }}
          onGoToResults={go}
        />
        <div ref={place}>
          {isAwaited(query) ? (
            <Skeleton height="2.5625rem" />
          ) : (
            <Tabs
              label={t("travellersCheques.tabs.label")}
              current={tabHref(tab)}
              items={ChequeTab.options.map((option) => ({
                href: tabHref(option),
                label: t(`travellersCheques.tabs.${option}`),
                count: data?.counts[option],
              }))}
            />
          )}
          <RecordRows
            query={query}
            failed={t("travellersCheques.listFailed")}
            sorting={t("catalogue.sorting")}
            expected={data?.counts[tab]}
            countOf={({ series, total }) => ({ rows: series.length, total })}
            empty={() => (
              <Empty
                title={t("travellersCheques.none")}
                text={
                  tab === "all"
                    ? t("travellersCheques.noneTextOfAll")
                    : t("travellersCheques.noneText", { tab: t(`travellersCheques.tabs.${tab}`) })
                }
              >
                <Button
                  variant="secondary"
                  onClick={({ currentTarget }) => {
                    url.clear([...keysOf(filter), "tab"]);
                    focusHeadingAbove(currentTarget);
                  }}
                >
                  {t("catalogue.search.clear")}
                </Button>
              </Empty>
            )}
          >
            {({ series }) => (
              <SeriesTable
                caption={labelled(t("travellersCheques.title"), t(`travellersCheques.tabs.${tab}`))}
                series={series}
              />
            )}
          </RecordRows>
        </div>
      </Stack>
    </Page>
  );
}

/** What the list is narrowed by; issuers and currencies are those of the catalogue. */
const filterOf = (page: ChequeSeriesPage | undefined): FilterSpec => ({
  first: [
    {
      field: "text",
      label: "travellersCheques.filter.text",
      column: "minmax(0, 1.4fr)",
      isLong: true,
    },
    {
      field: "issuer",
      label: "travellersCheques.filter.issuer",
      choices: page?.issuers ?? [],
      column: "minmax(0, 1.6fr)",
      isLong: true,
      isFolded: true,
    },
    {
      field: "currencyISO",
      label: "travellersCheques.filter.currency",
      choices: (page?.currencies ?? []).map((value) => ({ value, label: value })),
      column: "minmax(0, 0.7fr)",
      isLong: true,
      isFolded: true,
    },
  ],
  further: [],
});
