import type { RuleSection } from "@specimen/api/contract";
import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { StackInOrder } from "@specimen/ui/Stack/StackInOrder.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../url/paths.ts";
import { isMissing } from "../isMissing.ts";
import { Missing } from "../Missing.tsx";
import type { Query } from "../query.ts";
import { ScreenTitle, type ScreenTitleProps } from "../ScreenTitle.tsx";

export interface RulePageProps extends Omit<ScreenTitleProps, "actions"> {
  section: RuleSection;
  /** The list that the page is an entry of. */
  parent?: { label: string; href: string };
  /** What it shows; where there is no such record, that is said in place of the page. */
  query?: Query<unknown>;
  children: ReactNode;
}

/** A page on which rules are written, with the way to their history. */
export function RulePage({ section, parent, query, children, ...title }: RulePageProps) {
  const { t } = useTranslation();
  if (query !== undefined && query.data === undefined && isMissing(query.error))
    return (
      <Missing title={t("form.noSuchEntry")} text={t("countries.missingText")}>
        {parent !== undefined && (
          <LinkButton href={parent.href} variant="secondary">
            {parent.label}
          </LinkButton>
        )}
      </Missing>
    );
  return (
    <Page>
      <StackInOrder gap={14}>
        <div>
          {parent !== undefined && (
            <Breadcrumbs label={t("breadcrumbs")} items={[parent, { label: title.title }]} />
          )}
          <ScreenTitle
            {...title}
            actions={<Link href={paths.clientTool.changesOf(section)}>{t("form.history")}</Link>}
          />
        </div>
        {children}
      </StackInOrder>
    </Page>
  );
}
