import type { ClientToolHome, RuleChange } from "@specimen/api/contract";
import type { HistoryReader, RuleHistory } from "../../customers/ruleHistory.ts";
import { type AnyRules, mayRead } from "../../customers/ruleSection.ts";
import type { AppContext } from "../defineArea.ts";

/** The most changes that are shown of a kind, that are read of it, and the most subjects of a gap. */
const mostChanges = 10;
const mostRead = 100;
const mostSubjects = 5;

/** What an administrator should know first. */
export async function readHome(
  { database, rules }: AppContext,
  history: RuleHistory,
  reader: HistoryReader,
): Promise<ClientToolHome> {
  const { user } = reader;
  const list = (limit: number, status?: RuleChange["status"]) =>
    history.list(reader, { status }, { limit, offset: 0 });
  const sections = rules.sections.filter((section) => mayRead(user, section));
  const guarded = await rules.sectionOf("fourEyes").read(database, user.customer.id);
  const waiting = await list(mostRead, "waiting");
  const planned = await list(mostRead, "scheduled");
  return {
    recent: (await list(mostChanges)).changes,
    waiting: waiting.changes,
    upcoming: planned.changes
      .toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1))
      .slice(0, mostChanges),
    gaps: (await Promise.all(sections.map((section) => gapsOf(section, reader)))).flat(),
    sections: await Promise.all(
      sections.map(async (section) => ({
        section: section.name,
        count: (await section.read(database, user.customer.id)).size,
        waiting: waiting.changes.filter((change) => change.section === section.name).length,
        fourEyes: guarded.has(section.name),
      })),
    ),
  };
}

async function gapsOf(
  section: AnyRules,
  { user, language }: HistoryReader,
): Promise<ClientToolHome["gaps"]> {
  const gaps = (await section.gaps?.(user.customer)) ?? [];
  return Promise.all(
    gaps.map(async ({ kind, subjects }) => {
      const shown = subjects.slice(0, mostSubjects);
      const labels = await section.labels?.(user.customer.id, shown, language);
      return {
        kind,
        section: section.name,
        count: subjects.length,
        subjects: shown.map((id) => ({ id, label: labels?.get(id) ?? id })),
      };
    }),
  );
}
