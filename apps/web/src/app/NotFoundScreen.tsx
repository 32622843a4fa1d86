import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";
import type { Area } from "../areas/Area.ts";
import { defaultPath, entranceOf } from "../areas/areaList.ts";
import { usePermissions } from "../services/hooks/useSession.ts";
import { Empty } from "../widgets/Empty.tsx";

export interface NotFoundScreenProps {
  /** The area that the address lies in. */
  area?: Area | undefined;
}

/** An address that no area has a page for, with the ways on: the area it lies in, the dashboard. */
export default function NotFoundScreen({ area }: NotFoundScreenProps) {
  const { t } = useTranslation(["migration", "translation"]);
  const granted = usePermissions();
  const entrance = area && entranceOf(area, granted);
  const isElsewhere = area !== undefined && entrance !== undefined && entrance !== defaultPath;
  return (
    <Empty title={t("state.notFound.title")} text={t("state.notFound.text")} headingLevel={1}>
      {isElsewhere && (
        <LinkButton href={entrance}>
          {t(`navigation.${area.name}`, { ns: "translation" })}
        </LinkButton>
      )}
      <LinkButton href={defaultPath} variant={isElsewhere ? "secondary" : "primary"}>
        {t("state.toDashboard")}
      </LinkButton>
    </Empty>
  );
}
