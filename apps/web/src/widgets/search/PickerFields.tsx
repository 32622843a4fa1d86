import type { Country } from "@specimen/api/contract";
import type { SearchableDropdownProps } from "@specimen/ui/SearchableDropdown/dropdownProps.ts";
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
export function CurrencyField({ countries, ...field }: PickerFieldProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const options = useMemo(() => currencyOptions(countries, language), [countries, language]);
  return (
    <Picker
      {...field}
      options={options}
      countText={(number) => t("catalogue.search.currenciesFound", { number })}
      nothingFoundText={(text) => t("catalogue.search.noCurrency", { text })}
    />
  );
}

/** One of the countries. Without its name the code of the address stays as it is. */
export function CountryField({ countries, ...field }: PickerFieldProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const options = useMemo(
    () =>
      sortedCountries(countries, language).map(({ id, name, code2, flagSrc }) => ({
        value: id,
        label: name,
        code: code2,
        flagSrc: flagSrc ?? undefined,
      })),
    [countries, language],
  );
  return (
    <Picker
      {...field}
      options={options}
      countText={(number) => t("countries.found", { number })}
      nothingFoundText={(text) => t("countries.noneFound", { text })}
    />
  );
}

type PickerProps = Omit<PickerFieldProps, "countries"> &
  Pick<SearchableDropdownProps, "options" | "countText" | "nothingFoundText">;

/** One of some options, or any. */
function Picker({ label, value, onChange, options, countText, nothingFoundText }: PickerProps) {
  const { t } = useTranslation();
  const any = t("catalogue.search.any");
  const withAny = useMemo(() => [{ value: "", label: any }, ...options], [any, options]);
  return (
    <SearchableDropdown
      label={label}
      isLabelVisible
      title={value || any}
      options={withAny}
      value={value}
      onSelect={(option) => onChange(option.value)}
      countText={countText}
      nothingFoundText={nothingFoundText}
      keysText={t("countries.keys")}
    />
  );
}
