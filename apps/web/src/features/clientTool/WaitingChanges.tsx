import type { RuleChangePage } from "@specimen/api/contract";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../url/paths.ts";
import { Notice } from "../../widgets/form/Notice.tsx";
import { useChangeTitle } from "../../widgets/rules/useChangeTitle.ts";

export interface WaitingChangesProps {
  page: RuleChangePage | undefined;
  /** Changes that the list itself tells of. */
  told?: readonly string[];
}

/** The changes of a section that wait for approval, above its list, which has no row for a new record. */
export function WaitingChanges({ page, told = [] }: WaitingChangesProps) {
  const { t } = useTranslation();
  const titleOf = useChangeTitle();
  return page?.changes
    .filter(({ id }) => !told.includes(id))
    .map((change) => (
      <Notice key={change.id} text={t("clientTool.home.own", { what: titleOf(change) })}>
        <Link href={paths.clientTool.change(change.id)}>{t("form.showChange")}</Link>
      </Notice>
    ));
}
