import type { LocalizedText } from "@specimen/api/contract";
import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { Tabs } from "@specimen/ui/Tabs/Tabs.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useCurrentUser } from "../../services/currentUser.ts";
import { usePermissions } from "../../services/session.ts";
import { useLookedUp } from "../../services/statistics.ts";
import { paths } from "../../url/paths.ts";
import { isMissing } from "../isMissing.ts";
import { Localized } from "../Localized.tsx";
import { MissingCountry } from "./MissingCountry.tsx";
import { ScreenTitle } from "../ScreenTitle.tsx";
import { useCountry } from "../useCountries.ts";
import { tabOf, tabsFor, type NumberedTab } from "../../features/banknotes/banknoteTabs.ts";
import { ComparisonLinks } from "../compare/ComparisonLinks.tsx";
import { useCountryBanknotes } from "../../features/banknotes/queries.ts";
import { TravelInfo } from "../../features/banknotes/travel/TravelInfo.tsx";
import { CountryCoins } from "../../features/coins/CountryCoins.tsx";
import { TabRows } from "../../features/banknotes/list/TabRows.tsx";
import { useListQuery } from "../../features/banknotes/list/useListQuery.ts";

type Summary = NonNullable<ReturnType<typeof useCountryBanknotes>["data"]>;

/** The banknotes of a country: showcountry/countryId/{id}/selectTab/{n}. */
export function ListScreen() {
  const { countryId = "" } = useParams();
  return <CountryBanknotes key={countryId} countryId={countryId} />;
}

function CountryBanknotes({ countryId }: { countryId: string }) {
  const { t } = useTranslation();
  const settings = useCurrentUser().data?.capabilities.banknotes;
  const tabs = tabsFor({ settings, permissions: usePermissions() });
  const current = tabOf(useParams()["*"] ?? "", tabs);
  const query = useListQuery(countryId, current.tab);
  // The heading and the counts stay while another page or tab is on its way.
  const { data: summary, error } = useCountryBanknotes(query, { keepPreviousData: true });
  useLookedUp("banknotes", summary === undefined ? null : countryId);
  if (isMissing(error))
    return <MissingCountry code={countryId} backHref={paths.banknotes.country} />;
  // What is still to come has its place, so that nothing moves when it is there.
  const isAwaited = summary === undefined && error === undefined;
  return (
    <Page>
      <Breadcrumbs
        label={t("breadcrumbs")}
        items={[
          { label: t("banknotes.title"), href: paths.banknotes.country },
          { label: t("banknotes.byCountry") },
        ]}
      />
      <CountryTitle countryId={countryId} summary={summary} isAwaited={isAwaited} />
      {summary?.info && <HouseNote text={summary.info} />}
      {isAwaited ? (
        <Skeleton height="2.56rem" />
      ) : (
        <TabRow countryId={countryId} tabs={tabs} current={current} counts={summary?.counts} />
      )}
      {current.tab === "travel" ? (
        <TravelInfo countryId={countryId} />
      ) : (
        <TabRows
          key={current.tab}
          countryId={countryId}
          tab={current.tab}
          expected={summary?.counts[current.tab]}
        />
      )}
      {current.tab === "all" && <CountryCoins countryId={countryId} />}
    </Page>
  );
}

interface CountryTitleProps {
  countryId: string;
  summary: Summary | undefined;
  isAwaited: boolean;
}

function CountryTitle({ countryId, summary, isAwaited }: CountryTitleProps) {
  const known = useCountry(countryId);
  const country = summary?.country ?? known;
  if (isAwaited && country === undefined) return <Skeleton width="14rem" height="2rem" />;
  return (
    <ScreenTitle
      title={country?.name ?? countryId}
      code={country?.currencyISO ?? undefined}
      note={summary?.currencyName ?? undefined}
      flagSrc={country?.flagSrc ?? undefined}
      actions={<ComparisonLinks />}
    />
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

interface TabRowProps {
  countryId: string;
  tabs: readonly NumberedTab[];
  current: NumberedTab;
  counts: Summary["counts"] | undefined;
}

function TabRow({ countryId, tabs, current, counts }: TabRowProps) {
  const { t } = useTranslation();
  return (
    <Tabs
      label={t("banknotes.tabs.label")}
      current={paths.banknotes.list(countryId, current.number)}
      items={tabs.map(({ number, tab }) => ({
        href: paths.banknotes.list(countryId, number),
        label: t(`banknotes.tabs.${tab}`),
        count: tab === "travel" ? undefined : counts?.[tab],
      }))}
    />
  );
}
