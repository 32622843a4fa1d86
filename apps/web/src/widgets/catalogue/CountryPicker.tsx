import type { Country } from "@specimen/api/contract";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { RecordPicker } from "./RecordPicker.tsx";

export interface CountryPickerProps {
  /** Undefined while they load. */
  countries: readonly Country[] | undefined;
  /** Names the field, such as the area it belongs to. */
  label: string;
  /** The code beside each name. */
  codeOf: (country: Country) => string | null;
  /** Where a country leads. */
  hrefOf: (countryId: string) => string;
}

/** A searchable dropdown of countries with flag and code, which leads to the one chosen. */
export function CountryPicker({ countries, label, codeOf, hrefOf }: CountryPickerProps) {
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
  return (
    <RecordPicker
      label={label}
      title={t("countries.select")}
      options={options}
      hrefOf={hrefOf}
      countText={(number) => t("countries.found", { number })}
      nothingFoundText={(text) => t("countries.noneFound", { text })}
    />
  );
}
