import { useApiClient } from "@specimen/api/react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { CountryChoiceScreen } from "../../widgets/rules/CountryChoiceScreen.tsx";
import { CountryTextsScreen, TextsScreen } from "../../widgets/rules/TextsScreen.tsx";
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
  return (
    <CountryTextsScreen
      section="metalCountryInfo"
      countryId={countryId}
      textTitle={t("clientToolMetals.countries")}
      listHref={paths.clientToolMetals.countries}
      screen="ct/metals/countries"
      query={countryInfoQuery.useData(countryId)}
      failed={t("clientToolMetals.failed")}
      write={({ params, body }) =>
        client.PUT("/client-tool/precious-metals/countries/{id}/info", {
          params: { path: { id: countryId }, ...params },
          body,
        })
      }
    />
  );
}

/** The customer's text on a coin. */
export function CoinInfoScreen() {
  const { itemId = "" } = useParams();
  const { t } = useTranslation();
  const client = useApiClient();
  const { data: coins } = coinsQuery.useData();
  return (
    <TextsScreen
      section="coinInfo"
      recordId={itemId}
      title={coins?.find(({ id }) => id === itemId)?.name ?? itemId}
      textTitle={t("clientToolMetals.info")}
      listHref={paths.clientToolMetals.info}
      screen="ct/metals/showcoininfo"
      query={coinInfoQuery.useData(itemId)}
      failed={t("clientToolMetals.failed")}
      write={({ params, body }) =>
        client.PUT("/client-tool/precious-metals/coins/{id}/info", {
          params: { path: { id: itemId }, ...params },
          body,
        })
      }
    />
  );
}
