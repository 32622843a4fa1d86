import { Button } from "@specimen/ui/Button/Button.tsx";
import { useTranslation } from "react-i18next";
import { page } from "../browser/page.ts";
import { ScreenMessage } from "./ScreenMessage.tsx";

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
    <ScreenMessage
      kind="error"
      headingLevel={headingLevel}
      isCompact={headingLevel > 1}
      title={t("error.newVersion.title")}
      text={t("error.newVersion.text")}
      actions={
        <>
          <Button onClick={onRetry}>{t("state.retry")}</Button>
          <Button variant="secondary" onClick={page.reload}>
            {t("state.reload")}
          </Button>
        </>
      }
    />
  );
}
