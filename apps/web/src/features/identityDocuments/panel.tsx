import { useTranslation } from "react-i18next";
import { CountryPanel } from "../../widgets/panel/CountryPanel.tsx";
import { documentCountries } from "./countries.ts";
import { DataCheckButton } from "./DataCheckButton.tsx";
import { matchCountryCode } from "./matchCountryCode.ts";

/** Identity documents by country, and the way to a check. */
export default function IdentityDocumentsPanel() {
  const { t } = useTranslation();
  return (
    <CountryPanel
      entry={documentCountries}
      topLabel={t("dashboard.topCountries")}
      match={matchCountryCode}
      beside={<DataCheckButton />}
      box={{
        label: t("dashboard.countryCode"),
        name: "go-country",
        length: 2,
        notFound: (code) => t("dashboard.countryNotFound", { code }),
      }}
    />
  );
}
