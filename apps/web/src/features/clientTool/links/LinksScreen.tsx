import { languages, type CustomerLinkAllLanguages } from "@specimen/api/contract";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import { Empty } from "../../../widgets/Empty.tsx";
import { together } from "../../../widgets/query.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { changesQuery } from "../../../widgets/form/changesQuery.ts";
import { RulePage } from "../../../widgets/rules/RulePage.tsx";
import { linksQuery } from "../queries.ts";
import { WaitingChanges } from "../WaitingChanges.tsx";

/** The customer's own links in the side navigation, in their order. */
export function LinksScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const nameOf = ({ link: { texts } }: CustomerLinkAllLanguages) =>
    [language, "en" as const, ...languages].map((each) => texts[each]?.label).find(Boolean) ?? "–";
  const waiting = changesQuery.useData({ section: "customerLinks", status: "waiting" });
  const columns: Column<CustomerLinkAllLanguages>[] = [
    {
      id: "name",
      heading: t("clientTool.links.name"),
      card: "title",
      isRowLink: true,
      isTyped: true,
      cell: nameOf,
    },
    {
      id: "type",
      heading: t("clientTool.links.type"),
      card: "line",
      width: "20%",
      cell: ({ link }) => t(`clientTool.links.types.${link.type}`),
    },
    {
      id: "languages",
      heading: t("clientTool.news.languages"),
      card: "line",
      width: "30%",
      cell: ({ link: { texts } }) => languages.filter((each) => texts[each]).join(" "),
    },
  ];
  return (
    <RulePage section="customerLinks" title={t("form.sections.customerLinks")}>
      <Text tone="ink2">{t("clientTool.links.text")}</Text>
      <QueryState
        query={together(linksQuery.useData(), waiting)}
        failed={t("clientTool.links.failed")}
      >
        {(links) => (
          <Stack gap={14}>
            <Stack direction="row">
              <LinkButton href={paths.clientTool.linkForm}>{t("clientTool.links.add")}</LinkButton>
            </Stack>
            <WaitingChanges page={waiting.data} />
            {links.length === 0 ? (
              <Empty title={t("clientTool.links.none")} text={t("clientTool.links.noneText")} />
            ) : (
              <Table
                caption={t("form.sections.customerLinks")}
                columns={columns}
                rows={links}
                rowKey={({ id }) => id}
                rowHref={({ id }) => paths.clientTool.link(id)}
              />
            )}
          </Stack>
        )}
      </QueryState>
    </RulePage>
  );
}
