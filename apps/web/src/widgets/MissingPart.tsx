import { Button } from "@specimen/ui/Button/Button.tsx";
import { StateMessage } from "@specimen/ui/StateMessage/StateMessage.tsx";
import { useTranslation } from "react-i18next";
import { reloadPage } from "../services/reloadPage.ts";

interface MissingPartProps {
  onRetry: () => void;
  headingLevel?: 1 | 2 | 3;
}

/**
 * Code that could not be loaded: the network is interrupted, which another try may find mended, or
 * the build it belongs to has been replaced, which only a reload helps against.
 */
export function MissingPart({ onRetry, headingLevel = 2 }: MissingPartProps) {
  const { t } = useTranslation("migration");
  return (
    <StateMessage
      kind="error"
      headingLevel={headingLevel}
      isCompact={headingLevel > 1}
      title={t("error.newVersion.title")}
      text={t("error.newVersion.text")}
      actions={
        <>
          <Button onClick={onRetry}>{t("state.retry")}</Button>
          <Button variant="secondary" onClick={reloadPage}>
            {t("state.reload")}
          </Button>
        </>
      }
    />
  );
}
