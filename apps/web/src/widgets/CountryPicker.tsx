import type { Country } from "@specimen/api/contract";
import { SearchableDropdown } from "@specimen/ui/SearchableDropdown/SearchableDropdown.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

export interface CountryPickerProps {
  /** Undefined while they load: the field's place is kept. */
  countries: readonly Country[] | undefined;
  /** Names the field, such as the area it belongs to. */
  label: string;
  /** The code beside each name. */
  codeOf: (country: Country) => string | null;
  onPick: (countryId: string) => void;
}

/** A searchable dropdown of countries with flag and code. */
export function CountryPicker({ countries, label, codeOf, onPick }: CountryPickerProps) {
  const { t } = useTranslation();
  const options = useMemo(
    () =>
      countries?.map((country) => ({
        value: country.id,
        label: country.name,
        imageSrc: country.flagSrc ?? undefined,
        code: codeOf(country) ?? undefined,
      })),
    [countries, codeOf],
  );
  if (options === undefined) return <Skeleton height="2.5rem" />;
  return (
    <SearchableDropdown
      label={label}
      title={t("countries.select")}
      options={options}
      value={null}
      onSelect={({ value }) => onPick(value)}
      countText={(number) => t("countries.found", { number })}
      nothingFoundText={(text) => t("countries.noneFound", { text })}
      keysText={t("countries.keys")}
    />
  );
}
