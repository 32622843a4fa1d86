import type { Country } from "@specimen/api/contract";
import { SearchableDropdown } from "@specimen/ui/SearchableDropdown/SearchableDropdown.tsx";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { sortedCountries } from "../useCountries.ts";
import { currencyOptions } from "./currencyOptions.ts";

export interface PickerFieldProps {
  label: string;
  /** The code; empty for any. */
  value: string;
  onChange: (value: string) => void;
  /** The countries of the area. */
  countries: readonly Country[];
}

/** A currency of the countries. Without its name the code of the address stays as it is. */
export function CurrencyField({ label, value, onChange, countries }: PickerFieldProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const any = t("catalogue.search.any");
  const options = useMemo(
    () => [{ value: "", label: any }, ...currencyOptions(countries, language)],
    [any, countries, language],
  );
  return (
    <SearchableDropdown
      label={label}
      isLabelVisible
      title={value || any}
      options={options}
      value={value}
      onSelect={(option) => onChange(option.value)}
      countText={(number) => t("catalogue.search.currenciesFound", { number })}
      nothingFoundText={(text) => t("catalogue.search.noCurrency", { text })}
      keysText={t("countries.keys")}
    />
  );
}

/** One of the countries. Without its name the code of the address stays as it is. */
export function CountryField({ label, value, onChange, countries }: PickerFieldProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const any = t("catalogue.search.any");
  const options = useMemo(
    () => [
      { value: "", label: any },
      ...sortedCountries(countries, language).map(({ id, name, code2, flagSrc }) => ({
        value: id,
        label: name,
        code: code2,
        imageSrc: flagSrc ?? undefined,
      })),
    ],
    [any, countries, language],
  );
  return (
    <SearchableDropdown
      label={label}
      isLabelVisible
      title={value || any}
      options={options}
      value={value}
      onSelect={(option) => onChange(option.value)}
      countText={(number) => t("countries.found", { number })}
      nothingFoundText={(text) => t("countries.noneFound", { text })}
      keysText={t("countries.keys")}
    />
  );
}
