import { useApiClient } from "@specimen/api/react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { paths } from "../../../url/paths.ts";
import { CountryChoiceScreen } from "../../../widgets/rules/CountryChoiceScreen.tsx";
import { CountryTextsScreen } from "../../../widgets/rules/TextsScreen.tsx";
import { banknoteInfoQuery, currencyInfoQuery } from "../queries.ts";
import { TransferCard } from "./TransferCard.tsx";

const hrefs = {
  countryInfo: paths.clientToolBanknotes.country,
  noteInfo: paths.clientToolBanknotes.noteInfoCountry,
  travelInfo: paths.clientToolBanknotes.travelCountry,
} as const;

const sections = {
  countryInfo: "currencyInfo",
  noteInfo: "banknoteInfo",
  travelInfo: "travelInfo",
} as const;

/** The indexes of the customer's texts in the same places of the product (specification 3). */
const noteIndexes = { countryInfo: 1, noteInfo: 1, travelInfo: 4 } as const;

/** The countries for which something is written. */
export function CountriesScreen({ kind }: { kind: keyof typeof hrefs }) {
  const { t } = useTranslation();
  return (
    <CountryChoiceScreen
      section={sections[kind]}
      packageType="banknotes"
      title={t(`clientToolBanknotes.${kind}.title`)}
      text={t(`clientToolBanknotes.${kind}.text`)}
      hrefOf={hrefs[kind]}
      noteIndex={noteIndexes[kind]}
    />
  );
}

/** The customer's text on the currency of a country. */
export function CountryInfoScreen() {
  const { countryId = "" } = useParams();
  const { t } = useTranslation();
  const client = useApiClient();
  return (
    <CountryTextsScreen
      section="currencyInfo"
      countryId={countryId}
      hasCurrency
      textTitle={t("clientToolBanknotes.countryInfo.title")}
      listHref={paths.clientToolBanknotes.countries}
      screen="ct/notes/countries"
      query={currencyInfoQuery.useData(countryId)}
      failed={t("clientToolBanknotes.failed")}
      write={({ params, body }) =>
        client.PUT("/countries/{id}/currency-info", {
          params: { path: { id: countryId }, ...params },
          body,
        })
      }
    >
      <TransferCard kind="currencyInfo" countryId={countryId} />
    </CountryTextsScreen>
  );
}

/** The customer's text on the banknotes of a country. */
export function NoteInfoScreen() {
  const { countryId = "" } = useParams();
  const { t } = useTranslation();
  const client = useApiClient();
  return (
    <CountryTextsScreen
      section="banknoteInfo"
      countryId={countryId}
      hasCurrency
      textTitle={t("clientToolBanknotes.noteInfo.title")}
      listHref={paths.clientToolBanknotes.noteInfo}
      screen="ct/notes/noteinfo"
      query={banknoteInfoQuery.useData(countryId)}
      failed={t("clientToolBanknotes.failed")}
      write={({ params, body }) =>
        client.PUT("/countries/{id}/banknote-info", {
          params: { path: { id: countryId }, ...params },
          body,
        })
      }
    >
      <TransferCard kind="banknoteInfo" countryId={countryId} />
    </CountryTextsScreen>
  );
}
