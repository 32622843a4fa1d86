import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { RulePage } from "../../../widgets/rules/RulePage.tsx";

/** A page about categories, which is within the PDFs. */
export function CategoryPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <RulePage
      section="pdfCategories"
      title={title}
      parent={{ label: t("form.sections.pdfs"), href: paths.clientTool.pdfs }}
    >
      {children}
    </RulePage>
  );
}
