import { useApiClient, useMutate } from "@specimen/api/react";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { paths } from "../../../url/paths.ts";
import { Empty } from "../../../widgets/Empty.tsx";
import { DeletedRecord } from "../../../widgets/form/DeletedRecord.tsx";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { together } from "../../../widgets/query.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { sentParams } from "../../../widgets/rules/sentParams.ts";
import { DeleteRecord } from "../DeleteRecord.tsx";
import { categoriesQuery, pdfsQuery } from "../queries.ts";
import { useLine } from "../useLine.ts";
import { CategoryForm, newCategory } from "./CategoryForm.tsx";
import { CategoryPage } from "./CategoryPage.tsx";

const screen = "ct/index/pdf/category";

/** What was typed is kept under it. */
const nameOf = (categoryId: string) => `pdfCategories/${categoryId}`;

/** One category as it is changed, with the PDFs in it. */
export function CategoryScreen() {
  const { categoryId = "" } = useParams();
  const { t } = useTranslation();
  const client = useApiClient();
  const query = together(categoriesQuery.useData(), pdfsQuery.useData());
  return (
    <CategoryPage title={t("clientTool.categories.change")}>
      <QueryState query={query} failed={t("clientTool.categories.failed")}>
        {(categories) => {
          const found = categories.find(({ id }) => id === categoryId);
          if (found === undefined)
            return (
              <DeletedRecord form={nameOf(categoryId)} asNew={newCategory}>
                <Empty
                  title={t("clientTool.categories.missing")}
                  text={t("clientTool.categories.missingText")}
                >
                  <LinkButton href={paths.clientTool.pdfCategories} variant="secondary">
                    {t("form.sections.pdfCategories")}
                  </LinkButton>
                </Empty>
              </DeletedRecord>
            );
          return (
            <CategoryForm
              key={categoryId}
              id={categoryId}
              name={nameOf(categoryId)}
              category={found.category}
              version={found.version}
              method="PUT"
              send={async (sent) =>
                writtenOf(
                  await client.PUT("/pdf-categories/{id}", {
                    params: { path: { id: categoryId }, ...sentParams(sent, screen) },
                    body: sent.body,
                  }),
                )
              }
              asNew={newCategory}
              start={<DeleteCategory {...found} />}
            >
              <PdfsOf {...found} />
            </CategoryForm>
          );
        }}
      </QueryState>
    </CategoryPage>
  );
}

interface OwnPdfs {
  id: string;
  /** How many PDFs are in it. */
  pdfs: number;
}

/** The PDFs in a category, each with the way to it; as long as there are any, the category stays. */
function PdfsOf({ id, pdfs: count }: OwnPdfs) {
  const { t } = useTranslation();
  const lineOf = useLine();
  const { data: pdfs = [] } = pdfsQuery.useData();
  return (
    <Card title={t("clientTool.categories.pdfs")} headerActions={String(count)}>
      <Stack gap={8} align="start">
        {pdfs
          .filter(({ pdf }) => pdf.categoryId === id)
          .map(({ id: pdfId, pdf: { titles } }) => (
            <Link key={pdfId} href={paths.clientTool.pdfItem(pdfId)} size="base">
              {lineOf(titles) ?? pdfId}
            </Link>
          ))}
        <Text tone="ink2">
          {t(count === 0 ? "clientTool.categories.noPdfs" : "clientTool.categories.inUse")}
        </Text>
      </Stack>
    </Card>
  );
}

function DeleteCategory({ id, pdfs, version }: OwnPdfs & { version: string }) {
  const { t } = useTranslation();
  const client = useApiClient();
  const mutate = useMutate();
  const readAgain = () => mutate(["/pdf-categories"]);
  return (
    <DeleteRecord
      section="pdfCategories"
      subject="pdfCategory"
      label={t("clientTool.categories.delete")}
      question={t("clientTool.categories.deleteTitle")}
      version={version}
      disabledReason={pdfs === 0 ? undefined : t("clientTool.categories.inUse")}
      remove={(header) =>
        client.DELETE("/pdf-categories/{id}", {
          params: { path: { id }, query: { screen }, header },
        })
      }
      readAgain={readAgain}
      list={paths.clientTool.pdfCategories}
    />
  );
}
