import { useApiClient } from "@specimen/api/react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { TextsForm } from "../../widgets/form/TextsForm.tsx";
import { writtenOf } from "../../widgets/form/writtenOf.ts";
import { CountryChoiceScreen } from "../../widgets/rules/CountryChoiceScreen.tsx";
import { RulePage } from "../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../widgets/rules/sentParams.ts";
import { useCountry } from "../../widgets/useCountries.ts";
import { coinInfoQuery, coinsQuery, countryInfoQuery } from "./queries.ts";

/** The countries on whose metals something is written. */
export function CountriesScreen() {
  const { t } = useTranslation();
  return (
    <CountryChoiceScreen
      packageType="coins"
      title={t("clientToolMetals.countries")}
      text={t("clientToolMetals.countriesText")}
      hrefOf={paths.clientToolMetals.country}
    />
  );
}

/** The customer's text on the metals of a country. */
export function CountryInfoScreen() {
  const { countryId = "" } = useParams();
  const { t } = useTranslation();
  const client = useApiClient();
  const country = useCountry(countryId);
  return (
    <RulePage
      section="metalCountryInfo"
      title={country?.name ?? countryId}
      flagSrc={country?.flagSrc ?? undefined}
      parent={{ label: t("clientToolMetals.countries"), href: paths.clientToolMetals.countries }}
    >
      <TextsForm
        name={`metalCountryInfo/${countryId}`}
        section="metalCountryInfo"
        subject="ruleTexts"
        title={t("clientToolMetals.countries")}
        query={countryInfoQuery.useData(countryId)}
        failed={t("clientToolMetals.failed")}
        send={async (sent) =>
          writtenOf(
            await client.PUT("/client-tool/precious-metals/countries/{id}/info", {
              params: { path: { id: countryId }, ...sentParams(sent, "ct/metals/countries") },
              body: sent.body,
            }),
          )
        }
      />
    </RulePage>
  );
}

/** The customer's text on a coin. */
export function CoinInfoScreen() {
  const { itemId = "" } = useParams();
  const { t } = useTranslation();
  const client = useApiClient();
  const { data: coins } = coinsQuery.useData();
  return (
    <RulePage
      section="coinInfo"
      title={coins?.find(({ id }) => id === itemId)?.name ?? itemId}
      parent={{ label: t("clientToolMetals.info"), href: paths.clientToolMetals.info }}
    >
      <TextsForm
        name={`coinInfo/${itemId}`}
        section="coinInfo"
        subject="ruleTexts"
        title={t("clientToolMetals.info")}
        query={coinInfoQuery.useData(itemId)}
        failed={t("clientToolMetals.failed")}
        send={async (sent) =>
          writtenOf(
            await client.PUT("/client-tool/precious-metals/coins/{id}/info", {
              params: { path: { id: itemId }, ...sentParams(sent, "ct/metals/showcoininfo") },
              body: sent.body,
            }),
          )
        }
      />
    </RulePage>
  );
}
