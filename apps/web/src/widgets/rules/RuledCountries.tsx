import type { Country } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { ChipRow } from "@specimen/ui/Chip/ChipRow.tsx";
import { Flag } from "@specimen/ui/Flag/Flag.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";

export interface RuledCountriesProps {
  countries: readonly Country[];
  /** The ids of those that something is written for. */
  ruled: readonly string[];
  hrefOf: (countryId: string) => string;
}

/** The countries that have an entry already, one click away; nothing where none has. */
export function RuledCountries({ countries, ruled, hrefOf }: RuledCountriesProps) {
  const { t } = useTranslation();
  const written = countries.filter(({ id }) => ruled.includes(id));
  if (written.length === 0) return null;
  return (
    <Card title={t("form.withEntry")}>
      <ChipRow label={t("form.withEntry")}>
        {written.map(({ id, name, flagSrc }) => (
          <LinkButton
            key={id}
            href={hrefOf(id)}
            variant="secondary"
            size="sm"
            icon={flagSrc !== null && <Flag src={flagSrc} size="chip" />}
          >
            {name}
          </LinkButton>
        ))}
      </ChipRow>
    </Card>
  );
}
