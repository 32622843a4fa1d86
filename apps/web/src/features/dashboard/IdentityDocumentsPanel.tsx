import type { Country } from "@specimen/api/contract";
import { PassportIcon } from "@specimen/ui/Icon/areas.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../url/paths.ts";
import { CountryPanel } from "./CountryPanel.tsx";
import { DataCheckButton } from "./DataCheckButton.tsx";
import { matchCountryCode } from "./matchCode.ts";

const codeOf = ({ code2 }: Pick<Country, "code2">) => code2;

/** Identity documents by country, and the way to a check. */
export function IdentityDocumentsPanel({ reachable }: { reachable: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <CountryPanel
      resource="identityDocuments"
      title={t("identityDocuments.title")}
      icon={<PassportIcon />}
      allHref={paths.identityDocuments.country}
      topLabel={t("dashboard.topCountries")}
      codeOf={codeOf}
      hrefOf={paths.identityDocuments.list}
      match={matchCountryCode}
      beside={<DataCheckButton reachable={reachable} />}
      box={{
        label: t("dashboard.countryCode"),
        name: "go-country",
        length: 2,
        notFound: (code) => t("dashboard.countryNotFound", { code }),
      }}
    />
  );
}
