import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { CountryEntryScreen } from "../../../widgets/catalogue/CountryEntryScreen.tsx";
import { useDocumentCountries } from "../queries.ts";

/** Chooses whose identity documents to see. */
export function CountryScreen() {
  const { t } = useTranslation();
  return (
    <CountryEntryScreen
      title={t("identityDocuments.byCountryTitle")}
      text={t("identityDocuments.byCountryText")}
      resource="identityDocuments"
      query={useDocumentCountries()}
      codeOf={({ code2 }) => code2}
      hrefOf={paths.identityDocuments.list}
    />
  );
}
