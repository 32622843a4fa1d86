import { useApiClient } from "@specimen/api/react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { paths } from "../../../url/paths.ts";
import { TextsForm } from "../../../widgets/form/TextsForm.tsx";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { CountryChoiceScreen } from "../../../widgets/rules/CountryChoiceScreen.tsx";
import { RulePage } from "../../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../../widgets/rules/sentParams.ts";
import { useCountry } from "../../../widgets/useCountries.ts";
import { TransferCard } from "./TransferCard.tsx";
import { banknoteInfoQuery, currencyInfoQuery } from "../queries.ts";

const hrefs = {
  countryInfo: paths.clientToolBanknotes.country,
  noteInfo: paths.clientToolBanknotes.noteInfoCountry,
  travelInfo: paths.clientToolBanknotes.travelCountry,
} as const;

/** The countries for which something is written. */
export function CountriesScreen({ kind }: { kind: keyof typeof hrefs }) {
  const { t } = useTranslation();
  return (
    <CountryChoiceScreen
      packageType="banknotes"
      title={t(`clientToolBanknotes.${kind}.title`)}
      text={t(`clientToolBanknotes.${kind}.text`)}
      hrefOf={hrefs[kind]}
    />
  );
}

/** The customer's text on the currency of a country. */
export function CountryInfoScreen() {
  const { countryId = "" } = useParams();
  const { t } = useTranslation();
  const client = useApiClient();
  const country = useCountry(countryId);
  return (
    <RulePage
      section="currencyInfo"
      title={country?.name ?? countryId}
      code={country?.currencyISO ?? undefined}
      flagSrc={country?.flagSrc ?? undefined}
      parent={{
        label: t("clientToolBanknotes.countryInfo.title"),
        href: paths.clientToolBanknotes.countries,
      }}
    >
      <TextsForm
        name={`currencyInfo/${countryId}`}
        section="currencyInfo"
        subject="ruleTexts"
        title={t("clientToolBanknotes.countryInfo.title")}
        query={currencyInfoQuery.useData(countryId)}
        failed={t("clientToolBanknotes.failed")}
        send={async (sent) =>
          writtenOf(
            await client.PUT("/countries/{id}/currency-info", {
              params: { path: { id: countryId }, ...sentParams(sent, "ct/notes/countries") },
              body: sent.body,
            }),
          )
        }
      />
      <TransferCard kind="currencyInfo" countryId={countryId} />
    </RulePage>
  );
}

/** The customer's text on the banknotes of a country. */
export function NoteInfoScreen() {
  const { countryId = "" } = useParams();
  const { t } = useTranslation();
  const client = useApiClient();
  const country = useCountry(countryId);
  return (
    <RulePage
      section="banknoteInfo"
      title={country?.name ?? countryId}
      code={country?.currencyISO ?? undefined}
      flagSrc={country?.flagSrc ?? undefined}
      parent={{
        label: t("clientToolBanknotes.noteInfo.title"),
        href: paths.clientToolBanknotes.noteInfo,
      }}
    >
      <TextsForm
        name={`banknoteInfo/${countryId}`}
        section="banknoteInfo"
        subject="ruleTexts"
        title={t("clientToolBanknotes.noteInfo.title")}
        query={banknoteInfoQuery.useData(countryId)}
        failed={t("clientToolBanknotes.failed")}
        send={async (sent) =>
          writtenOf(
            await client.PUT("/countries/{id}/banknote-info", {
              params: { path: { id: countryId }, ...sentParams(sent, "ct/notes/noteinfo") },
              body: sent.body,
            }),
          )
        }
      />
      <TransferCard kind="banknoteInfo" countryId={countryId} />
    </RulePage>
  );
}
