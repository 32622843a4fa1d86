import { ScanIcon } from "@specimen/ui/Icon/actions.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";
import { useIsReachable } from "../../services/areas.ts";
import { usePermissions } from "../../services/session.ts";
import { paths } from "../../url/paths.ts";
import { CountryPanel } from "../../widgets/panel/CountryPanel.tsx";
import { documentCountries } from "./countries.ts";
import { matchCountryCode } from "./matchCountryCode.ts";
import { useDataCheckConfig } from "./queries.ts";

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

const pathOf = {
  "auto-verify": paths.dashboard.autoVerify,
  "scan-upload": paths.dashboard.scanUpload,
} as const;

/**
 * The way to the check of a document: by photo or by scan, as the customer's verification profile
 * says, where the check is switched on and its page exists.
 */
function DataCheckButton() {
  const { t } = useTranslation();
  const isReachable = useIsReachable();
  const isPermitted = usePermissions().includes("identity_documents:data_check_access:read");
  const { data } = useDataCheckConfig(isPermitted && Object.values(pathOf).some(isReachable));
  if (data === undefined || !data.enabled) return null;
  const path = pathOf[data.verificationProfile];
  if (!isReachable(path)) return null;
  return (
    <LinkButton href={path} variant="action" icon={<ScanIcon />}>
      {t("dashboard.check")}
    </LinkButton>
  );
}
