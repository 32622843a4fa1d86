import { SegmentedSwitch } from "@specimen/ui/SegmentedSwitch/SegmentedSwitch.tsx";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { isClientTool } from "../../areas/areaList.ts";

export interface ModesProps {
  /** Where each side is entered. */
  knowledge: string;
  tool: string;
}

/** Leads from the knowledge to the client tool and back. */
export default function Modes({ knowledge, tool }: ModesProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isTool = isClientTool(pathname);
  return (
    <SegmentedSwitch
      label={t("navigation.modes")}
      items={[
        { href: knowledge, label: t("navigation.knowledge"), isCurrent: !isTool },
        { href: tool, label: t("navigation.clientTool"), isCurrent: isTool },
      ]}
    />
  );
}
