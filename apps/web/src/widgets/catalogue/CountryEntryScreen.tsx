import type { Country } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { CountryEntry } from "../../areas/Area.ts";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { Failure } from "../Failure.tsx";
import type { Query } from "../query.ts";
import { ScreenTitle } from "../ScreenTitle.tsx";
import { sortedCountries } from "../useCountries.ts";
import * as css from "./CountryEntryScreen.css.ts";
import { CountryIndex } from "./CountryIndex.tsx";
import { CountryPicker } from "./CountryPicker.tsx";
import { TopChips } from "./TopChips.tsx";

type CountryCodes = Pick<Country, "currencyISO" | "code2">;

export interface CountryEntryScreenProps {
  title: string;
  /** What is to be chosen. */
  text: string;
  entry: CountryEntry;
  query: Query<readonly Country[]>;
}

/** The way into an area by country: type its name, take a frequent one, or look it up from A to Z. */
export function CountryEntryScreen({
  title,
  text,
  entry: { packageType, resource, code, path },
  query: { data, error, mutate },
}: CountryEntryScreenProps) {
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const { language } = useLanguage();
  const codeOf = useCallback((country: CountryCodes) => country[code], [code]);
  const countries = data && sortedCountries(data, language);
  return (
    <Page>
      <Stack gap={18}>
        <div>
          <ScreenTitle title={title} />
          <Text tone="ink2">{text}</Text>
        </div>
        {error !== undefined && countries === undefined ? (
          <Failure error={error} title={t("countries.failed")} onRetry={() => void mutate()} />
        ) : (
          <>
            <div className={css.quick}>
              <CountryPicker
                countries={countries}
                packageType={packageType}
                label={t("countries.select")}
                codeOf={codeOf}
                hrefOf={path}
              />
              {resource !== undefined && (
                <TopChips
                  resource={resource}
                  label={t("countries.mostUsed")}
                  code={code}
                  hrefOf={({ countryId }) => path(countryId)}
                />
              )}
            </div>
            <Card title={t("countries.all")}>
              {countries === undefined ? (
                <div className={css.waiting} role="status" aria-label={tell("state.loading")}>
                  {Array.from({ length: 24 }, (_, index) => (
                    <Skeleton key={index} height="1.25rem" />
                  ))}
                </div>
              ) : (
                <CountryIndex
                  label={t("countries.all")}
                  countries={countries}
                  codeOf={codeOf}
                  hrefOf={({ id }) => path(id)}
                />
              )}
            </Card>
          </>
        )}
      </Stack>
    </Page>
  );
}
