import type { DocumentSummary } from "@specimen/api/contract";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "react-i18next";
import { useDateText } from "../../../widgets/useDateText.ts";
import * as css from "./SeriesBar.css.ts";
import { placeOn, spanOf, type AxisPart } from "./seriesSpan.ts";

/** The years of a list's axis, and today on it. */
interface Axis {
  readonly from: number;
  readonly to: number;
  readonly today: number;
}

const yearLength = 4;
/** The part of the axis that is as wide as a letter. */
const letterShare = 0.047;

/** The heading of the column: the axis of all rows. */
export function SeriesAxis({ heading, axis }: { heading: string; axis: Axis }) {
  const { t } = useTranslation();
  const step = axis.to - axis.from > 45 ? 20 : 10;
  const first = Math.ceil((axis.from + 1) / step) * step;
  const years = [0, 1, 2, 3, 4, 5, 6].map((number) => first + number * step);
  const today = t("identityDocuments.list.today");
  // The word for today needs its place, and half of the year its own.
  const taken = ((today.length + yearLength) / 2 + 1) * letterShare * (axis.to - axis.from);
  const isFree = (year: number) => year < axis.to && Math.abs(year - axis.today) > taken;
  return (
    <>
      <VisuallyHidden>{heading}</VisuallyHidden>
      <span className={css.axis} aria-hidden="true">
        {years.filter(isFree).map((year) => (
          <span key={year} className={css.year} style={{ left: percent(year, axis) }}>
            {year}
          </span>
        ))}
        <span className={css.now} style={{ left: percent(axis.today, axis) }}>
          {today}
        </span>
      </span>
    </>
  );
}

/** When a series was issued and how long its documents count: a bar, and the dates in words. */
export function SeriesBar({ document, axis }: { document: DocumentSummary; axis: Axis }) {
  const span = spanOf(document, axis.today);
  const { issued, valid } = placeOn(span, axis);
  return (
    <>
      <div className={css.bar} aria-hidden="true">
        {issued !== null && (
          <span
            className={span.isStillIssued ? css.stillIssued : css.issued}
            style={placeStyle(issued)}
          />
        )}
        {valid !== null && <span className={css.valid} style={placeStyle(valid)} />}
        <span className={css.today} style={{ left: percent(axis.today, axis) }} />
      </div>
      <span className={css.dates}>
        <IssuedText document={document} />
      </span>
    </>
  );
}

type Issued = Pick<DocumentSummary, "firstIssued" | "lastIssued" | "status">;

/** First and last issue as exact as they are known. */
export function IssuedText({
  document: { firstIssued, lastIssued, status },
}: {
  document: Issued;
}) {
  const { t } = useTranslation();
  const date = useDateText();
  const from = firstIssued === null ? t("record.unknown") : date(firstIssued);
  if (lastIssued !== null) return `${from} – ${date(lastIssued)}`;
  if (status === "current") return t("identityDocuments.list.stillIssued", { from });
  if (firstIssued === null) return from;
  return t("identityDocuments.list.endUnknown", { from });
}

const percent = (year: number, { from, to }: Axis) => `${(100 * (year - from)) / (to - from)}%`;

const placeStyle = ({ start, length }: AxisPart) => ({ left: `${start}%`, width: `${length}%` });
