import { Button } from "@specimen/ui/Button/Button.tsx";
import { StateMessage } from "@specimen/ui/StateMessage/StateMessage.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { errorMessage } from "../i18n/errorMessage.ts";

export interface FailureProps {
  error: unknown;
  /** What failed, in the reader's words; without it the error's own title stands. */
  title?: string;
  headingLevel?: 1 | 2 | 3;
  onRetry?: () => void;
  /** A way on beside "Try again". */
  children?: ReactNode;
}

/** A failed read: what happened, try again first, the reference in mono last. */
export function Failure({ error, title, headingLevel = 2, onRetry, children }: FailureProps) {
  const { t } = useTranslation("migration");
  const message = errorMessage(error, t);
  // What is not in the account did not fail.
  const what = message.isForbidden ? undefined : title;
  return (
    <StateMessage
      kind={message.isForbidden ? "forbidden" : "error"}
      headingLevel={headingLevel}
      title={what ?? message.title}
      text={what === undefined ? message.text : `${message.title}. ${message.text}`}
      actions={
        <>
          {onRetry !== undefined && !message.isForbidden && (
            <Button onClick={onRetry}>{t("state.retry")}</Button>
          )}
          {children}
        </>
      }
      code={message.reference ?? undefined}
    />
  );
}
