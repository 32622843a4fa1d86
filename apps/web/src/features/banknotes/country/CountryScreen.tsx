import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { CountryEntryScreen } from "../../../widgets/catalogue/CountryEntryScreen.tsx";
import { useBanknoteCountries } from "../queries.ts";

/** Chooses whose banknotes to see. */
export function CountryScreen() {
  const { t } = useTranslation();
  return (
    <CountryEntryScreen
      title={t("banknotes.byCountryTitle")}
      text={t("banknotes.byCountryText")}
      resource="banknotes"
      query={useBanknoteCountries()}
      codeOf={({ currencyISO }) => currencyISO}
      hrefOf={(countryId) => paths.banknotes.list(countryId)}
    />
  );
}
