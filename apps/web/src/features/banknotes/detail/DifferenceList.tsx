import type { LocalizedText } from "@specimen/api/contract";
import { formatSize } from "@specimen/core/format";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/language.ts";
import { Localized } from "../../../widgets/Localized.tsx";
import { useDateText } from "../../../widgets/useDateText.ts";
import { heldSides } from "../displayedSize.ts";
import type { PlainMark, SeriesRow } from "./seriesRows.ts";
import * as css from "./SimilarRecords.css.ts";

const labels = {
  size: "banknotes.facts.size",
  colour: "banknotes.facts.colour",
  issued: "banknotes.alike.issued",
  motifFront: "banknotes.facts.motifFront",
  motifBack: "banknotes.facts.motifBack",
  material: "banknotes.facts.material",
} as const satisfies Record<PlainMark, string>;

/** What is known of one note; bold where it differs from the note one is looking at. */
export function MarkList({ row, marks }: { row: SeriesRow; marks: readonly PlainMark[] }) {
  const { t } = useTranslation();
  const look = (mark: PlainMark) => {
    if (row.isHere) return undefined;
    return row.marks.includes(mark) ? css.different : css.alike;
  };
  return (
    <dl className={css.marks}>
      {marks.map((mark) => (
        <div key={mark} className={css.mark}>
          <dt className={css.label}>{t(labels[mark])}</dt>
          <dd className={look(mark)}>
            <MarkValue row={row} mark={mark} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function MarkValue({ row, mark }: { row: SeriesRow; mark: PlainMark }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = useDateText();
  switch (mark) {
    case "size":
      return formatSize(heldSides(row), language) || t("record.unknown");
    case "issued":
      return row.firstIssued === null ? t("record.unknown") : date(row.firstIssued);
    default:
      return <Localized text={textOf(row, mark)} />;
  }
}

type WordedMark = Exclude<PlainMark, "size" | "issued">;

const textOf = (row: SeriesRow, mark: WordedMark): LocalizedText | null => row[mark];
