import { DocumentTab } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useLookedUp } from "../../../services/hooks/useLookedUp.ts";
import { paths } from "../../../url/paths.ts";
import { useListState } from "../../../url/useListState.ts";
import { CountryRecordsScreen } from "../../../widgets/catalogue/CountryRecordsScreen.tsx";
import { CustomerNoteCard } from "../../../widgets/catalogue/CustomerNoteCard.tsx";
import { ComparisonLinks } from "../../../widgets/compare/ComparisonLinks.tsx";
import { useCountry } from "../../../widgets/useCountries.ts";
import { DocumentNote } from "../DocumentNote.tsx";
import { documentComparison } from "../documentComparison.ts";
import { numberOf, tabOf } from "../documentTabs.ts";
import { countryQuery, listSchema } from "../queries.ts";
import { TabRows } from "./TabRows.tsx";

/** The index of what the customer adds to a country's documents (specification 3). */
const noteIndex = 6;

/** The identity documents of a country: showcountry/countryId/{id}/selectTab/{n}. */
export function ListScreen() {
  const { countryId = "" } = useParams();
  return <CountryDocuments key={countryId} countryId={countryId} />;
}

function CountryDocuments({ countryId }: { countryId: string }) {
  const { t } = useTranslation();
  const tab = tabOf(useParams()["*"] ?? "");
  const { state } = useListState(listSchema);
  const query = countryQuery.useLatestData({ countryId, tab, ...state });
  const counts = query.data?.counts;
  const country = useCountry(countryId) ?? query.data?.country;
  useLookedUp("identityDocuments", country === undefined ? null : countryId);
  return (
    <CountryRecordsScreen
      countryId={countryId}
      area={{ title: t("identityDocuments.title"), href: paths.identityDocuments.country }}
      query={query}
      codeOf={(_, data) =>
        data === undefined || data.mrzCode === null
          ? {}
          : { code: data.mrzCode, note: t("identityDocuments.mrzCode") }
      }
      actions={<ComparisonLinks comparison={documentComparison} />}
      above={
        <>
          <CustomerNoteCard index={noteIndex} />
          <DocumentNote text={query.data?.info ?? null} />
        </>
      }
      tabs={{
        label: t("identityDocuments.tabs.label"),
        current: paths.identityDocuments.list(countryId, numberOf(tab)),
        items: DocumentTab.options.map((each) => ({
          href: paths.identityDocuments.list(countryId, numberOf(each)),
          label: t(`identityDocuments.tabs.${each}`),
          count: counts?.[each],
        })),
      }}
    >
      <TabRows key={tab} countryId={countryId} tab={tab} expected={counts?.[tab]} />
    </CountryRecordsScreen>
  );
}
