import type { BanknoteSort, BanknoteSummary, ColumnHeadings } from "@specimen/api/contract";
import { formatSize, formatValue } from "@specimen/core/format";
import { ScaledThumbnail } from "@specimen/ui/ScaledThumbnail/ScaledThumbnail.tsx";
import { thumbnailScale } from "@specimen/ui/ScaledThumbnail/thumbnailScale.ts";
import type { ColumnSort } from "@specimen/ui/Table/SortedHeading.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { CardLabel } from "../../../widgets/catalogue/CardLabel.tsx";
import { MediaHeading } from "../../../widgets/catalogue/MediaHeading.tsx";
import { CompareButton } from "../../../widgets/compare/CompareButton.tsx";
import { Localized } from "../../../widgets/Localized.tsx";
import { TradeText } from "../../../widgets/record/TradeText.tsx";
import { useDateText } from "../../../widgets/useDateText.ts";
import { displayedSize } from "../displayedSize.ts";
import { noteComparison } from "../noteComparison.ts";
import { nameOf } from "../noteSpecimen.ts";
import * as css from "./BanknoteTable.css.ts";
import { noteFrame } from "./noteFrame.ts";
import { Status } from "./Status.tsx";

export interface BanknoteTableProps {
  caption: string;
  banknotes: readonly BanknoteSummary[];
  hrefOf: (note: BanknoteSummary) => string;
  /** The customer's own words for columns. */
  headings?: ColumnHeadings | undefined;
  /** How a column is sorted, and where sorting by it leads. */
  sortingOf: (key: BanknoteSort) => ColumnSort;
  /** Leaves the tick of traded notes out (tradableHideGreenHookInTabOnlyTrade). */
  hidesTick?: boolean;
  /**
   * The notes are of more than one country: each says of which in place of its day of issue, and
   * names its currency by code.
   */
  isAcrossCountries?: boolean;
  /** Stands directly under tabs. */
  isJoined?: boolean;
}

/** What the bar over the thumbnails stands for. */
const scaleMm = 50;

/** Letters of a unit that stand beside its figure; of a longer one the code does. */
const shortUnit = 12;

/** Notes as rows that are links; the customer's own column headings replace ours. */
export function BanknoteTable({
  caption,
  banknotes,
  hrefOf,
  headings = {},
  sortingOf,
  hidesTick = false,
  isAcrossCountries = false,
  isJoined = false,
}: BanknoteTableProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = useDateText();
  const scale = thumbnailScale(banknotes.map(displayedSize), noteFrame);
  const heading = headingsOf(headings, t);

  const country: Column<BanknoteSummary> = {
    id: "country",
    heading: t("banknotes.columns.country"),
    sort: sortingOf("country"),
    width: "8rem",
    card: "line",
    cell: ({ countryName }) => countryName,
  };
  const issued: Column<BanknoteSummary> = {
    id: "issued",
    heading: heading("issued"),
    sort: sortingOf("issued"),
    width: "6.5rem",
    card: "none",
    cell: ({ firstIssued }) => (firstIssued === null ? t("record.unknown") : date(firstIssued)),
  };
  const columns: Column<BanknoteSummary>[] = [
    {
      id: "note",
      heading: <MediaHeading heading={heading("note")} scale={scale} lengthMm={scaleMm} />,
      width: "8.25rem",
      card: "media",
      cell: (note) => (
        <ScaledThumbnail
          src={note.thumbnailSrc}
          size={displayedSize(note)}
          scale={scale}
          frame={noteFrame}
        />
      ),
    },
    {
      id: "value",
      heading: heading("value"),
      sort: sortingOf("value"),
      width: "7.5rem",
      card: "title",
      isRowLink: true,
      cell: (note) => (
        <span className={css.value}>
          <strong className={css.figure}>{formatValue(note.denomination, language)}</strong>{" "}
          {isAcrossCountries || note.unit.text.length > shortUnit ? (
            <span className={css.code}>{note.currencyISO}</span>
          ) : (
            <span className={css.unit}>
              <Localized text={note.unit} />
            </span>
          )}
          <VisuallyHidden>
            {isAcrossCountries && `${note.countryName}, `}
            <Localized text={note.series} />
          </VisuallyHidden>
        </span>
      ),
    },
    ...(isAcrossCountries ? [country] : []),
    {
      id: "motif",
      heading: heading("motif"),
      sort: sortingOf("motif"),
      card: "line",
      cell: (note) => (
        <span className={css.motif}>
          {note.motif !== null && (
            <span>
              <Localized text={note.motif} />
            </span>
          )}
          <span className={css.series}>
            <Localized text={note.series} />
          </span>
        </span>
      ),
    },
    {
      id: "size",
      heading: heading("size"),
      sort: sortingOf("size"),
      width: "7.5rem",
      align: "end",
      card: "line",
      cell: (note) => {
        const { widthMm, heightMm } = displayedSize(note);
        const size = formatSize([widthMm, heightMm], language);
        return size === "" ? (
          <>
            <CardLabel>{t("catalogue.facts.size")}</CardLabel>
            {t("record.unknown")}
          </>
        ) : (
          <span className={css.size}>{size.replace(/\u00a0mm$/, "")}</span>
        );
      },
    },
    ...(isAcrossCountries ? [] : [issued]),
    {
      id: "status",
      heading: heading("status"),
      sort: sortingOf("status"),
      width: "10rem",
      card: "footStart",
      cell: (note) => <Status note={note} />,
    },
    {
      id: "trade",
      heading: heading("trade"),
      sort: sortingOf("trade"),
      width: "10rem",
      card: "footEnd",
      cell: ({ trade }) => <TradeText tradability={trade} hidesTick={hidesTick} />,
    },
    {
      id: "compare",
      isControl: true,
      heading: <VisuallyHidden>{t("catalogue.compare.column")}</VisuallyHidden>,
      width: "3rem",
      cell: (note) => (
        <span className={css.compare}>
          <CompareButton
            comparison={noteComparison}
            id={note.id}
            name={`${nameOf(note, language)}, ${note.series.text}`}
          />
        </span>
      ),
    },
  ];

  return (
    <Table
      caption={caption}
      columns={columns}
      rows={banknotes}
      rowKey={({ id }) => id}
      rowHref={hrefOf}
      isJoined={isJoined}
    />
  );
}

function headingsOf(own: ColumnHeadings, t: TFunction) {
  return (column: keyof ColumnHeadings): string => own[column] ?? t(`banknotes.columns.${column}`);
}
