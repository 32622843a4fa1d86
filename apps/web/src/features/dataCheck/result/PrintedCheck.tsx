import type { DataCheck } from "@specimen/api/contract";
import { PrintList, PrintSheet, PrintVerdict } from "@specimen/ui/PrintSheet/PrintSheet.tsx";
import { useTranslation } from "react-i18next";
import { useCurrentUser } from "../../../services/hooks/useCurrentUser.ts";
import { Localized } from "../../../widgets/Localized.tsx";
import { PrintedOn } from "../../../widgets/record/PrintedOn.tsx";
import { useLabelled } from "../../../widgets/useLabelled.ts";
import { useZonedTimeText } from "../../../widgets/useTimeText.ts";
import { PrintedInquiries } from "./Inquiries.tsx";
import * as css from "./result.css.ts";
import { PrintedRules } from "./RuleList.tsx";
import { useConclusion } from "./useConclusion.ts";

/** The result of a check on paper; pictures show the holder and are in the PDF alone, where asked for. */
export function PrintedCheck({ check }: { check: DataCheck }) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const conclusion = useConclusion()(check);
  const checkedBy = useCheckedBy()(check);
  const { document, lines, way, alarm, rules } = check;
  const foot = (
    <>
      <p>{t("dataCheck.paper.limit")}</p>
      <PrintedOn />
    </>
  );
  return (
    <PrintSheet
      title={t("dataCheck.paper.title")}
      subtitle={document !== null && <Localized text={document.name} />}
      code={document?.id}
      foot={foot}
    >
      <PrintVerdict {...conclusion} asideLines={checkedBy} />
      {alarm !== null && (
        <p>
          <strong>
            {alarm.message === null ? t("dataCheck.alarm") : labelled(t("dataCheck.alarm"))}
          </strong>{" "}
          {alarm.message !== null && <Localized text={alarm.message} />}
        </p>
      )}
      <PrintList
        title={t("dataCheck.checked")}
        items={[
          ...(lines.length === 0
            ? []
            : [
                <pre key="lines" className={css.printedLines}>
                  {lines.join("\n")}
                </pre>,
              ]),
          t(`dataCheck.way.${way}`),
        ]}
      />
      <PrintedRules rules={rules} />
      <PrintedInquiries check={check} />
    </PrintSheet>
  );
}

/** Gives who has checked, and when. Nobody else can open the check. */
function useCheckedBy(): (check: DataCheck) => readonly string[] {
  const { t } = useTranslation();
  const time = useZonedTimeText();
  const { data: account } = useCurrentUser();
  return ({ checkedAt }) => {
    if (checkedAt === null) return [];
    const date = time(checkedAt);
    if (account === undefined) return [t("dataCheck.checkedOn", { date })];
    const { user, customer } = account;
    return [t("dataCheck.paper.checkedBy", { name: user.nickname, date }), customer.name];
  };
}
