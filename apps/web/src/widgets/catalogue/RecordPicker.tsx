import type { Country } from "@specimen/api/contract";
import { SearchableDropdown } from "@specimen/ui/SearchableDropdown/SearchableDropdown.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadAhead } from "../../services/readAhead.ts";

export interface CountryPickerProps {
  /** Undefined while they load: the field's place is kept. */
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
  const navigate = useNavigate();
  const readAhead = useReadAhead();
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
      onSelect={({ value }) => void navigate(hrefOf(value))}
      onHighlight={({ value }) => readAhead(hrefOf(value))}
      countText={(number) => t("countries.found", { number })}
      nothingFoundText={(text) => t("countries.noneFound", { text })}
      keysText={t("countries.keys")}
    />
  );
}
