import type { RuleChange, RuleSection, RuleWritten } from "@specimen/api/contract";
import { useMutate } from "@specimen/api/react";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../url/paths.ts";
import { isAwaited } from "../query.ts";
import { useTimeText } from "../useTimeText.ts";
import { changesQuery } from "./changesQuery.ts";
import { Notice } from "./Notice.tsx";

export interface PendingChangesProps {
  section: RuleSection;
  /** Whose rule it is; null where the section has one rule for all. */
  subject: string | null;
  /** The last change that was made in the form, which tells of it where it is not in effect. */
  written: RuleWritten | null;
}

/** Asks for the changes of a rule by how they stand: a form asks beside what it shows. */
export function usePendingChanges(section: RuleSection, subject: string | null) {
  const asked = subject === null ? { section } : { section, subject };
  const waiting = changesQuery.useData({ ...asked, status: "waiting" });
  const scheduled = changesQuery.useData({ ...asked, status: "scheduled" });
  const effective = changesQuery.useData({ ...asked, status: "effective" });
  return { waiting, scheduled, effective };
}

/**
 * The changes that alter a rule by themselves: those that are not in effect yet, which replace what is
 * saved meanwhile, and the one in effect where it ends on a day. They stand above the fields, which
 * wait for them in a `StackInOrder`.
 */
export function PendingChanges({ section, subject, written }: PendingChangesProps) {
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const timeText = useTimeText();
  const mutate = useMutate();
  // Who has planned one change and saves another one is told of the first as well.
  useEffect(() => {
    if (written !== null) void mutate(["/client-tool/changes"]);
  }, [written, mutate]);
  const { waiting, scheduled, effective } = usePendingChanges(section, subject);
  if ([waiting, scheduled, effective].some(isAwaited)) {
    return <SkeletonRows label={tell("state.loading")} />;
  }
  const told = written?.status === "effective" ? null : (written?.changeId ?? null);
  const shown = [
    ...ending(effective.data?.changes ?? []),
    ...(waiting.data?.changes ?? []).map((change) => pending(change, "waiting", change.createdAt)),
    ...(scheduled.data?.changes ?? []).map((change) =>
      pending(change, "scheduled", change.effectiveFrom),
    ),
  ];
  return shown
    .filter(({ id }) => id !== told)
    .map(({ id, kind, name, time }) => (
      <Notice key={id} text={t(`form.pending.${kind}`, { name, time: timeText(time) })}>
        <Link href={paths.clientTool.change(id)}>{t("form.showChange")}</Link>
      </Notice>
    ));
}

const pending = <Kind extends string>({ id, author }: RuleChange, kind: Kind, time: string) => ({
  id,
  kind,
  name: author.name,
  time,
});

/** Of the changes in effect the one that began last, where it ends: it has what the form shows. */
function ending(changes: readonly RuleChange[]) {
  const begun = ({ effectiveFrom }: RuleChange) => effectiveFrom;
  const [last] = changes.toSorted(
    (one, other) => begun(other).localeCompare(begun(one)) || Number(other.id) - Number(one.id),
  );
  if (last === undefined || last.validUntil === null) return [];
  return [pending(last, "effective", last.validUntil)];
}
