import { Button } from "@specimen/ui/Button/Button.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { StateMessage } from "@specimen/ui/StateMessage/StateMessage.tsx";
import { useTranslation } from "react-i18next";
import { reloadPage } from "../services/reloadPage.ts";
import { paths } from "../url/paths.ts";
import { Failure } from "../widgets/Failure.tsx";
import { MissingChunkError } from "./missingChunk.ts";

/** A fault inside an area, or an area whose code could not be loaded. */
export function AreaFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation("migration");
  if (error instanceof MissingChunkError) {
    return (
      <StateMessage
        kind="error"
        headingLevel={1}
        title={t("error.newVersion.title")}
        text={t("error.newVersion.text")}
        actions={<Button onClick={reloadPage}>{t("state.reload")}</Button>}
      />
    );
  }
  return (
    <Failure error={error} title={t("error.title")} headingLevel={1} onRetry={onRetry}>
      <LinkButton href={paths.dashboard.base} variant="secondary">
        {t("state.toDashboard")}
      </LinkButton>
    </Failure>
  );
}
