import type { RuleSection } from "@specimen/api/contract";
import { defineQuery, useMutate } from "@specimen/api/react";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../url/paths.ts";
import { useTimeText } from "../useTimeText.ts";
import { Notice } from "./Notice.tsx";

interface Asked {
  section: RuleSection;
  subject?: string;
  status: "waiting" | "scheduled";
}

const pendingQuery = defineQuery("/client-tool/changes", {
  init: (query: Asked) => ({ params: { query } }),
});

export interface PendingChangesProps {
  section: RuleSection;
  /** Whose rule it is; null where the section has one rule for all. */
  subject: string | null;
  /** The change that the form tells of itself. */
  told: string | null;
}

/** The changes of a rule that are not in effect yet: they replace what is saved meanwhile. */
export function PendingChanges({ section, subject, told }: PendingChangesProps) {
  const { t } = useTranslation();
  const timeText = useTimeText();
  const mutate = useMutate();
  // Who has planned one change and saves another one is told of the first as well.
  useEffect(() => {
    if (told !== null) void mutate(["/client-tool/changes"]);
  }, [told, mutate]);
  const asked = subject === null ? { section } : { section, subject };
  const waiting = pendingQuery.useData({ ...asked, status: "waiting" });
  const scheduled = pendingQuery.useData({ ...asked, status: "scheduled" });
  const shown = [
    ...(waiting.data?.changes ?? []).map((change) => ({ ...change, kind: "waiting" as const })),
    ...(scheduled.data?.changes ?? []).map((change) => ({ ...change, kind: "scheduled" as const })),
  ];
  return shown
    .filter(({ id }) => id !== told)
    .map(({ id, kind, author, createdAt, effectiveFrom }) => (
      <Notice
        key={id}
        text={t(`form.pending.${kind}`, {
          name: author.name,
          time: timeText(kind === "waiting" ? createdAt : effectiveFrom),
        })}
      >
        <Link href={paths.clientTool.change(id)}>{t("form.showChange")}</Link>
      </Notice>
    ));
}
