import type { DocumentSummary } from "@specimen/api/contract";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { useTranslation } from "react-i18next";
import { useDateText } from "../../widgets/useDateText.ts";

const signs = { current: "ok", superseded: "warn", expired: "no" } as const;

/** Whether a series is still issued, and until when its documents are valid where that is known. */
export function DocumentStatusText({
  document: { status, notValidAfter },
}: {
  document: Pick<DocumentSummary, "status" | "notValidAfter">;
}) {
  const { t } = useTranslation();
  const date = useDateText();
  return (
    <StatusText sign={signs[status]}>
      {status === "superseded" && notValidAfter !== null
        ? t("identityDocuments.status.supersededUntil", { date: date(notValidAfter) })
        : t(`identityDocuments.status.${status}`)}
    </StatusText>
  );
}
