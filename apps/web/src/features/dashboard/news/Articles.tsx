import type { Article } from "@specimen/api/contract";
import { Disclosure } from "@specimen/ui/Disclosure/Disclosure.tsx";
import { PlusSign } from "@specimen/ui/Icon/signs.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { ArticleBody } from "../../../widgets/news/ArticleBody.tsx";
import { useDateText } from "../../../widgets/useDateText.ts";
import type { ArticleKind } from "./queries.ts";

const pageOf = { news: paths.dashboard.newsItem, changelogs: paths.dashboard.changelog };

/** Articles as rows that open. */
export function Articles({ kind, articles }: { kind: ArticleKind; articles: readonly Article[] }) {
  const { t } = useTranslation();
  const date = useDateText();
  return (
    <div>
      {articles.map((article) => (
        <Disclosure
          key={article.id}
          title={article.title}
          aside={date(article.activeDate)}
          mark={article.isNew ? <NewMark /> : undefined}
        >
          <ArticleBody article={article} headingLevel={4}>
            <Link href={pageOf[kind](article.id)} size="small">
              {t("dashboard.articles.link")}
            </Link>
          </ArticleBody>
        </Disclosure>
      ))}
    </div>
  );
}

function NewMark() {
  const { t } = useTranslation();
  return (
    <>
      <PlusSign size={14} /> {t("dashboard.articles.new")}
    </>
  );
}
