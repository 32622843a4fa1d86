import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { RulePage } from "../../../widgets/rules/RulePage.tsx";

/** A page on one category, which is within the list of them. */
export function CategoryPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <RulePage
      section="pdfCategories"
      title={title}
      parent={{ label: t("form.sections.pdfCategories"), href: paths.clientTool.pdfCategories }}
    >
      {children}
    </RulePage>
  );
}
