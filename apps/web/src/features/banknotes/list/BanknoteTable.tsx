import type { BanknoteSummary, ColumnHeadings } from "@specimen/api/contract";
import { formatSize, formatValue } from "@specimen/core/format";
import type { ColumnSort } from "@specimen/ui/Table/SortedHeading.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/language.ts";
import { Localized } from "../../../widgets/Localized.tsx";
import { useDateText } from "../../../widgets/useDateText.ts";
import { catalogueText } from "../catalogueText.ts";
import { CompareButton } from "../../../widgets/compare/CompareButton.tsx";
import { heldSides } from "../displayedSize.ts";
import type { sortKeys } from "../queries.ts";
import * as css from "./BanknoteTable.css.ts";
import { onArrowKeys } from "./onArrowKeys.ts";
import { ScaleBar } from "./ScaleBar.tsx";
import { Status } from "./Status.tsx";
import { Thumbnail } from "./Thumbnail.tsx";
import { thumbnailScale } from "./thumbnailScale.ts";
import { Trade } from "../../../widgets/record/TradeText.tsx";

export interface BanknoteTableProps {
  caption: string;
  banknotes: readonly BanknoteSummary[];
  hrefOf: (note: BanknoteSummary) => string;
  /** The customer's own words for columns. */
  headings?: ColumnHeadings | undefined;
  /** How a column is sorted, and where sorting by it leads. */
  sorting: (key: (typeof sortKeys)[number]) => ColumnSort;
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

/** Letters of a unit that stand beside its figure; of a longer one the code does. */
const shortUnit = 12;

/** Notes as rows that are links; the customer's own column headings replace ours. */
export function BanknoteTable({
  caption,
  banknotes,
  hrefOf,
  headings = {},
  sorting,
  hidesTick = false,
  isAcrossCountries = false,
  isJoined = false,
}: BanknoteTableProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = useDateText();
  const scale = thumbnailScale(banknotes);
  const heading = headingsOf(headings, t);

  const country: Column<BanknoteSummary> = {
    id: "country",
    heading: t("banknotes.columns.country"),
    sort: sorting("country"),
    width: "8rem",
    card: "line",
    cell: ({ countryName }) => countryName,
  };
  const issued: Column<BanknoteSummary> = {
    id: "issued",
    heading: heading("issued"),
    sort: sorting("issued"),
    width: "6.5rem",
    card: "none",
    cell: ({ firstIssued }) => (firstIssued === null ? t("record.unknown") : date(firstIssued)),
  };
  const columns: Column<BanknoteSummary>[] = [
    {
      id: "note",
      heading: <ScaleBar heading={heading("note")} scale={scale} lengthMm={50} />,
      width: "8.25rem",
      card: "media",
      cell: (note) => <Thumbnail note={note} scale={scale} />,
    },
    {
      id: "value",
      heading: heading("value"),
      sort: sorting("value"),
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
            {isAcrossCountries ? `${note.countryName}, ${note.series}` : note.series}
          </VisuallyHidden>
        </span>
      ),
    },
    ...(isAcrossCountries ? [country] : []),
    {
      id: "motif",
      heading: heading("motif"),
      sort: sorting("motif"),
      card: "line",
      cell: (note) => (
        <span className={css.motif}>
          {note.motif !== null && (
            <span>
              <Localized text={note.motif} />
            </span>
          )}
          <span className={css.series}>
            <Localized text={catalogueText(note.series)} />
          </span>
        </span>
      ),
    },
    {
      id: "size",
      heading: heading("size"),
      sort: sorting("size"),
      width: "7.5rem",
      align: "end",
      card: "line",
      cell: (note) => {
        const size = formatSize(heldSides(note), language);
        return size === "" ? (
          t("record.unknown")
        ) : (
          <span className={css.size}>{size.replace(/ mm$/, "")}</span>
        );
      },
    },
    ...(isAcrossCountries ? [] : [issued]),
    {
      id: "status",
      heading: heading("status"),
      sort: sorting("status"),
      width: "10rem",
      card: "footStart",
      cell: (note) => <Status note={note} />,
    },
    {
      id: "trade",
      heading: heading("trade"),
      sort: sorting("trade"),
      width: "10rem",
      card: "footEnd",
      cell: ({ tradability }) => <Trade tradability={tradability} hidesTick={hidesTick} />,
    },
    {
      id: "compare",
      heading: <VisuallyHidden>{t("banknotes.compare.column")}</VisuallyHidden>,
      width: "3rem",
      cell: (note) => (
        <span className={css.compare}>
          <CompareButton
            banknoteId={note.id}
            name={`${formatValue(note.denomination, language)} ${note.unit.text}, ${note.series}`}
          />
        </span>
      ),
    },
  ];

  return (
    <div role="presentation" onKeyDown={onArrowKeys}>
      <Table
        caption={caption}
        columns={columns}
        rows={banknotes}
        rowKey={({ id }) => id}
        rowHref={hrefOf}
        isJoined={isJoined}
      />
    </div>
  );
}

function headingsOf(own: ColumnHeadings, t: TFunction) {
  return (column: keyof ColumnHeadings): string => own[column] ?? t(`banknotes.columns.${column}`);
}
