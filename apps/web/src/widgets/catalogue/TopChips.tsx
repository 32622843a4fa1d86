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
  codeOf: (entry: TopEntry) => string;
  hrefOf: (entry: TopEntry) => string;
}

/** How many are shown (specification 9: top currencies). */
const most = 5;

const topQuery = defineQuery("/stats/top", {
  init: (resource: TopChipsProps["resource"]) => ({ params: { query: { resource } } }),
  reread: "never",
});

/** What the customer's staff looked up most, one click away. */
export function TopChips({ resource, label, codeOf, hrefOf }: TopChipsProps) {
  const { t } = useTranslation();
  const query = topQuery.useData(resource);
  return (
    <SectionState
      query={query}
      failed={t("countries.topFailed")}
      loading={<Skeleton height="2rem" />}
    >
      {(entries) => (
        <ChipRow label={label}>
          {entries.slice(0, most).map((entry) => (
            <Chip
              key={entry.countryId}
              href={hrefOf(entry)}
              text={codeOf(entry)}
              label={`${codeOf(entry)} ${entry.name}`}
              flagSrc={entry.flagSrc ?? undefined}
            />
          ))}
        </ChipRow>
      )}
    </SectionState>
  );
}
