import { byId, defineQuery, useApiClient } from "@specimen/api/react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { CountryChoiceScreen } from "../../widgets/rules/CountryChoiceScreen.tsx";
import { CountryTextsScreen } from "../../widgets/rules/TextsScreen.tsx";

const infoQuery = defineQuery("/client-tool/identity-documents/countries/{id}/info", {
  init: byId,
});

/** The index of the customer's text beside the documents of a country (specification 3). */
const noteIndex = 6;

/** The countries on whose documents something is written. */
export function CountriesScreen() {
  const { t } = useTranslation();
  return (
    <CountryChoiceScreen
      section="documentCountryInfo"
      packageType="identityDocuments"
      title={t("clientToolDocuments.countries")}
      text={t("clientToolDocuments.countriesText")}
      hrefOf={paths.clientToolDocuments.country}
      noteIndex={noteIndex}
    />
  );
}

/** The customer's text on the documents of a country. */
export function CountryInfoScreen() {
  const { countryId = "" } = useParams();
  const { t } = useTranslation();
  const client = useApiClient();
  return (
    <CountryTextsScreen
      section="documentCountryInfo"
      countryId={countryId}
      textTitle={t("clientToolDocuments.countries")}
      listHref={paths.clientToolDocuments.countries}
      screen="ct/passes/info"
      query={infoQuery.useData(countryId)}
      failed={t("clientToolDocuments.failed")}
      write={({ params, body }) =>
        client.PUT("/client-tool/identity-documents/countries/{id}/info", {
          params: { path: { id: countryId }, ...params },
          body,
        })
      }
    />
  );
}
