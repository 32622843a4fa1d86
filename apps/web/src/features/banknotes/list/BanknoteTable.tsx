import type { BanknoteSummary, BanknoteTab, ColumnHeadings } from "@specimen/api/contract";
import { formatSize, formatValue } from "@specimen/core/format";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useCurrentUser } from "../../../services/currentUser.ts";
import { useLanguage } from "../../../services/language.ts";
import { paths } from "../../../url/paths.ts";
import { Localized } from "../../../widgets/Localized.tsx";
import { useDateText } from "../../../widgets/useDateText.ts";
import { heldSides } from "../heldSides.ts";
import { useColumnHeadings } from "../queries.ts";
import * as css from "./BanknoteTable.css.ts";
import { onArrowKeys } from "./onArrowKeys.ts";
import { ScaleBar } from "./ScaleBar.tsx";
import { Status } from "./Status.tsx";
import { Thumbnail } from "./Thumbnail.tsx";
import { thumbnailScale } from "./thumbnailScale.ts";
import { Trade } from "./Trade.tsx";

export interface BanknoteTableProps {
  countryId: string;
  caption: string;
  tab: BanknoteTab;
  banknotes: readonly BanknoteSummary[];
}

/** Notes as rows that are links; the customer's own column headings replace ours. */
export function BanknoteTable({ countryId, caption, tab, banknotes }: BanknoteTableProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = useDateText();
  const headings = useColumnHeadings(countryId).data ?? {};
  const settings = useCurrentUser().data?.capabilities.banknotes;
  const scale = thumbnailScale(banknotes);
  const hidesTick = tab === "tradable" && settings?.tradableHideGreenHookInTabOnlyTrade === true;
  const heading = headingsOf(headings, t);

  const columns: Column<BanknoteSummary>[] = [
    {
      id: "note",
      heading: <ScaleBar heading={heading("note")} scale={scale} />,
      width: "8.25rem",
      card: "media",
      cell: (note) => <Thumbnail note={note} scale={scale} />,
    },
    {
      id: "value",
      heading: heading("value"),
      width: "9rem",
      card: "title",
      isRowLink: true,
      cell: (note) => (
        <span className={css.value}>
          <strong className={css.figure}>{formatValue(note.denomination, language)}</strong>{" "}
          <span className={css.unit}>
            <Localized text={note.unit} />
          </span>
          <VisuallyHidden>{note.series}</VisuallyHidden>
        </span>
      ),
    },
    {
      id: "motif",
      heading: heading("motif"),
      card: "line",
      cell: (note) => (
        <span className={css.motif}>
          {note.motif !== null && (
            <span>
              <Localized text={note.motif} />
            </span>
          )}
          <span className={css.series}>{note.series}</span>
        </span>
      ),
    },
    {
      id: "size",
      heading: heading("size"),
      width: "6.5rem",
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
    {
      id: "issued",
      heading: heading("issued"),
      width: "6.5rem",
      card: "none",
      cell: ({ firstIssued }) => (firstIssued === null ? t("record.unknown") : date(firstIssued)),
    },
    {
      id: "status",
      heading: heading("status"),
      width: "11rem",
      card: "footStart",
      cell: (note) => <Status note={note} />,
    },
    {
      id: "trade",
      heading: heading("trade"),
      width: "9.5rem",
      card: "footEnd",
      cell: ({ tradability }) => <Trade tradability={tradability} hidesTick={hidesTick} />,
    },
  ];

  return (
    <div role="presentation" onKeyDown={onArrowKeys}>
      <Table
        caption={caption}
        columns={columns}
        rows={banknotes}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.banknotes.detail(id, countryId)}
        isJoined
      />
    </div>
  );
}

function headingsOf(own: ColumnHeadings, t: TFunction) {
  return (column: keyof ColumnHeadings): string => own[column] ?? t(`banknotes.columns.${column}`);
}
