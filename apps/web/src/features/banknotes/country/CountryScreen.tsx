import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/language.ts";
import { paths } from "../../../url/paths.ts";
import { CountryChoice } from "../../../widgets/catalogue/CountryEntryScreen.tsx";
import { sortedCountries } from "../../../widgets/useCountries.ts";
import { useBanknoteCountries } from "../queries.ts";

/** Chooses whose banknotes to see. */
export function CountryScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data, error, mutate } = useBanknoteCountries();
  return (
    <CountryChoice
      title={t("banknotes.byCountryTitle")}
      text={t("banknotes.byCountryText")}
      resource="banknotes"
      countries={data && sortedCountries(data, language)}
      error={error}
      onRetry={() => void mutate()}
      codeOf={({ currencyISO }) => currencyISO}
      hrefOf={(countryId) => paths.banknotes.list(countryId)}
    />
  );
}
