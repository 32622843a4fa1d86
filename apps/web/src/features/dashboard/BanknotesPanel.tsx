import type { Country } from "@specimen/api/contract";
import { BanknoteIcon } from "@specimen/ui/Icon/areas.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../url/paths.ts";
import { CountryPanel } from "./CountryPanel.tsx";
import { matchCurrencyCode } from "./matchCode.ts";

const codeOf = ({ currencyISO }: Pick<Country, "currencyISO">) => currencyISO;

/** Banknotes by country or currency. */
export function BanknotesPanel() {
  const { t } = useTranslation();
  return (
    <CountryPanel
      resource="banknotes"
      title={t("banknotes.title")}
      icon={<BanknoteIcon />}
      allHref={paths.banknotes.country}
      topLabel={t("dashboard.topCurrencies")}
      codeOf={codeOf}
      hrefOf={(countryId) => paths.banknotes.list(countryId)}
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
