import { ArticleRule, type ArticleAllLanguages, type RuleWritten } from "@specimen/api/contract";
import { useApiClient, useMutate } from "@specimen/api/react";
import type { Leaf } from "@specimen/core/editing";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { useBegunDay } from "../../../services/hooks/useToday.ts";
import { paths } from "../../../url/paths.ts";
import { ContractForm } from "../../../widgets/form/ContractForm.tsx";
import { DeletedRecord, type FormOfNew } from "../../../widgets/form/DeletedRecord.tsx";
import { FormText } from "../../../widgets/form/fields.tsx";
import { FormRichText } from "../../../widgets/form/FormRichText.tsx";
import { languageLabel } from "../../../widgets/form/languageLabel.ts";
import { LanguageFields } from "../../../widgets/form/LanguageFields.tsx";
import { plainText } from "../../../widgets/form/plainText.ts";
import { useContractForm, type Sent } from "../../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { Missing } from "../../../widgets/Missing.tsx";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { RulePage } from "../../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../../widgets/rules/sentParams.ts";
import { PdfField } from "../PdfField.tsx";
import { newsItemQuery } from "../queries.ts";
import { usePdfChoices } from "../usePdfChoices.ts";
import { DeleteNews } from "./DeleteNews.tsx";
import {
  fromNewsValues,
  isWritten,
  judgeDays,
  newArticle,
  toNewsValues,
  type NewsValues,
} from "./newsValues.ts";
import { NewsPreview } from "./NewsPreview.tsx";
import { Pictures } from "./Pictures.tsx";

/** A new item of the customer's news. */
export function NewNewsScreen() {
  const { t } = useTranslation();
  const today = useBegunDay();
  const navigate = useNavigate();
  const client = useApiClient();
  return (
    <NewsPage title={t("clientTool.news.new")}>
      <NewsForm
        name="news/new"
        article={newArticle(today)}
        version={null}
        method="POST"
        send={async (sent) =>
          writtenOf(
            await client.POST("/news", {
              params: { query: { ...sent.options, screen: "ct/news/form" } },
              body: sent.body,
            }),
          )
        }
        onWritten={({ subjects: [id], status }) =>
          void navigate(
            id === undefined || status !== "effective"
              ? paths.clientTool.news
              : paths.clientTool.newsItem(id),
            { replace: true },
          )
        }
      />
    </NewsPage>
  );
}

const formOfNew = (today: string): FormOfNew => ({
  form: "news/new",
  base: toNewsValues(newArticle(today)),
  href: paths.clientTool.newsForm,
  listHref: paths.clientTool.news,
});

/** An item of the customer's news as it is changed. */
export function NewsItemScreen() {
  const { newsId = "" } = useParams();
  const today = useBegunDay();
  const { t } = useTranslation();
  const client = useApiClient();
  const mutate = useMutate();
  const query = newsItemQuery.useData(newsId);
  return (
    <QueryState
      query={query}
      failed={t("clientTool.news.itemFailed")}
      headingLevel={1}
      missing={
        <DeletedRecord form={`news/${newsId}`} asNew={formOfNew(today)} headingLevel={1}>
          <Missing title={t("clientTool.news.missing")} text={t("clientTool.news.missingText")}>
            <LinkButton href={paths.clientTool.news}>{t("form.sections.news")}</LinkButton>
          </Missing>
        </DeletedRecord>
      }
    >
      {(found) => (
        <NewsPage title={t("clientTool.news.change")} state={found.state}>
          <NewsForm
            key={newsId}
            name={`news/${newsId}`}
            article={found.article}
            version={found.version}
            pictures={found.pictures}
            specimens={found.specimens}
            method="PATCH"
            send={async (sent) =>
              writtenOf(
                await client.PATCH("/news/{id}", {
                  params: { path: { id: newsId }, ...sentParams(sent, "ct/news/form") },
                  body: sent.body,
                }),
              )
            }
            onWritten={() => {
              void query.mutate();
              void mutate(["/news/all-languages"]);
            }}
            asNew={formOfNew(today)}
            id={newsId}
          />
        </NewsPage>
      )}
    </QueryState>
  );
}

interface NewsPageProps {
  title: string;
  state?: ArticleAllLanguages["state"];
  children: React.ReactNode;
}

function NewsPage({ title, state, children }: NewsPageProps) {
  const { t } = useTranslation();
  return (
    <RulePage
      section="news"
      title={title}
      note={state && t(`clientTool.news.state.${state}`)}
      parent={{ label: t("form.sections.news"), href: paths.clientTool.news }}
    >
      {children}
    </RulePage>
  );
}

interface NewsFormProps {
  name: string;
  article: ArticleRule;
  version: string | null;
  pictures?: ArticleAllLanguages["pictures"];
  specimens?: ArticleAllLanguages["specimens"];
  method: "POST" | "PATCH";
  send: (sent: Sent<ArticleRule>) => Promise<RuleWritten>;
  onWritten: (written: RuleWritten) => void;
  /** Of an item that exists. */
  id?: string;
  asNew?: FormOfNew;
}

function NewsForm({
  name,
  article,
  version,
  pictures = [],
  specimens = [],
  method,
  send,
  onWritten,
  id,
  asNew,
}: NewsFormProps) {
  const { t } = useTranslation();
  const [isSending, setIsSending] = useState(false);
  const state = useContractForm<NewsValues, ArticleRule>({
    name,
    schema: ArticleRule,
    saved: { value: article, version },
    toValues: toNewsValues,
    toBody: fromNewsValues,
    judge: judgeDays,
    toTheirs: (current) =>
      toNewsValues({ ...article, ...(current as Partial<ArticleRule> | null) }),
    send,
    asNew,
    method,
    subject: "news",
    onWritten,
  });
  const { control } = state.form;
  const pdfs = usePdfChoices();
  const { language } = useLanguage();
  const labelOf = (path: string) => {
    const [first, , last] = path.split(".");
    if (first === "texts")
      return `${languageLabel(path)}, ${t(last === "title" ? "clientTool.news.title" : "form.text")}`;
    const name = members.find((each) => each === first);
    return name === undefined ? path : t(`clientTool.news.${name}`);
  };
  const textOf = (path: string, value: Leaf) => {
    if (path === "pdfId") return pdfs.titleOf(plainText(value));
    if (path === "specimens")
      return (value as NewsValues["specimens"]).map(({ banknoteId }) => banknoteId).join(", ");
    if (path !== "pictures") return null;
    const kept = value as NewsValues["pictures"];
    return kept.map(({ alt }, at) => alt[language] || alt.en || String(at + 1)).join(", ");
  };
  return (
    <ContractForm
      state={state}
      section="news"
      subject={id}
      labelOf={labelOf}
      textOf={textOf}
      isSending={isSending}
      start={id !== undefined && version !== null && <DeleteNews id={id} version={version} />}
    >
      <Card title={t("clientTool.news.texts")} isDivided padding="none">
        <LanguageFields control={control} name="texts" isWritten={isWritten}>
          {(each) => (
            <Stack gap={14}>
              <FormText
                control={control}
                name={`texts.${each}.title`}
                label={t("clientTool.news.title")}
              />
              <FormRichText
                control={control}
                name={`texts.${each}.text`}
                label={t("form.text")}
                hint={t("form.fallback")}
                lang={each}
              />
            </Stack>
          )}
        </LanguageFields>
      </Card>
      <Card title={t("clientTool.news.when")}>
        <Stack direction="row" gap={14} isWrapping align="start">
          <FormText
            control={control}
            name="activeDate"
            type="date"
            label={t("clientTool.news.activeDate")}
          />
          <FormText
            control={control}
            name="endDate"
            type="date"
            label={t("clientTool.news.endDate")}
          />
          <PdfField control={control} name="pdfId" />
        </Stack>
      </Card>
      <Pictures control={control} known={pictures} onUnderWay={setIsSending} />
      <NewsPreview control={control} specimens={specimens} pictures={pictures} />
    </ContractForm>
  );
}

/** The members of an item that are one value each where two versions are compared. */
const members = ["activeDate", "endDate", "pdfId", "pictures", "specimens"] as const;
