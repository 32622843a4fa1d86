import { HttpError } from "@specimen/api/client";
import { Button } from "@specimen/ui/Button/Button.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { errorMessage, type LabelOf } from "../i18n/errorMessage.ts";
import { useIsOnline } from "../services/hooks/useConnection.ts";
import { page } from "../browser/page.ts";
import { useReconnected } from "../services/hooks/useReconnected.ts";
import { Countdown } from "./Countdown.tsx";
import { ScreenMessage } from "./ScreenMessage.tsx";

export interface FailureProps {
  error: unknown;
  /** What failed, in the reader's words; without it the error's own title stands. */
  title?: string;
  headingLevel?: 1 | 2 | 3;
  /** Reads again; the cache of answers does so by itself after a wait the service asked for. */
  onRetry?: () => void;
  /** Stands in a column among others, where it must not be higher than they are. */
  isCompact?: boolean;
  /** What the screen calls the fields of its question, should one be refused. */
  labelOf?: LabelOf | undefined;
  /** A way on beside that of the error. */
  children?: ReactNode;
}

/** Nobody answered; without a network that is no wonder. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof HttpError && (error.kind === "network" || error.kind === "timeout");

/** A failed read: what happened, the way on that helps first, the reference in mono last. */
export function Failure({
  error,
  title,
  headingLevel = 2,
  isCompact = false,
  onRetry,
  labelOf,
  children,
}: FailureProps) {
  const { t } = useTranslation("migration");
  const isOnline = useIsOnline();
  useReconnected(() => isUnanswered(error) && onRetry?.());
  const message = errorMessage(error, t, labelOf);
  const way =
    message.way === "reload" ? (
      <Button onClick={page.reload}>{t("state.reload")}</Button>
    ) : (
      onRetry !== undefined &&
      !message.isForbidden && <Button onClick={onRetry}>{t("state.retry")}</Button>
    );
  const isOffline = !isOnline && isUnanswered(error);
  // What is not in the account did not fail.
  const what = message.isForbidden ? undefined : title;
  const heading = isOffline ? t("state.offline.title") : (what ?? message.title);
  const wait = onRetry === undefined ? null : message.wait;
  const shared = { headingLevel, isCompact, title: heading };
  const actions = (
    <>
      {way}
      {children}
    </>
  );
  return isOffline ? (
    <ScreenMessage {...shared} kind="offline" text={t("state.offline.unseen")} actions={actions} />
  ) : (
    <ScreenMessage
      {...shared}
      kind={message.isForbidden ? "forbidden" : "error"}
      text={
        <>
          {what !== undefined && `${message.title}. `}
          {wait === null ? (
            message.text
          ) : (
            <Countdown seconds={wait} cause={error} afterwards={t("state.loading")} />
          )}
        </>
      }
      actions={actions}
      code={message.reference ?? undefined}
    />
  );
}
