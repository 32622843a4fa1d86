import type { CustomerPdf } from "@specimen/api/contract";
import { formatNumber } from "@specimen/core/format";
import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Tabs } from "@specimen/ui/Tabs/Tabs.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import { Empty } from "../../../widgets/Empty.tsx";
import { Failure } from "../../../widgets/Failure.tsx";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { useDateText } from "../../../widgets/useDateText.ts";
import { pdfsQuery } from "./queries.ts";
import * as css from "./news.css.ts";
import { byCategory } from "./byCategory.ts";

/** The customer's PDFs: one category, or all of them. */
export function PdfsScreen() {
  const { categoryId } = useParams();
  const { t } = useTranslation();
  const { t: tShared } = useTranslation("migration");
  const { data, error, mutate } = pdfsQuery.useData();
  const categories = byCategory(data ?? []);
  const shown = categories.filter(({ id }) => categoryId === undefined || id === categoryId);
  return (
    <Page width="dashboard">
      <Stack gap={14}>
        <div>
          <Breadcrumbs
            label={t("breadcrumbs")}
            items={[
              { label: t("dashboard.title"), href: paths.dashboard.base },
              { label: t("dashboard.news.title"), href: paths.dashboard.news },
              { label: t("dashboard.pdfs.title") },
            ]}
          />
          <ScreenTitle title={t("dashboard.pdfs.title")} />
        </div>
        {categories.length > 1 && (
          <Tabs
            label={t("dashboard.pdfs.title")}
            current={paths.dashboard.pdfs(categoryId)}
            items={[
              { href: paths.dashboard.pdfs(), label: t("dashboard.pdfs.all"), count: data?.length },
              ...categories.map(({ id, name, pdfs }) => ({
                href: paths.dashboard.pdfs(id),
                label: name,
                count: pdfs.length,
              })),
            ]}
          />
        )}
        {shown.map(({ id, name, pdfs }) => (
          <Card key={id} title={name}>
            <ul>
              {pdfs.map((pdf) => (
                <File key={pdf.id} pdf={pdf} />
              ))}
            </ul>
          </Card>
        ))}
        {data === undefined && error === undefined && (
          <SkeletonRows label={tShared("state.loading")} count={5} />
        )}
        {data === undefined && error !== undefined && (
          <Failure error={error} title={t("dashboard.pdfs.failed")} onRetry={() => void mutate()} />
        )}
        {data !== undefined && shown.length === 0 && (
          <Empty title={t("dashboard.pdfs.none")} text={t("dashboard.pdfs.noneText")}>
            {categories.length > 0 && (
              <LinkButton href={paths.dashboard.pdfs()} variant="secondary">
                {t("dashboard.pdfs.all")}
              </LinkButton>
            )}
          </Empty>
        )}
      </Stack>
    </Page>
  );
}

function File({ pdf: { title, url, lang, bytes, createdAt } }: { pdf: CustomerPdf }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = useDateText();
  const size = formatNumber(Math.max(1, Math.round(bytes / 1000)), language);
  return (
    <li className={css.file}>
      <Link href={url} size="base" isNewTab>
        <span lang={lang === language ? undefined : lang}>{title}</span>
        <VisuallyHidden>{` (PDF, ${t("record.newTab")})`}</VisuallyHidden>
      </Link>
      <Text as="span" step="small" tone="ink3" isTabular>
        {t("dashboard.pdfs.size", { number: size })} · {date(createdAt)}
      </Text>
    </li>
  );
}
