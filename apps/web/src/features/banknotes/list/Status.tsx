import type { BanknoteSummary } from "@specimen/api/contract";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { useTranslation } from "react-i18next";
import { useDateText } from "../../../widgets/useDateText.ts";

/** What a note is today, and since when where that is known. */
export function Status({
  note: { status, statusSince },
}: {
  note: Pick<BanknoteSummary, "status" | "statusSince">;
}) {
  const { t } = useTranslation();
  const date = useDateText();
  if (status === "issue") return <StatusText sign="ok">{t("record.status.issue")}</StatusText>;
  if (status === "coin") return <StatusText sign="warn">{t("record.status.coin")}</StatusText>;
  return (
    <StatusText sign={status === "worthless" ? "no" : "warn"}>
      {statusSince === null
        ? t(`record.status.${status}`)
        : t(`record.status.${status}Since`, { date: date(statusSince) })}
    </StatusText>
  );
}
