import { useTranslation } from "react-i18next";
import { CountryEntryScreen } from "../../../widgets/catalogue/CountryEntryScreen.tsx";
import { banknoteCountries } from "../countries.ts";
import { countriesQuery } from "../queries.ts";

/** Chooses whose banknotes to see. */
export function CountryScreen() {
  const { t } = useTranslation();
  return (
    <CountryEntryScreen
      title={t("banknotes.byCountryTitle")}
      text={t("banknotes.byCountryText")}
      entry={banknoteCountries}
      query={countriesQuery.useData()}
    />
  );
}
