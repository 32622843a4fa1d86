import { defineQuery, useApiClient } from "@specimen/api/react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { TextsForm } from "../../widgets/form/TextsForm.tsx";
import { writtenOf } from "../../widgets/form/writtenOf.ts";
import { CountryChoiceScreen } from "../../widgets/rules/CountryChoiceScreen.tsx";
import { RulePage } from "../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../widgets/rules/sentParams.ts";
import { useCountry } from "../../widgets/useCountries.ts";

const infoQuery = defineQuery("/client-tool/identity-documents/countries/{id}/info", {
  init: (id: string) => ({ params: { path: { id } } }),
});

/** The countries on whose documents something is written. */
export function CountriesScreen() {
  const { t } = useTranslation();
  return (
    <CountryChoiceScreen
      packageType="identityDocuments"
      title={t("clientToolDocuments.countries")}
      text={t("clientToolDocuments.countriesText")}
      hrefOf={paths.clientToolDocuments.country}
    />
  );
}

/** The customer's text on the documents of a country. */
export function CountryInfoScreen() {
  const { countryId = "" } = useParams();
  const { t } = useTranslation();
  const client = useApiClient();
  const country = useCountry(countryId);
  return (
    <RulePage
      section="documentCountryInfo"
      title={country?.name ?? countryId}
      flagSrc={country?.flagSrc ?? undefined}
      parent={{
        label: t("clientToolDocuments.countries"),
        href: paths.clientToolDocuments.countries,
      }}
    >
      <TextsForm
        name={`documentCountryInfo/${countryId}`}
        section="documentCountryInfo"
        subject="ruleTexts"
        title={t("clientToolDocuments.countries")}
        query={infoQuery.useData(countryId)}
        failed={t("clientToolDocuments.failed")}
        send={async (sent) =>
          writtenOf(
            await client.PUT("/client-tool/identity-documents/countries/{id}/info", {
              params: { path: { id: countryId }, ...sentParams(sent, "ct/passes/info") },
              body: sent.body,
            }),
          )
        }
      />
    </RulePage>
  );
}
