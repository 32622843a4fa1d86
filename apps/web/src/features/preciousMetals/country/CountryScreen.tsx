import { useTranslation } from "react-i18next";
import type { CountryEntry } from "../../../areas/Area.ts";
import { metalPaths } from "../../../url/metalPaths.ts";
import { paths } from "../../../url/paths.ts";
import { CountryEntryScreen } from "../../../widgets/catalogue/CountryEntryScreen.tsx";
import { countriesQuery } from "../queries.ts";

/** Precious metals by the country that struck the coin or in which the refiner is. */
const metalCountries: CountryEntry = {
  name: "preciousMetals",
  icon: "ingot",
  packageType: "coins",
  code: "code2",
  all: paths.preciousMetals.country,
  path: metalPaths.ofCountry,
};

/** Chooses whose coins and bars to see. */
export function CountryScreen() {
  const { t } = useTranslation();
  return (
    <CountryEntryScreen
      title={t("preciousMetals.byCountryTitle")}
      text={t("preciousMetals.byCountryText")}
      entry={metalCountries}
      query={countriesQuery.useData()}
    />
  );
}
