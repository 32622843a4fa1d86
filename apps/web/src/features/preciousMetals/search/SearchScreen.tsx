import type { CoinPage, IngotPage } from "@specimen/api/contract";
import { formatNumber } from "@specimen/core/format";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { StackInOrder } from "@specimen/ui/Stack/StackInOrder.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import { useSorting } from "../../../url/useListState.ts";
import { Empty } from "../../../widgets/Empty.tsx";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { ResultsPane } from "../../../widgets/search/ResultsPane.tsx";
import { UnmeasuredNotice } from "../../../widgets/search/UnmeasuredNotice.tsx";
import { useSearchUrl } from "../../../widgets/search/useSearchUrl.ts";
import { coinQuestion, filterKeys, ingotQuestion, lists, searchSchema } from "../metalSearch.ts";
import { countriesQuery, currenciesQuery, coinsQuery, ingotsQuery } from "../queries.ts";
import { FilterCards } from "./FilterCards.tsx";
import { MeasurePanel } from "./MeasurePanel.tsx";
import { coinRow, ingotRow, MetalTable } from "./MetalTable.tsx";
import { useMetalLabel } from "./useMetalLabel.ts";
import * as css from "./search.css.ts";

const withoutUnmeasured = { "coins.unmeasured": undefined, "ingots.unmeasured": undefined };
const coinCount = ({ coins, total }: CoinPage) => ({ rows: coins.length, total });
const ingotCount = ({ ingots, total }: IngotPage) => ({ rows: ingots.length, total });

/** Finds coins and bars by what is known of them, and names what lies on the scale. */
export function SearchScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const url = useSearchUrl(searchSchema, withoutUnmeasured);
  const asked = url.settled;
  const sortingOf = useSorting(searchSchema);
  const coins = coinsQuery.useDataOrPrevious(asked["coins.enabled"] ? coinQuestion(asked) : null);
  const ingots = ingotsQuery.useDataOrPrevious(
    asked["ingots.enabled"] ? ingotQuestion(asked) : null,
  );
  const { data: countries = [] } = countriesQuery.useData();
  const { data: currencies = [] } = currenciesQuery.useData();
  const isNarrowed = filterKeys.some((key) => !searchSchema.isAbsent(key, url.texts));
  const onClear = isNarrowed ? () => url.clear(filterKeys) : undefined;
  const none = {
    title: t("preciousMetals.search.none"),
    text: t("preciousMetals.search.noneText"),
  };
  const labelOf = useMetalLabel();
  const question = { schema: searchSchema, countries, url };
  /** Says how many, also of what is unmeasured. */
  const counted = (list: "coins" | "ingots") => (total: number) => {
    const isUnmeasured = asked[`${list}.unmeasured`] === true;
    return t(`preciousMetals.search.${isUnmeasured ? "unmeasured" : "found"}.${list}`, {
      number: formatNumber(total, language),
    });
  };
  const notice = (list: "coins" | "ingots", number: number) => (
    <UnmeasuredNotice
      number={number}
      isShown={asked[`${list}.unmeasured`] === true}
      onShow={(isShown) => url.change({ [`${list}.unmeasured`]: isShown || undefined })}
      text={t("preciousMetals.search.unmeasuredText")}
      showText={t("preciousMetals.search.showUnmeasured")}
    />
  );
  const resultsOf = (what: string) => t("preciousMetals.search.results", { what });
  const { "coins.enabled": hasCoins, "ingots.enabled": hasIngots } = asked;
  return (
    <Page>
      <Stack gap={14}>
        <ScreenTitle title={t("preciousMetals.title")} note={t("preciousMetals.subtitle")} />
        <div className={css.columns}>
          <FilterCards
            question={question}
            currencies={currencies}
            kinebars={ingots.data?.kinebars}
          />
          <StackInOrder gap={18}>
            <MeasurePanel />
            {hasCoins && (
              <section aria-label={resultsOf(t("preciousMetals.coins"))}>
                <ResultsPane
                  query={coins}
                  list={{ key: lists.coins, name: t("preciousMetals.coins") }}
                  labelOf={labelOf}
                  countOf={coinCount}
                  countText={counted("coins")}
                  notice={({ unmeasured }) => notice("coins", unmeasured)}
                  onClear={onClear}
                  none={none}
                >
                  {({ coins: found }) => (
                    <MetalTable
                      caption={t("preciousMetals.coins")}
                      sortingOf={sortingOf}
                      rows={found.map((coin) => coinRow(coin, paths.preciousMetals.coin(coin.id)))}
                    />
                  )}
                </ResultsPane>
              </section>
            )}
            {hasIngots && (
              <section aria-label={resultsOf(t("preciousMetals.bars"))}>
                <ResultsPane
                  query={ingots}
                  list={{ key: lists.ingots, name: t("preciousMetals.bars") }}
                  labelOf={labelOf}
                  countOf={ingotCount}
                  countText={counted("ingots")}
                  notice={({ unmeasured }) => notice("ingots", unmeasured)}
                  onClear={onClear}
                  none={none}
                >
                  {({ ingots: found }) => (
                    <MetalTable
                      caption={t("preciousMetals.bars")}
                      sortingOf={sortingOf}
                      rows={found.map((bar) => ingotRow(bar, paths.preciousMetals.ingot(bar.id)))}
                    />
                  )}
                </ResultsPane>
              </section>
            )}
            {!hasCoins && !hasIngots && (
              <Empty
                title={t("preciousMetals.search.off")}
                text={t("preciousMetals.search.offText")}
              />
            )}
          </StackInOrder>
        </div>
      </Stack>
    </Page>
  );
}
