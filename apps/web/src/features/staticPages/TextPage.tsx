import { Card } from "@specimen/ui/Card/Card.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { StackInOrder } from "@specimen/ui/Stack/StackInOrder.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../url/paths.ts";
import { Empty } from "../../widgets/Empty.tsx";
import { Failure } from "../../widgets/Failure.tsx";
import { RichText } from "../../widgets/RichText.tsx";
import { ScreenTitle } from "../../widgets/ScreenTitle.tsx";

/** A text of the customer: undefined while it loads, null where none is written. */
export type CustomerText = { html: string; lang: string } | null | undefined;

export interface TextPageProps {
  title: string;
  text: CustomerText;
  error: unknown;
  /** Said where nothing is written. */
  noneTitle: string;
  onRetry: () => void;
  /** Below the text, whatever became of it. */
  children?: ReactNode;
}

/** A page with a text the customer wrote. */
export function TextPage({ title, text, error, noneTitle, onRetry, children }: TextPageProps) {
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  return (
    <Page width="text">
      <StackInOrder gap={14}>
        <ScreenTitle title={title} />
        {text === undefined && error === undefined && (
          <SkeletonRows label={tell("state.loading")} count={3} />
        )}
        {text === undefined && error !== undefined && (
          <Failure error={error} title={t("staticPages.failed")} onRetry={onRetry} />
        )}
        {text === null && (
          <Empty title={noneTitle} text={t("staticPages.noneText")}>
            <LinkButton href={paths.dashboard.base} variant="secondary">
              {t("staticPages.toDashboard")}
            </LinkButton>
          </Empty>
        )}
        {text && (
          <Card>
            <RichText html={text.html} lang={text.lang} headingLevel={2} />
          </Card>
        )}
        {children}
      </StackInOrder>
    </Page>
  );
}
