import type { SecurityFeatureSummary } from "@specimen/api/contract";
import { formatNumber, sortBy } from "@specimen/core/format";
import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import { Empty } from "../../../widgets/Empty.tsx";
import { Localized } from "../../../widgets/Localized.tsx";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { featuresQuery } from "../queries.ts";
import * as css from "./features.css.ts";

/** The kinds of security feature, by name. */
export function SecurityFeaturesScreen() {
  const { t } = useTranslation();
  return (
    <Page>
      <Stack gap={14}>
        <div>
          <Breadcrumbs
            label={t("breadcrumbs")}
            items={[
              { label: t("identityDocuments.title"), href: paths.identityDocuments.country },
              { label: t("navigation.securityFeatures") },
            ]}
          />
          <ScreenTitle title={t("navigation.securityFeatures")} />
          <Text tone="ink2">{t("identityDocuments.features.text")}</Text>
        </div>
        <QueryState query={featuresQuery.useData()} failed={t("identityDocuments.features.failed")}>
          {(features) =>
            features.length === 0 ? (
              <Empty
                title={t("identityDocuments.features.none")}
                text={t("identityDocuments.features.noneText")}
              />
            ) : (
              <FeatureTable features={features} />
            )
          }
        </QueryState>
      </Stack>
    </Page>
  );
}

function FeatureTable({ features }: { features: readonly SecurityFeatureSummary[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const columns: Column<SecurityFeatureSummary>[] = [
    {
      id: "name",
      heading: t("identityDocuments.features.name"),
      card: "title",
      isRowLink: true,
      cell: ({ name }) => (
        <span className={css.name}>
          <Localized text={name} />
        </span>
      ),
    },
    {
      id: "check",
      heading: t("identityDocuments.features.check"),
      width: "10rem",
      cell: ({ check }) => t(`identityDocuments.check.senses.${check}`),
    },
    {
      id: "tool",
      heading: t("identityDocuments.features.tool"),
      width: "14rem",
      cell: ({ tool }) => t(`identityDocuments.check.tools.${tool}`),
    },
    {
      id: "count",
      heading: t("identityDocuments.features.count"),
      width: "9rem",
      align: "end",
      card: "footStart",
      cell: ({ documentCount }) =>
        t("identityDocuments.features.documents", {
          count: documentCount,
          number: formatNumber(documentCount, language),
        }),
    },
  ];
  return (
    <Table
      caption={t("navigation.securityFeatures")}
      columns={columns}
      rows={sortBy(features, ({ name }) => name.text, language)}
      rowKey={({ id }) => id}
      rowHref={({ id }) => paths.identityDocuments.securityFeature(id)}
    />
  );
}
