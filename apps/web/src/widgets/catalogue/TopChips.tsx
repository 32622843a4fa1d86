import type { TopEntry } from "@specimen/api/contract";
import { defineQuery } from "@specimen/api/react";
import { Chip } from "@specimen/ui/Chip/Chip.tsx";
import { ChipRow } from "@specimen/ui/Chip/ChipRow.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "react-i18next";
import type { CountryEntry } from "../../areas/Area.ts";
import { SectionState } from "./SectionState.tsx";

export interface TopChipsProps {
  resource: NonNullable<CountryEntry["resource"]>;
  label: string;
  /** Which code they show; a country without it has its own. */
  code: CountryEntry["code"];
  hrefOf: (entry: TopEntry) => string;
}

/** How many are shown (specification 9: top currencies). */
const most = 5;

/** As wide as a flag with a currency's code of three letters or a country's of two: the lines are as many. */
const chipWidth = { currencyISO: "4.08rem", code2: "3.575rem" } as const;

const topQuery = defineQuery("/stats/top", {
  init: (resource: TopChipsProps["resource"]) => ({ params: { query: { resource } } }),
  reread: "never",
});

/** What the customer's staff looked up most, one click away. */
export function TopChips({ resource, label, code, hrefOf }: TopChipsProps) {
  const { t } = useTranslation();
  const query = topQuery.useData(resource);
  return (
    <SectionState
      query={query}
      failed={t("countries.topFailed")}
      loading={
        <ChipRow label={label}>
          {Array.from({ length: most }, (_, index) => (
            <Skeleton key={index} width={chipWidth[code]} height="2rem" />
          ))}
        </ChipRow>
      }
    >
      {(entries) => (
        <ChipRow label={label}>
          {entries.slice(0, most).map((entry) => {
            const text = entry[code] ?? entry.code2;
            return (
              <Chip
                key={entry.countryId}
                href={hrefOf(entry)}
                text={text}
                label={`${text} ${entry.name}`}
                flagSrc={entry.flagSrc ?? undefined}
              />
            );
          })}
        </ChipRow>
      )}
    </SectionState>
  );
}
