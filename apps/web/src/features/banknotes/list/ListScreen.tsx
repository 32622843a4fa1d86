import type { BanknoteTab, LocalizedText } from "@specimen/api/contract";
import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { Tabs } from "@specimen/ui/Tabs/Tabs.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useCurrentUser } from "../../../services/currentUser.ts";
import { useLookedUp } from "../../../services/statistics.ts";
import { paths } from "../../../url/paths.ts";
import { usePage } from "../../../url/usePage.ts";
import { Failure } from "../../../widgets/Failure.tsx";
import { isMissing } from "../../../widgets/isMissing.ts";
import { Localized } from "../../../widgets/Localized.tsx";
import { MissingCountry } from "../../../widgets/MissingCountry.tsx";
import { Pages } from "../../../widgets/Pages.tsx";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { useCountry } from "../../../widgets/useCountries.ts";
import { tabOf, tabsFor } from "../banknoteTabs.ts";
import { useCountryBanknotes } from "../queries.ts";
import { BanknoteTable } from "./BanknoteTable.tsx";
import { EmptyTab } from "./EmptyTab.tsx";

/** The banknotes of a country: showcountry/countryId/{id}/selectTab/{n}. */
export function ListScreen() {
  const { countryId = "" } = useParams();
  return <CountryBanknotes key={countryId} countryId={countryId} />;
}

function CountryBanknotes({ countryId }: { countryId: string }) {
  const { t } = useTranslation();
  const { page, pageSize } = usePage();
  const settings = useCurrentUser().data?.capabilities.banknotes;
  const tabs = tabsFor(settings);
  const { number, tab } = tabOf(useParams()["*"] ?? "", tabs);
  const query = { countryId, tab, page, pageSize };
  const list = useCountryBanknotes(query);
  // The heading and the counts stay while another page or tab is on its way; the rows do not.
  const summary = useCountryBanknotes(query, { keepPreviousData: true }).data;
  const known = useCountry(countryId);
  useLookedUp("banknotes", summary === undefined ? null : countryId);
  // What is still to come has its place, so that nothing moves when it is there.
  const isAwaited = summary === undefined && list.error === undefined;
  const country = summary?.country ?? known;
  if (isMissing(list.error))
    return <MissingCountry code={countryId} backHref={paths.banknotes.country} />;

  return (
    <Page>
      <Breadcrumbs
        label={t("breadcrumbs")}
        items={[
          { label: t("banknotes.title"), href: paths.banknotes.country },
          { label: t("banknotes.byCountry") },
        ]}
      />
      {isAwaited && country === undefined ? (
        <Skeleton width="14rem" height="2rem" />
      ) : (
        <ScreenTitle
          title={country?.name ?? countryId}
          code={country?.currencyISO ?? undefined}
          note={summary?.currencyName ?? undefined}
          flagSrc={country?.flagSrc ?? undefined}
        />
      )}
      {summary?.info && <HouseNote text={summary.info} />}
      {isAwaited ? (
        <Skeleton height="2.56rem" />
      ) : (
        <Tabs
          label={t("banknotes.tabs.label")}
          current={paths.banknotes.list(countryId, number)}
          items={tabs.map((each) => ({
            href: paths.banknotes.list(countryId, each.number),
            label: t(`banknotes.tabs.${each.tab}`),
            count: summary?.counts[each.tab],
          }))}
        />
      )}
      <TabRows countryId={countryId} tab={tab} list={list} />
    </Page>
  );
}

/** What the customer's own administrators have written on this country. */
function HouseNote({ text }: { text: LocalizedText }) {
  const { t } = useTranslation();
  return (
    <Text step="small" tone="ink2">
      <strong>{t("banknotes.customerInfo")}:</strong> <Localized text={text} />
    </Text>
  );
}

interface TabRowsProps {
  countryId: string;
  tab: BanknoteTab;
  list: ReturnType<typeof useCountryBanknotes>;
}

function TabRows({ countryId, tab, list: { data, error, mutate } }: TabRowsProps) {
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const { pageSize } = usePage();
  if (data === undefined && error !== undefined)
    return (
      <Failure error={error} title={t("banknotes.listFailed")} onRetry={() => void mutate()} />
    );
  if (data === undefined) return <SkeletonRows label={tell("state.loading")} count={pageSize} />;
  if (data.banknotes.length === 0)
    return <EmptyTab countryId={countryId} tab={tab} total={data.total} />;
  return (
    <>
      <BanknoteTable
        countryId={countryId}
        caption={`${data.country.name}: ${t(`banknotes.tabs.${tab}`)}`}
        tab={tab}
        banknotes={data.banknotes}
      />
      <Pages total={data.total} />
    </>
  );
}
