import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { paths } from "../../../url/paths.ts";
import { Failure } from "../../../widgets/Failure.tsx";
import { isMissing } from "../../../widgets/isMissing.ts";
import { Missing } from "../../../widgets/Missing.tsx";
import { ArticleBody } from "../../../widgets/news/ArticleBody.tsx";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { useDateText } from "../../../widgets/useDateText.ts";
import { type ArticleKind, articleQueries } from "./queries.ts";

/** One article on a page of its own. */
export function ArticleScreen({ kind }: { kind: ArticleKind }) {
  const { articleId = "" } = useParams();
  const { t } = useTranslation();
  const { t: tShared } = useTranslation("migration");
  const date = useDateText();
  const { data, error, mutate } = articleQueries[kind].useData(articleId);
  const toAll = (
    <LinkButton href={paths.dashboard[kind]} variant="secondary">
      {t(`dashboard.${kind}.title`)}
    </LinkButton>
  );
  if (data === undefined && isMissing(error))
    return (
      <Missing
        title={t("dashboard.articles.missingTitle")}
        text={t("dashboard.articles.missingText")}
      >
        {toAll}
      </Missing>
    );
  return (
    <Page width="text">
      <Breadcrumbs
        label={t("breadcrumbs")}
        items={[
          { label: t("dashboard.title"), href: paths.dashboard.base },
          { label: t(`dashboard.${kind}.title`), href: paths.dashboard[kind] },
        ]}
      />
      {data !== undefined && (
        <>
          <ScreenTitle key={articleId} title={data.title} />
          <Stack gap={14}>
            <Text step="small" tone="ink3">
              {t("dashboard.articles.published", { date: date(data.activeDate) })}
            </Text>
            <Card>
              <ArticleBody article={data} headingLevel={2} />
            </Card>
          </Stack>
        </>
      )}
      {data === undefined && error === undefined && (
        <SkeletonRows label={tShared("state.loading")} count={4} />
      )}
      {data === undefined && error !== undefined && (
        <Failure
          error={error}
          title={t(`dashboard.${kind}.failed`)}
          headingLevel={1}
          onRetry={() => void mutate()}
        >
          {toAll}
        </Failure>
      )}
    </Page>
  );
}
