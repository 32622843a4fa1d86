import type { DocumentSummary } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { StackInOrder } from "@specimen/ui/Stack/StackInOrder.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { useUrlState } from "../../url/useUrlState.ts";
import { AcceptanceText } from "../../widgets/documents/useAcceptanceVerdict.tsx";
import { Empty } from "../../widgets/Empty.tsx";
import { QueryState } from "../../widgets/QueryState.tsx";
import { RuledRecords } from "../../widgets/rules/RuledRecords.tsx";
import { ruledQuery } from "../../widgets/rules/ruledQuery.ts";
import { RulePage } from "../../widgets/rules/RulePage.tsx";
import { TextsScreen } from "../../widgets/rules/TextsScreen.tsx";
import { useCountries } from "../../widgets/useCountries.ts";
import { documentTitle } from "./documentTitle.ts";
import { countrySchema, documentInfoQuery, documentQuery, documentsQuery } from "./queries.ts";

/** The documents of a country, each with the way to the customer's text on it. */
export function DocumentsScreen() {
  const { t } = useTranslation();
  const url = useUrlState(countrySchema, { isStep: true });
  const { country } = url.settled;
  const { countries = [] } = useCountries();
  const title = t("form.sections.documentInfo");
  const { data: ruled } = ruledQuery.useData({ section: "documentInfo" });
  const written = new Set(ruled?.subjects.map(({ id }) => id));
  const columns: Column<DocumentSummary>[] = [
    {
      id: "document",
      heading: t("identityDocuments.columns.document"),
      card: "title",
      isRowLink: true,
      cell: documentTitle,
    },
    {
      id: "text",
      heading: t("form.text"),
      card: "footStart",
      width: "20%",
      cell: ({ id }) => written.has(id) && t("form.hasEntry"),
    },
    {
      id: "acceptance",
      heading: t("identityDocuments.columns.acceptance"),
      card: "footEnd",
      width: "25%",
      cell: ({ acceptance }) => <AcceptanceText kind={acceptance} />,
    },
  ];
  return (
    <RulePage section="documentInfo" title={title}>
      <Text tone="ink2">{t("clientToolDocuments.documentsText")}</Text>
      <Card title={t("clientToolDocuments.single")}>
        <StackInOrder gap={12}>
          <RuledRecords section="documentInfo" hrefOf={paths.clientToolDocuments.document} />
          <Select
            label={t("clientToolDocuments.accepted.country")}
            value={country}
            options={countries.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={(value) => url.change({ country: value })}
          />
        </StackInOrder>
      </Card>
      <QueryState query={documentsQuery.useData(country)} failed={t("clientToolDocuments.failed")}>
        {({ documents }) =>
          documents.length === 0 ? (
            <Empty
              title={t("clientToolDocuments.accepted.none")}
              text={t("clientToolDocuments.documentsText")}
            />
          ) : (
            <Table
              caption={title}
              columns={columns}
              rows={documents}
              rowKey={({ id }) => id}
              rowHref={({ id }) => paths.clientToolDocuments.document(id)}
            />
          )
        }
      </QueryState>
    </RulePage>
  );
}

/** The customer's text on one document. */
export function DocumentInfoScreen() {
  const { documentId = "" } = useParams();
  const { t } = useTranslation();
  const client = useApiClient();
  const titled = documentQuery.useData(documentId);
  const document = titled.data;
  return (
    <TextsScreen
      section="documentInfo"
      recordId={documentId}
      titled={titled}
      title={
        document === undefined ? documentId : `${document.issuer.name}, ${documentTitle(document)}`
      }
      flagSrc={document?.issuer.flagSrc ?? undefined}
      textTitle={t("form.sections.documentInfo")}
      listHref={
        document?.countryId
          ? paths.clientToolDocuments.documentsOf(document.countryId)
          : paths.clientToolDocuments.documents
      }
      screen="ct/passes/documents"
      query={documentInfoQuery.useData(documentId)}
      failed={t("clientToolDocuments.failed")}
      write={({ params, body }) =>
        client.PUT("/client-tool/identity-documents/documents/{id}/info", {
          params: { path: { id: documentId }, ...params },
          body,
        })
      }
    />
  );
}
