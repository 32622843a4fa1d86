import { Button } from "@specimen/ui/Button/Button.tsx";
import { StateMessage } from "@specimen/ui/StateMessage/StateMessage.tsx";
import { useTranslation } from "react-i18next";
import { errorMessage } from "../i18n/errorMessage.ts";
import { reloadPage } from "../services/reloadPage.ts";
import { fatal } from "./FatalScreen.css.ts";

/** No text from outside is shown any longer than this. */
const textLimit = 500;

/** The last screen: what happened, what can be done, and the error's own text as text. */
export function FatalScreen({ error }: { error: unknown }) {
  const { t } = useTranslation("migration");
  const message = errorMessage(error, t);
  return (
    <main className={fatal}>
      <title>{`${t("error.title")} · Specimen`}</title>
      <StateMessage
        kind="error"
        headingLevel={1}
        title={t("error.title")}
        text={`${message.title}. ${message.text}`}
        actions={<Button onClick={reloadPage}>{t("state.reload")}</Button>}
        code={textOf(error)}
      />
    </main>
  );
}

function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.slice(0, textLimit);
}
