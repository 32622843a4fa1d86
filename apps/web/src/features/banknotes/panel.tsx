import { useTranslation } from "react-i18next";
import { CountryPanel } from "../../widgets/panel/CountryPanel.tsx";
import { banknoteCountries } from "./countries.ts";
import { matchCurrencyCode } from "./matchCurrencyCode.ts";

/** Banknotes by country or currency. */
export default function BanknotesPanel() {
  const { t } = useTranslation();
  return (
    <CountryPanel
      entry={banknoteCountries}
      topLabel={t("dashboard.topCurrencies")}
      match={matchCurrencyCode}
      box={{
        label: t("dashboard.currencyCode"),
        name: "go-currency",
        length: 3,
        notFound: (code) => t("dashboard.currencyNotFound", { code }),
      }}
    />
  );
}
