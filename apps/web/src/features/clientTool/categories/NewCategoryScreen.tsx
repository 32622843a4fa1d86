import type { RuleWritten } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../url/paths.ts";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { pdfFormIn, useIsForPdf } from "../pdfs/categoryOfPdf.ts";
import { lastPosition } from "../position.ts";
import { categoriesQuery } from "../queries.ts";
import { CategoryForm, newCategory } from "./CategoryForm.tsx";
import { CategoryPage } from "./CategoryPage.tsx";

/** A new category, at the end of the list; whoever came from the form of a PDF goes back there. */
export function NewCategoryScreen() {
  const { t } = useTranslation();
  const client = useApiClient();
  const navigate = useNavigate();
  const isForPdf = useIsForPdf();
  const query = categoriesQuery.useData();
  const next = ({ status, subjects: [id] }: RuleWritten) => {
    if (!isForPdf) return paths.clientTool.pdfCategories;
    return status === "effective" && id !== undefined ? pdfFormIn(id) : paths.clientTool.pdfForm;
  };
  return (
    <CategoryPage title={t("clientTool.categories.new")}>
      <QueryState query={query} failed={t("clientTool.categories.failed")}>
        {(categories) => (
          <CategoryForm
            name={newCategory.form}
            category={{
              names: {},
              position: lastPosition(categories.map(({ category }) => category.position)),
            }}
            version={null}
            method="POST"
            send={async ({ body, options }) =>
              writtenOf(
                await client.POST("/pdf-categories", {
                  params: { query: { ...options, screen: "ct/index/pdf/category" } },
                  body,
                }),
              )
            }
            onWritten={(written) => void navigate(next(written), { replace: true })}
          />
        )}
      </QueryState>
    </CategoryPage>
  );
}
