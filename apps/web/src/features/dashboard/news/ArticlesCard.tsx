import { Card } from "@specimen/ui/Card/Card.tsx";
import { InView } from "@specimen/ui/InView/InView.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { Failure } from "../../../widgets/Failure.tsx";
import { type ArticleKind, articlesQueries } from "./queries.ts";
import { Articles } from "./Articles.tsx";
import * as css from "./news.css.ts";
import { useNewsTitle } from "./useNewsTitle.ts";
import { useSeenMarker } from "./useSeenMarker.ts";

/** How many stand on the dashboard (specification 9). */
const pageSize = 5;

/** The newest articles on the dashboard, with the way to all of them. */
export function ArticlesCard({ kind }: { kind: ArticleKind }) {
  const { t } = useTranslation();
  const { t: tShared } = useTranslation("migration");
  const { data, error, mutate } = articlesQueries[kind].useData({ page: 1, pageSize });
  const onSeen = useSeenMarker(kind, data?.articles ?? []);
  return (
    <Card
      title={useNewsTitle(kind).title}
      isDivided
      padding="none"
      headerLink={{ href: paths.dashboard[kind], label: t(`dashboard.${kind}.more`) }}
    >
      {data === undefined && error === undefined && (
        <div className={css.padded}>
          <SkeletonRows label={tShared("state.loading")} count={pageSize} />
        </div>
      )}
      {data === undefined && error !== undefined && (
        <div className={css.padded}>
          <Failure
            error={error}
            title={t(`dashboard.${kind}.failed`)}
            headingLevel={3}
            onRetry={() => void mutate()}
          />
        </div>
      )}
      {data?.articles.length === 0 && (
        <div className={css.padded}>
          <Text tone="ink2">{t(`dashboard.${kind}.none`)}</Text>
        </div>
      )}
      {data !== undefined && data.articles.length > 0 && (
        <InView onSeen={onSeen}>
          <Articles kind={kind} articles={data.articles} />
        </InView>
      )}
    </Card>
  );
}
