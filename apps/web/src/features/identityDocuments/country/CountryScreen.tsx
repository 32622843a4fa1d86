import { useTranslation } from "react-i18next";
import { CountryEntryScreen } from "../../../widgets/catalogue/CountryEntryScreen.tsx";
import { documentCountries } from "../countries.ts";
import { countriesQuery } from "../queries.ts";

/** Chooses whose identity documents to see. */
export function CountryScreen() {
  const { t } = useTranslation();
  return (
    <CountryEntryScreen
      title={t("identityDocuments.byCountryTitle")}
      text={t("identityDocuments.byCountryText")}
      entry={documentCountries}
      query={countriesQuery.useData()}
    />
  );
}
