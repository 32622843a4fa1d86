import type { Country, PackageType } from "@specimen/api/contract";
import { regionNames } from "@specimen/core/format";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { idle } from "../../browser/idle.ts";
import { loadable, useLoadable } from "../loadable.ts";
import type { ListedCountry } from "../useCountries.ts";
import { RecordPicker } from "./RecordPicker.tsx";

export interface CountryPickerProps {
  /** Undefined while they load. */
  countries: readonly (Country | ListedCountry)[] | undefined;
  /** Countries without records of this area come last and say so. */
  packageType: PackageType;
  /** Names the field, such as the area it belongs to. */
  label: string;
  /** The code beside each name. */
  codeOf: (country: Country) => string | null;
  /** Where a country leads. */
  hrefOf: (countryId: string) => string;
}

// Nobody types before the page is ready, and the first screen does not wait for them.
const customary = loadable(async () => {
  await idle();
  return import("./countryNames.ts");
});

/**
 * A searchable dropdown of countries with flag and code, which leads to the one chosen. A country is
 * found by its names in any language of the product, also by those that are only customary.
 */
export function CountryPicker({
  countries,
  packageType,
  label,
  codeOf,
  hrefOf,
}: CountryPickerProps) {
  const { t } = useTranslation();
  const loaded = useLoadable(customary);
  const namesOf = loaded !== null && "value" in loaded ? loaded.value.countryNames : regionNames;
  const options = useMemo(() => {
    if (countries === undefined) return undefined;
    const recorded = countries.filter((country) => hasRecords(country, packageType));
    const none = countries.filter((country) => !hasRecords(country, packageType));
    return [...recorded, ...none].map((country, place) => ({
      value: country.id,
      label: country.name,
      flagSrc: country.flagSrc ?? undefined,
      code: codeOf(country) ?? undefined,
      otherNames: () => namesOf(country.code2),
      note: place < recorded.length ? undefined : t("countries.noRecords"),
    }));
  }, [countries, packageType, codeOf, namesOf, t]);
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

/** Lists that are of one area already have records of each of their countries. */
const hasRecords = (country: Country | ListedCountry, packageType: PackageType): boolean =>
  !("packageTypes" in country) || country.packageTypes.includes(packageType);
