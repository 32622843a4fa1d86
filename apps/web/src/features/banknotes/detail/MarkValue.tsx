import type { LocalizedText, Mark } from "@specimen/api/contract";
import { formatSize } from "@specimen/core/format";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/language.ts";
import { Localized } from "../../../widgets/Localized.tsx";
import { useDateText } from "../../../widgets/useDateText.ts";
import { heldSides } from "../heldSides.ts";
import type { SeriesRow } from "./seriesRows.ts";
import * as css from "./WhichSeries.css.ts";

/** One mark of one note; bold where it differs from the note one is looking at. */
export function MarkValue({ row, mark }: { row: SeriesRow; mark: Mark }) {
  const isDifferent = row.isHere || row.marks.includes(mark);
  return (
    <span className={isDifferent && !row.isHere ? css.different : row.isHere ? "" : css.alike}>
      <Value row={row} mark={mark} />
    </span>
  );
}

function Value({ row, mark }: { row: SeriesRow; mark: Mark }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = useDateText();
  switch (mark) {
    case "size":
      return formatSize(heldSides(row), language) || t("record.unknown");
    case "issued":
      return row.firstIssued === null ? t("record.unknown") : date(row.firstIssued);
    case "features":
      return <Features row={row} />;
    default:
      return <Localized text={textOf(row, mark)} />;
  }
}

type WordedMark = Exclude<Mark, "size" | "issued" | "features">;

const textOf = (row: SeriesRow, mark: WordedMark): LocalizedText | null => row[mark];

/** What the other note has besides, and what it lacks. */
function Features({ row }: { row: SeriesRow }) {
  const { t } = useTranslation();
  const names = (features: SeriesRow["featuresOnlyHere"]) =>
    features.map(({ name }) => name.text).join(", ");
  if (row.isHere) return "–";
  return (
    <span className={css.lines}>
      {row.featuresOnlyThere.length > 0 && (
        <span>{t("banknotes.alike.also", { names: names(row.featuresOnlyThere) })}</span>
      )}
      {row.featuresOnlyHere.length > 0 && (
        <span>{t("banknotes.alike.without", { names: names(row.featuresOnlyHere) })}</span>
      )}
    </span>
  );
}
