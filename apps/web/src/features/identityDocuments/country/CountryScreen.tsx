import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/language.ts";
import { paths } from "../../../url/paths.ts";
import { CountryChoice } from "../../../widgets/catalogue/CountryEntryScreen.tsx";
import { sortedCountries } from "../../../widgets/useCountries.ts";
import { useDocumentCountries } from "../queries.ts";

/** Chooses whose identity documents to see. */
export function CountryScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data, error, mutate } = useDocumentCountries();
  return (
    <CountryChoice
      title={t("identityDocuments.byCountryTitle")}
      text={t("identityDocuments.byCountryText")}
      resource="identityDocuments"
      countries={data && sortedCountries(data, language)}
      error={error}
      onRetry={() => void mutate()}
      codeOf={({ code2 }) => code2}
      hrefOf={paths.identityDocuments.list}
    />
  );
}
