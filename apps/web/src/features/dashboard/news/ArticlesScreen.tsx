import type { ArticlePage } from "@specimen/api/contract";
import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { InView } from "@specimen/ui/InView/InView.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { useUrlState } from "../../../url/useUrlState.ts";
import { RecordRows } from "../../../widgets/catalogue/RecordRows.tsx";
import { Empty } from "../../../widgets/Empty.tsx";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { type ArticleKind, articlesQueries } from "./queries.ts";
import { articleFields, articleSchema } from "./articleSchema.ts";
import { Articles } from "./Articles.tsx";
import { FilterForm } from "./FilterForm.tsx";
import { useNewsTitle } from "./useNewsTitle.ts";
import { useSeenMarker } from "./useSeenMarker.ts";

const countOf = ({ articles, total }: ArticlePage) => ({ rows: articles.length, total });

/** All articles, page by page, narrowed by title and days; the filter is kept in the address. */
export function ArticlesScreen({ kind }: { kind: ArticleKind }) {
  const { t } = useTranslation(["translation", "migration"]);
  const url = useUrlState(articleSchema, { isStep: true });
  const query = articlesQueries[kind].useData(url.settled);
  const { title, isAwaited } = useNewsTitle(kind);
  const isNarrowed = articleFields.some((name) => !articleSchema.isAbsent(name, url.texts));
  const firstField = useRef<HTMLInputElement>(null);
  const clearAll = () => {
    url.clear(articleFields);
    // The button that was pressed goes with the filter.
    firstField.current?.focus();
  };
  const clear = isNarrowed ? clearAll : undefined;
  // A longer title may take another line.
  if (isAwaited)
    return (
      <Page width="dashboard">
        <SkeletonRows label={t("state.loading", { ns: "migration" })} />
      </Page>
    );
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
        </div>
        <FilterForm texts={url.texts} onFilter={url.type} onClear={clear} firstField={firstField} />
        <RecordRows
          query={query}
          failed={t(`dashboard.${kind}.failed`)}
          labelOf={(name) => {
            const field = articleFields.find((each) => each === name);
            return field && t(`dashboard.articles.filter.${field}`);
          }}
          countOf={countOf}
          empty={() => <NoneFound kind={kind} onShowAll={clear} />}
        >
          {(found) => <Found kind={kind} title={title} found={found} isWhole={!isNarrowed} />}
        </RecordRows>
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

function Found({ kind, title, found: { articles, newCount }, isWhole }: FoundProps) {
  const { t } = useTranslation();
  const onSeen = useSeenMarker(kind, isWhole ? articles : []);
  return (
    <InView onSeen={onSeen}>
      <Card
        title={title}
        headerActions={
          newCount > 0 && (
            <Text step="small" tone="ink2">
              {t("dashboard.articles.newCount", { number: newCount })}
            </Text>
          )
        }
        isDivided
        padding="none"
      >
        <Articles kind={kind} articles={articles} />
      </Card>
    </InView>
  );
}

interface NoneFoundProps {
  kind: ArticleKind;
  /** Takes the filter away; undefined where there is none. */
  onShowAll: (() => void) | undefined;
}

function NoneFound({ kind, onShowAll }: NoneFoundProps) {
  const { t } = useTranslation();
  if (onShowAll === undefined)
    return <Empty title={t(`dashboard.${kind}.none`)} text={t(`dashboard.${kind}.noneText`)} />;
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
}
