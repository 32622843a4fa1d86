import { useApiClient } from "@specimen/api/react";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { Localized } from "../../widgets/Localized.tsx";
import { CountryChoiceScreen } from "../../widgets/rules/CountryChoiceScreen.tsx";
import { CountryTextsScreen, TextsScreen } from "../../widgets/rules/TextsScreen.tsx";
import {
  coinInfoQuery,
  coinsQuery,
  countryInfoQuery,
  ingotInfoQuery,
  ingotQuery,
  variantInfoQuery,
  variantQuery,
} from "./queries.ts";
import * as css from "./metalTexts.css.ts";

/** The countries on whose metals something is written. */
export function CountriesScreen() {
  const { t } = useTranslation();
  return (
    <CountryChoiceScreen
      section="metalCountryInfo"
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
  const titled = coinsQuery.useData();
  return (
    <TextsScreen
      section="coinInfo"
      recordId={itemId}
      titled={titled}
      title={titled.data?.find(({ id }) => id === itemId)?.name ?? itemId}
      textTitle={t("form.sections.coinInfo")}
      listHref={paths.clientToolMetals.info}
      listLabel={t("clientToolMetals.info")}
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

/** The customer's text on the bars of a refiner, with the way to the text on each. */
export function VariantInfoScreen() {
  const { itemId = "" } = useParams();
  const { t } = useTranslation();
  const client = useApiClient();
  const titled = variantQuery.useData(itemId);
  const refiner = titled.data;
  return (
    <TextsScreen
      section="ingotVariantInfo"
      recordId={itemId}
      titled={titled}
      title={refiner?.name ?? itemId}
      textTitle={t("form.sections.ingotVariantInfo")}
      listHref={paths.clientToolMetals.info}
      listLabel={t("clientToolMetals.info")}
      screen="ct/metals/showrefinerinfo"
      query={variantInfoQuery.useData(itemId)}
      failed={t("clientToolMetals.failed")}
      write={({ params, body }) =>
        client.PUT("/client-tool/precious-metals/ingots-variants/{id}/info", {
          params: { path: { id: itemId }, ...params },
          body,
        })
      }
    >
      {refiner !== undefined && (
        <Card title={t("clientToolMetals.bars")}>
          <ul className={css.bars}>
            {refiner.ingots.map(({ id, name }) => (
              <li key={id}>
                <Link href={paths.clientToolMetals.ingot(id)} size="base">
                  <Localized text={name} />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </TextsScreen>
  );
}

/** The customer's text on one bar. */
export function IngotInfoScreen() {
  const { itemId = "" } = useParams();
  const { t } = useTranslation();
  const client = useApiClient();
  const titled = ingotQuery.useData(itemId);
  const ingot = titled.data;
  return (
    <TextsScreen
      section="ingotInfo"
      recordId={itemId}
      titled={titled}
      title={ingot?.name.text ?? itemId}
      textTitle={t("form.sections.ingotInfo")}
      listHref={
        ingot === undefined
          ? paths.clientToolMetals.info
          : paths.clientToolMetals.variant(ingot.variantId)
      }
      listLabel={ingot?.refiner ?? t("clientToolMetals.info")}
      screen="ct/metals/showbarinfo"
      query={ingotInfoQuery.useData(itemId)}
      failed={t("clientToolMetals.failed")}
      write={({ params, body }) =>
        client.PUT("/client-tool/precious-metals/ingots/{id}/info", {
          params: { path: { id: itemId }, ...params },
          body,
        })
      }
    />
  );
}
