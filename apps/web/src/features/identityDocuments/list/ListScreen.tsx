import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useLookedUp } from "../../../services/statistics.ts";
import { paths } from "../../../url/paths.ts";
import { CountryRecordsScreen } from "../../../widgets/catalogue/CountryRecordsScreen.tsx";
import { Empty } from "../../../widgets/Empty.tsx";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { useCountryDocuments } from "../queries.ts";
import { useCountry } from "../../../widgets/useCountries.ts";
import { DocumentTable } from "./DocumentTable.tsx";

/** The identity documents a state issues: showcountry/countryId/{id}. */
export function ListScreen() {
  const { countryId = "" } = useParams();
  const { t } = useTranslation();
  const { t: tShared } = useTranslation("migration");
  const query = useCountryDocuments(countryId);
  const title = t("identityDocuments.title");
  const country = useCountry(countryId) ?? query.data?.country;
  useLookedUp("identityDocuments", country === undefined ? null : countryId);
  return (
    <CountryRecordsScreen
      countryId={countryId}
      area={{ title, href: paths.identityDocuments.country }}
      query={query}
      codeOf={(_, data) =>
        data === undefined || data.mrzCode === null
          ? {}
          : { code: data.mrzCode, note: t("identityDocuments.mrzCode") }
      }
    >
      <QueryState
        query={query}
        failed={t("identityDocuments.failed")}
        loading={<SkeletonRows label={tShared("state.loading")} count={7} />}
      >
        {({ country, documents }) =>
          documents.length > 0 ? (
            <DocumentTable caption={`${title}: ${country.name}`} documents={documents} />
          ) : (
            <Empty title={t("identityDocuments.empty")} text={t("identityDocuments.emptyText")}>
              <LinkButton href={paths.identityDocuments.country} variant="secondary">
                {t("countries.all")}
              </LinkButton>
            </Empty>
          )
        }
      </QueryState>
    </CountryRecordsScreen>
  );
}
