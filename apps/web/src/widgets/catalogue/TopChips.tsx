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

/** The height of one line where five codes with their gaps stand in one, that of two in a narrower place. */
const heightOf = (code: TopChipsProps["code"]) =>
  `clamp(2rem, (${code === "code2" ? 19.126 : 21.66}rem - 100cqw) * 9999, 4.3125rem)`;

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
        <div style={{ containerType: "inline-size" }}>
          <Skeleton height={heightOf(code)} />
        </div>
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
