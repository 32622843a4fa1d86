import type { ArticlePage } from "@specimen/api/contract";
import { readFilter, writeFilter, writePage } from "@specimen/core/url";
import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { InView } from "@specimen/ui/InView/InView.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { paths } from "../../../url/paths.ts";
import { usePage } from "../../../url/usePage.ts";
import { PageBeyondLast } from "../../../widgets/catalogue/PageBeyondLast.tsx";
import { Empty } from "../../../widgets/Empty.tsx";
import { Failure } from "../../../widgets/Failure.tsx";
import { Pages } from "../../../widgets/Pages.tsx";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { useArticles, type ArticleFilter, type ArticleKind } from "../queries.ts";
import { isNarrowed, sendable, unfiltered } from "./articleFilter.ts";
import { Articles } from "./Articles.tsx";
import { FilterForm } from "./FilterForm.tsx";
import { useNewsTitle } from "./useNewsTitle.ts";
import { useSeenMarker } from "./useSeenMarker.ts";

/** All articles, page by page, narrowed by title and days; the filter lives in the address. */
export function ArticlesScreen({ kind }: { kind: ArticleKind }) {
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const { page, pageSize } = usePage();
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query, unfiltered);
  const change = (next: ArticleFilter) =>
    setQuery(writeFilter(writePage(query, { page: 1 }), next, unfiltered));
  const { data, error, mutate } = useArticles(kind, { page, pageSize, filter: sendable(filter) });
  const title = useNewsTitle(kind);
  return (
    <Page width="dashboard">
      <Stack gap={14}>
        <div>
          <Breadcrumbs
            label={t("breadcrumbs")}
            items={[
              { label: t("dashboard.title"), href: paths.dashboard.base },
              { label: t(`dashboard.${kind}.title`) },
            ]}
          />
          <ScreenTitle
            title={title}
            actions={
              kind === "news" && (
                <LinkButton href={paths.dashboard.pdfs()} variant="secondary" size="sm">
                  {t("dashboard.pdfs.title")}
                </LinkButton>
              )
            }
          />
          {data !== undefined && data.newCount > 0 && (
            <Text tone="ink2">{t("dashboard.articles.newCount", { number: data.newCount })}</Text>
          )}
        </div>
        <FilterForm key={JSON.stringify(filter)} filter={filter} onFilter={change} />
        {data === undefined && error === undefined && (
          <SkeletonRows label={tell("state.loading")} count={pageSize} />
        )}
        {data === undefined && error !== undefined && (
          <Failure
            error={error}
            title={t(`dashboard.${kind}.failed`)}
            onRetry={() => void mutate()}
          />
        )}
        {data !== undefined && data.articles.length > 0 && (
          <Found kind={kind} title={title} found={data} isWhole={!isNarrowed(filter)} />
        )}
        {data?.articles.length === 0 && (
          <NoneFound
            kind={kind}
            total={data.total}
            isNarrowed={isNarrowed(filter)}
            onShowAll={() => change(unfiltered)}
          />
        )}
      </Stack>
    </Page>
  );
}

interface FoundProps {
  kind: ArticleKind;
  title: string;
  found: ArticlePage;
  /** Nothing is left out, so what is shown has been seen. */
  isWhole: boolean;
}

function Found({ kind, title, found: { articles, total }, isWhole }: FoundProps) {
  const onSeen = useSeenMarker(kind, isWhole ? articles : []);
  return (
    <>
      <InView onSeen={onSeen}>
        <Card title={title} isDivided padding="none">
          <Articles kind={kind} articles={articles} />
        </Card>
      </InView>
      <Pages total={total} />
    </>
  );
}

interface NoneFoundProps {
  kind: ArticleKind;
  total: number;
  isNarrowed: boolean;
  onShowAll: () => void;
}

function NoneFound({ kind, total, isNarrowed: isFiltered, onShowAll }: NoneFoundProps) {
  const { t } = useTranslation();
  if (total > 0) return <PageBeyondLast />;
  if (isFiltered)
    return (
      <Empty
        title={t("dashboard.articles.filter.none")}
        text={t("dashboard.articles.filter.noneText")}
      >
        <Button variant="secondary" onClick={onShowAll}>
          {t("dashboard.articles.filter.clear")}
        </Button>
      </Empty>
    );
  return <Empty title={t(`dashboard.${kind}.none`)} text={t(`dashboard.${kind}.noneText`)} />;
}
