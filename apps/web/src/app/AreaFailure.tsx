import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";
import { defaultPath } from "../areas/areaList.ts";
import { Failure } from "../widgets/Failure.tsx";

/** A fault inside an area. */
export function AreaFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation("migration");
  return (
    <Failure error={error} title={t("error.title")} headingLevel={1} onRetry={onRetry}>
      <LinkButton href={defaultPath} variant="secondary">
        {t("state.toDashboard")}
      </LinkButton>
    </Failure>
  );
}
