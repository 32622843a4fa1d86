import { StackInOrder } from "@specimen/ui/Stack/StackInOrder.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useCurrentUser } from "../../../services/hooks/useCurrentUser.ts";
import { usePermissions } from "../../../services/hooks/useSession.ts";
import { useLookedUp } from "../../../services/hooks/useLookedUp.ts";
import { paths } from "../../../url/paths.ts";
import { useListState } from "../../../url/useListState.ts";
import { defaultPage } from "../../../url/usePage.ts";
import { CountryRecordsScreen } from "../../../widgets/catalogue/CountryRecordsScreen.tsx";
import { CountrySections } from "../../../widgets/catalogue/CountrySections.tsx";
import { CustomerNoteCard } from "../../../widgets/catalogue/CustomerNoteCard.tsx";
import { ComparisonLinks } from "../../../widgets/compare/ComparisonLinks.tsx";
import { useCountry } from "../../../widgets/useCountries.ts";
import { tabOf, tabsFor } from "../banknoteTabs.ts";
import { noteComparison } from "../noteComparison.ts";
import { countryQuery, listSchema } from "../queries.ts";
import { TravelInfo } from "../travel/TravelInfo.tsx";
import { TabRows } from "./TabRows.tsx";

/** The index of what the customer adds to a country's banknotes (specification 3). */
const noteIndex = 1;

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
  const { state } = useListState(listSchema);
  // Travel information has the heading and the counts of all notes.
  const tab = current.tab === "travel" ? null : current.tab;
  const asked = tab === null ? { tab: "all" as const, ...defaultPage } : { tab, ...state };
  const query = countryQuery.useLatestData({ countryId, ...asked });
  const counts = query.data?.counts;
  const country = useCountry(countryId) ?? query.data?.country;
  useLookedUp("banknotes", country === undefined ? null : countryId);
  return (
    <CountryRecordsScreen
      countryId={countryId}
      area={{ title: t("banknotes.title"), href: paths.banknotes.country }}
      query={query}
      codeOf={({ currencyISO }, summary) => ({
        code: currencyISO ?? undefined,
        note: summary?.currencyName ?? undefined,
      })}
      actions={<ComparisonLinks comparison={noteComparison} />}
      notesOf={({ info, currencyInfo }) => [info, currencyInfo]}
      tabs={{
        label: t("banknotes.tabs.label"),
        current: paths.banknotes.list(countryId, current.number),
        items: tabs.map(({ number, tab }) => ({
          href: paths.banknotes.list(countryId, number),
          label: t(`banknotes.tabs.${tab}`),
          count: tab === "travel" ? undefined : counts?.[tab],
        })),
      }}
    >
      {tab === null ? (
        <TravelInfo countryId={countryId} />
      ) : (
        <StackInOrder gap={18}>
          <TabRows key={tab} countryId={countryId} tab={tab} expected={counts?.[tab]} />
          {tab === "all" && <CountrySections area="banknotes" countryId={countryId} />}
          <CustomerNoteCard index={noteIndex} />
        </StackInOrder>
      )}
    </CountryRecordsScreen>
  );
}
