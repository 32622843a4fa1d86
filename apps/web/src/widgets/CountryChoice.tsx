import type { Country } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import type { CountryEntry } from "../areas/Area.ts";
import * as css from "./CountryChoice.css.ts";
import { CountryIndex } from "./CountryIndex.tsx";
import { CountryPicker } from "./CountryPicker.tsx";
import { Failure } from "./Failure.tsx";
import { ScreenTitle } from "./ScreenTitle.tsx";
import { TopChips } from "./TopChips.tsx";

export interface CountryChoiceProps {
  title: string;
  /** What is to be chosen. */
  text: string;
  resource: CountryEntry["resource"];
  /** Sorted; undefined until loaded. */
  countries: readonly Country[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** The code that stands beside a name. */
  codeOf: (country: Pick<Country, "currencyISO" | "code2">) => string | null;
  hrefOf: (countryId: string) => string;
}

/** The way into an area by country: type its name, take a frequent one, or look it up from A to Z. */
export function CountryChoice({
  title,
  text,
  resource,
  countries,
  error,
  onRetry,
  codeOf,
  hrefOf,
}: CountryChoiceProps) {
  const { t } = useTranslation();
  const hasFailed = error !== undefined && countries === undefined;
  return (
    <Page>
      <Stack gap={18}>
        <div>
          <ScreenTitle title={title} />
          <Text tone="ink2">{text}</Text>
        </div>
        {hasFailed ? (
          <Failure error={error} title={t("countries.failed")} onRetry={onRetry} />
        ) : (
          <>
            <div className={css.quick}>
              <CountryPicker
                countries={countries}
                label={t("countries.select")}
                codeOf={codeOf}
                hrefOf={hrefOf}
              />
              <TopChips
                resource={resource}
                label={t("countries.mostUsed")}
                codeOf={(entry) => codeOf(entry) ?? entry.code2}
                hrefOf={({ countryId }) => hrefOf(countryId)}
              />
            </div>
            <Card title={t("countries.all")}>
              {countries === undefined ? (
                <div className={css.waiting}>
                  {Array.from({ length: 24 }, (_, index) => (
                    <Skeleton key={index} height="1.25rem" />
                  ))}
                </div>
              ) : (
                <CountryIndex
                  label={t("countries.all")}
                  countries={countries}
                  codeOf={codeOf}
                  hrefOf={({ id }) => hrefOf(id)}
                />
              )}
            </Card>
          </>
        )}
      </Stack>
    </Page>
  );
}
