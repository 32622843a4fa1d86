import type {
  Country,
  CustomerNoteAllLanguages,
  PackageType,
  RuleSection,
} from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { OnScreen } from "@specimen/ui/PrintSheet/OnScreen.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { CountryIndex } from "../catalogue/CountryIndex.tsx";
import { CountryPicker } from "../catalogue/CountryPicker.tsx";
import { Failure } from "../Failure.tsx";
import { isAwaited } from "../query.ts";
import { ScreenTitle } from "../ScreenTitle.tsx";
import { useCountries } from "../useCountries.ts";
import { NoteLink } from "./NoteLink.tsx";
import { RuledCountries } from "./RuledCountries.tsx";
import { ruledQuery } from "./ruledQuery.ts";

export interface CountryChoiceScreenProps {
  /** What is written for each country. */
  section: RuleSection;
  title: string;
  text: string;
  /** The area whose rules they are. */
  packageType: PackageType;
  /** Where the rules of a country are written. */
  hrefOf: (countryId: string) => string;
  /** The customer's text that stands beside these in the product. */
  noteIndex?: CustomerNoteAllLanguages["index"];
}

const codeOf = ({ currencyISO }: Pick<Country, "currencyISO">) => currencyISO;

/** The way to the rules of a country: one that has some, its name typed, or looked up from A to Z. */
export function CountryChoiceScreen({
  section,
  title,
  text,
  packageType,
  hrefOf,
  noteIndex,
}: CountryChoiceScreenProps) {
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const { countries, error, retry } = useCountries();
  const ruled = ruledQuery.useData({ section });
  // Both come at once, so that nothing moves; without the answer the whole list is there all the same.
  const isComing = (countries === undefined && error === undefined) || isAwaited(ruled);
  return (
    <Page>
      <Stack gap={14}>
        <div>
          <ScreenTitle title={title} />
          <Text tone="ink2">{text}</Text>
          {noteIndex !== undefined && <NoteLink index={noteIndex} />}
        </div>
        <OnScreen>
          <CountryPicker
            countries={countries}
            packageType={packageType}
            label={t("countries.select")}
            codeOf={codeOf}
            hrefOf={hrefOf}
          />
        </OnScreen>
        {isComing && <SkeletonRows label={tell("state.loading")} />}
        {countries === undefined && error !== undefined && (
          <Failure error={error} title={t("countries.failed")} onRetry={() => void retry()} />
        )}
        {countries !== undefined && !isComing && (
          <>
            <RuledCountries
              countries={countries}
              ruled={(ruled.data?.subjects ?? []).map(({ id }) => id)}
              hrefOf={hrefOf}
            />
            <Card title={t("countries.all")}>
              <CountryIndex
                label={t("countries.all")}
                countries={countries}
                codeOf={codeOf}
                hrefOf={({ id }) => hrefOf(id)}
              />
            </Card>
          </>
        )}
      </Stack>
    </Page>
  );
}
