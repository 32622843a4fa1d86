import { Button } from "@specimen/ui/Button/Button.tsx";
import { useTranslation } from "react-i18next";
import { errorMessage } from "../i18n/errorMessage.ts";
import { page } from "../browser/page.ts";
import { Countdown } from "../widgets/Countdown.tsx";
import { ScreenMessage } from "../widgets/ScreenMessage.tsx";
import { fatal } from "./FatalScreen.css.ts";

/** No text from outside is shown any longer than this. */
const textLimit = 500;

interface FatalScreenProps {
  error: unknown;
  /** It is tried again by itself, and at once for those who press. */
  again?: { seconds: number; cause: unknown; now: () => void };
}

/** The last screen: what happened, what can be done, and the error's own text as text. */
export function FatalScreen({ error, again }: FatalScreenProps) {
  const { t } = useTranslation("migration");
  const message = errorMessage(error, t);
  // What passes by itself is no application error.
  const title = again === undefined ? t("error.title") : message.title;
  return (
    <main className={fatal}>
      <ScreenMessage
        kind="error"
        headingLevel={1}
        title={title}
        text={
          again === undefined ? (
            `${message.title}. ${message.text}`
          ) : (
            <Countdown
              seconds={again.seconds}
              cause={again.cause}
              afterwards={t("state.loading")}
            />
          )
        }
        actions={
          again === undefined ? (
            <Button onClick={page.reload}>{t("state.reload")}</Button>
          ) : (
            <Button onClick={again.now}>{t("state.retry")}</Button>
          )
        }
        code={textOf(error)}
      />
    </main>
  );
}

function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.slice(0, textLimit);
}
