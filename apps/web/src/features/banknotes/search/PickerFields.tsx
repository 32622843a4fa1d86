import { sortBy } from "@specimen/core/format";
import { SearchableDropdown } from "@specimen/ui/SearchableDropdown/SearchableDropdown.tsx";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/language.ts";
import { useBanknoteCountries } from "../queries.ts";
import { currencyOptions } from "./currencyOptions.ts";
import { unfiltered, type SearchFilter } from "./searchFilter.ts";

export interface PickerFieldProps {
  filter: SearchFilter;
  onChange: (part: Partial<SearchFilter>) => void;
}

const unknown: NonNullable<ReturnType<typeof useBanknoteCountries>["data"]> = [];

/** The currency. Without its name the code of the address stays as it is. */
export function CurrencyField({ filter, onChange }: PickerFieldProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data = unknown } = useBanknoteCountries();
  const currencies = useMemo(
    () => [
      { value: unfiltered.currency, label: t("banknotes.search.allCurrencies") },
      ...currencyOptions(data, language),
    ],
    [data, language, t],
  );
  return (
    <SearchableDropdown
      label={t("banknotes.search.currency")}
      isLabelVisible
      title={filter.currency || t("banknotes.search.allCurrencies")}
      options={currencies}
      value={filter.currency}
      onSelect={({ value }) => onChange({ currency: value })}
      countText={(number) => t("banknotes.search.currenciesFound", { number })}
      nothingFoundText={(text) => t("banknotes.search.noCurrency", { text })}
      keysText={t("countries.keys")}
    />
  );
}

/** The issuing country. Without its name the code of the address stays as it is. */
export function CountryField({ filter, onChange }: PickerFieldProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data = unknown } = useBanknoteCountries();
  const countries = useMemo(
    () => [
      { value: unfiltered.country, label: t("countries.all") },
      ...sortBy(data, ({ name }) => name, language).map(({ id, name, code2, flagSrc }) => ({
        value: id,
        label: name,
        code: code2,
        imageSrc: flagSrc ?? undefined,
      })),
    ],
    [data, language, t],
  );
  return (
    <SearchableDropdown
      label={t("banknotes.search.country")}
      isLabelVisible
      title={filter.country === unfiltered.country ? t("countries.all") : filter.country}
      options={countries}
      value={filter.country}
      onSelect={({ value }) => onChange({ country: value })}
      countText={(number) => t("countries.found", { number })}
      nothingFoundText={(text) => t("countries.noneFound", { text })}
      keysText={t("countries.keys")}
    />
  );
}
