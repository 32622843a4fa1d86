import type { Banknote, LocalizedText } from "@specimen/api/contract";
import { formatSize } from "@specimen/core/format";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/language.ts";
import { Localized } from "../Localized.tsx";
import { useDateText } from "../useDateText.ts";
import { heldSides } from "../../features/banknotes/displayedSize.ts";
import { ComparedAnswer } from "./ComparedAnswer.tsx";
import { ComparedFeatures } from "./ComparedFeatures.tsx";
import { differ, type Comparable, type ComparedRow } from "./comparedRows.ts";

/** The facts of the notes, one row each, and whether they differ. */
export function useComparedRows(notes: readonly Banknote[]): ComparedRow[] {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = useDateText();
  const row = (
    label: string,
    compared: Comparable,
    show: (note: Banknote) => ReactNode,
  ): ComparedRow => ({
    id: label,
    label,
    values: notes.map(show),
    isDifferent: differ(notes, compared),
  });
  const worded = (label: string, text: (note: Banknote) => LocalizedText | null) =>
    row(
      label,
      (note) => text(note)?.text ?? null,
      (note) => <Localized text={text(note)} />,
    );
  const size = (note: Banknote) => formatSize(heldSides(note), language);
  return [
    row(
      t("banknotes.compare.answer"),
      ({ answer }) => answer.kind,
      (note) => <ComparedAnswer answer={note.answer} />,
    ),
    row(
      t("banknotes.facts.size"),
      (note) => size(note) || null,
      (note) => size(note) || t("record.unknown"),
    ),
    worded(t("banknotes.facts.colour"), ({ colour }) => colour),
    worded(t("banknotes.facts.material"), ({ substrate }) => substrate),
    row(
      t("banknotes.alike.issued"),
      ({ firstIssued }) => firstIssued,
      ({ firstIssued }) => (firstIssued === null ? t("record.unknown") : date(firstIssued)),
    ),
    worded(t("banknotes.facts.motifFront"), ({ motifFront }) => motifFront),
    worded(t("banknotes.facts.motifBack"), ({ motifBack }) => motifBack),
    {
      id: "features",
      label: t("banknotes.alike.features"),
      values: notes.map((note) => <ComparedFeatures key={note.id} note={note} notes={notes} />),
      // Each feature says by itself whether it differs.
      isDifferent: false,
    },
  ];
}
