import { SegmentedSwitch } from "@specimen/ui/SegmentedSwitch/SegmentedSwitch.tsx";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { isClientTool } from "../routeTable.ts";

/** Leads from the knowledge to the client tool and back. */
export default function Modes() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isTool = isClientTool(pathname);
  return (
    <SegmentedSwitch
      label={t("navigation.modes")}
      items={[
        { href: paths.dashboard.base, label: t("navigation.knowledge"), isCurrent: !isTool },
        { href: paths.clientTool, label: t("navigation.clientTool"), isCurrent: isTool },
      ]}
    />
  );
}
