import type { TopEntry } from "@specimen/api/contract";
import { useImmutable } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Chip } from "@specimen/ui/Chip/Chip.tsx";
import { ChipRow } from "@specimen/ui/Chip/ChipRow.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import type { CountryEntry } from "../areas/Area.ts";

export interface TopChipsProps {
  resource: CountryEntry["resource"];
  label: string;
  codeOf: (entry: TopEntry) => string;
  hrefOf: (entry: TopEntry) => string;
}

/** How many are shown (specification 9: top currencies). */
const most = 5;

/** What the customer's staff looked up most, one click away. */
export function TopChips({ resource, label, codeOf, hrefOf }: TopChipsProps) {
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const { data, error, mutate } = useImmutable("/stats/top", { params: { query: { resource } } });
  if (error !== undefined && data === undefined)
    return (
      <Stack direction="row" gap={8} align="center" isWrapping>
        <Text step="small" tone="ink2">
          {t("dashboard.topFailed")}
        </Text>
        <Button variant="secondary" size="sm" onClick={() => void mutate()}>
          {tell("state.retry")}
        </Button>
      </Stack>
    );
  if (data === undefined) return <Skeleton height="2rem" />;
  return (
    <ChipRow label={label}>
      {data.slice(0, most).map((entry) => (
        <Chip
          key={entry.countryId}
          href={hrefOf(entry)}
          code={codeOf(entry)}
          label={`${codeOf(entry)} ${entry.name}`}
          flagSrc={entry.flagSrc ?? undefined}
        />
      ))}
    </ChipRow>
  );
}
