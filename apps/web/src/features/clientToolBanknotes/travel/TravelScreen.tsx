import { TravelInfoRule, type TravelInfoAllLanguages } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import { ContractForm } from "../../../widgets/form/ContractForm.tsx";
import { FormRichText } from "../../../widgets/form/FormRichText.tsx";
import { languageLabel } from "../../../widgets/form/languageLabel.ts";
import { LanguageFields } from "../../../widgets/form/LanguageFields.tsx";
import { useContractForm } from "../../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { RulePage } from "../../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../../widgets/rules/sentParams.ts";
import { useCountry } from "../../../widgets/useCountries.ts";
import { travelQuery } from "../queries.ts";
import { LimitFields } from "./LimitFields.tsx";
import { fromTravelValues, toTravelValues, type TravelValues } from "./travelValues.ts";

/** What clerks read about money at a country's border: own limits, and a text in every language. */
export function TravelScreen() {
  const { countryId = "" } = useParams();
  const { t } = useTranslation();
  const country = useCountry(countryId);
  const query = travelQuery.useData(countryId);
  return (
    <RulePage
      section="travelInfo"
      query={query}
      title={country?.name ?? countryId}
      code={country?.currencyISO ?? undefined}
      flagSrc={country?.flagSrc ?? undefined}
      parent={{
        label: t("clientToolBanknotes.travelInfo.title"),
        href: paths.clientToolBanknotes.travel,
      }}
    >
      <QueryState query={query} failed={t("clientToolBanknotes.failed")}>
        {(found) => (
          <TravelForm key={countryId} found={found} onWritten={() => void query.mutate()} />
        )}
      </QueryState>
    </RulePage>
  );
}

interface TravelFormProps {
  found: TravelInfoAllLanguages;
  onWritten: () => void;
}

function TravelForm({ found, onWritten }: TravelFormProps) {
  const { t } = useTranslation();
  const client = useApiClient();
  const { language } = useLanguage();
  const { countryId, additions, limits, catalogueLimits, version } = found;
  const state = useContractForm<TravelValues, TravelInfoRule>({
    name: `travelInfo/${countryId}`,
    schema: TravelInfoRule,
    saved: { value: { additions, limits }, version },
    toValues: (rule) => toTravelValues(rule, catalogueLimits, language),
    toBody: (values) => fromTravelValues(values, language),
    send: async (sent) =>
      writtenOf(
        await client.PUT("/countries/{id}/travel-info", {
          params: { path: { id: countryId }, ...sentParams(sent, "ct/notes/travel") },
          body: sent.body,
        }),
      ),
    method: "PUT",
    subject: "travelInfoAddition",
    onWritten,
  });
  const { control } = state.form;
  const names = {
    hasOwnLimits: t("clientToolBanknotes.travel.hasOwnLimits"),
    limits: t("clientToolBanknotes.travel.limits"),
  };
  return (
    <ContractForm
      state={state}
      section="travelInfo"
      subject={countryId}
      labelOf={(path) =>
        path === "limits" || path === "hasOwnLimits" ? names[path] : languageLabel(path)
      }
      actions={
        <LinkButton href={paths.banknotes.list(countryId, 5)} variant="secondary">
          {t("form.asClerk")}
        </LinkButton>
      }
    >
      <LimitFields control={control} />
      <Card title={t("clientToolBanknotes.travel.texts")} isDivided padding="none">
        <LanguageFields control={control} name="additions" isWritten={(text) => text !== ""}>
          {(written) => (
            <FormRichText
              control={control}
              name={`additions.${written}`}
              label={t("form.text")}
              hint={t("form.fallback")}
              lang={written}
            />
          )}
        </LanguageFields>
      </Card>
    </ContractForm>
  );
}
