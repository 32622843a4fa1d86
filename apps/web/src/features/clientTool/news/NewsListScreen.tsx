import { languages, type ArticleAllLanguages } from "@specimen/api/contract";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import { useUrlState } from "../../../url/useUrlState.ts";
import { RecordRows } from "../../../widgets/catalogue/RecordRows.tsx";
import { Empty } from "../../../widgets/Empty.tsx";
import { focusHeadingAbove } from "../../../widgets/focusHeading.ts";
import { NoteLink } from "../../../widgets/rules/NoteLink.tsx";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { useDateText } from "../../../widgets/useDateText.ts";
import { newsQuery, newsSchema } from "../queries.ts";

/** The index of the customer's own title of its news (specification 3). */
const titleIndex = 3;

/** The customer's news: planned, live and ended ones. */
export function NewsListScreen() {
  const { t } = useTranslation();
  const url = useUrlState(newsSchema, { debounce: 300 });
  const write = (
    <LinkButton href={paths.clientTool.newsForm}>{t("clientTool.news.write")}</LinkButton>
  );
  return (
    <Page>
      <Stack gap={14}>
        <Stack gap={6}>
          <ScreenTitle title={t("form.sections.news")} actions={write} />
          <NoteLink index={titleIndex} />
        </Stack>
        <TextField
          type="search"
          label={t("clientTool.news.filter")}
          maxLength={200}
          value={url.texts["title"] ?? ""}
          onValueChange={(title) => url.type({ title })}
        />
        <RecordRows
          query={newsQuery.useData(url.settled)}
          failed={t("clientTool.news.failed")}
          labelOf={(name) => (name === "title" ? t("clientTool.news.filter") : undefined)}
          countOf={({ articles, total }) => ({ rows: articles.length, total })}
          empty={() => (
            <Empty title={t("clientTool.news.none")} text={t("clientTool.news.noneText")}>
              {url.texts["title"] === undefined ? (
                write
              ) : (
                <Button
                  variant="secondary"
                  onClick={({ currentTarget }) => {
                    url.clear(["title"]);
                    focusHeadingAbove(currentTarget);
                  }}
                >
                  {t("clientTool.news.showAll")}
                </Button>
              )}
            </Empty>
          )}
        >
          {({ articles }) => <NewsTable articles={articles} />}
        </RecordRows>
      </Stack>
    </Page>
  );
}

function NewsTable({ articles }: { articles: readonly ArticleAllLanguages[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = useDateText();
  const columns: Column<ArticleAllLanguages>[] = [
    {
      id: "title",
      heading: t("clientTool.news.title"),
      card: "title",
      isRowLink: true,
      isTyped: true,
      cell: ({ article: { texts } }) => {
        const shown = [language, "en" as const, ...languages].find((each) => texts[each]?.title);
        return <span lang={shown}>{shown === undefined ? "–" : texts[shown]?.title}</span>;
      },
    },
    {
      id: "state",
      heading: t("clientTool.changes.status"),
      card: "line",
      width: "14%",
      cell: ({ state }) => t(`clientTool.news.state.${state}`),
    },
    {
      id: "from",
      heading: t("clientTool.news.activeDate"),
      card: "footStart",
      width: "16%",
      cell: ({ article }) => date(article.activeDate),
    },
    {
      id: "languages",
      heading: t("clientTool.news.languages"),
      card: "footEnd",
      width: "20%",
      cell: ({ article }) => languages.filter((each) => article.texts[each]).join(" "),
    },
  ];
  return (
    <Table
      caption={t("form.sections.news")}
      columns={columns}
      rows={articles}
      rowKey={({ id }) => id}
      rowHref={({ id }) => paths.clientTool.newsItem(id)}
    />
  );
}
