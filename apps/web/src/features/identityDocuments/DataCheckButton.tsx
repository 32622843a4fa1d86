import { defineQuery } from "@specimen/api/react";
import { ScanIcon } from "@specimen/ui/Icon/firstPage.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { keptPlace } from "@specimen/ui/theme/keptPlace.ts";
import { useTranslation } from "react-i18next";
import { useIsReachable } from "../../services/hooks/useAreas.ts";
import { usePermissions } from "../../services/hooks/useSession.ts";
import { paths } from "../../url/paths.ts";

const pathOf = {
  "auto-verify": paths.dataCheck.phone,
  "scan-upload": paths.dataCheck.scan,
} as const;

interface DataCheckButtonProps {
  size?: "sm" | "base";
  /** The series that the document is compared with. */
  seriesId?: string;
}

/**
 * The way to the check of a document: by photo or by scan, as the customer's verification profile
 * says, where the check is switched on and its page exists.
 */
export function DataCheckButton({ size = "base", seriesId }: DataCheckButtonProps) {
  const { t } = useTranslation();
  const isReachable = useIsReachable();
  const isPermitted = usePermissions().includes("identity_documents:data_check_access:read");
  const mayCheck = isPermitted && Object.values(pathOf).some(isReachable);
  const { data, error } = configQuery.useData(mayCheck ? undefined : null);
  if (!mayCheck || error !== undefined || data?.enabled === false) return null;
  const path = pathOf[data?.verificationProfile ?? "auto-verify"];
  if (!isReachable(path)) return null;
  return (
    <span style={keptPlace(data === undefined)}>
      <LinkButton
        href={seriesId === undefined ? path : paths.dataCheck.withSeries(path, seriesId)}
        variant="action"
        size={size}
        icon={<ScanIcon />}
      >
        {t("record.checkDocument")}
      </LinkButton>
    </span>
  );
}

/** Whether and how the customer checks documents; refused without its permission, so ask for it first. */
const configQuery = defineQuery("/identity-documents/data-check/auto-verify/config", {
  reread: "never",
});
