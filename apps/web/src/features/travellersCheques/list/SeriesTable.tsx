import type { ChequeSeriesSummary } from "@specimen/api/contract";
import { ScaledThumbnail } from "@specimen/ui/ScaledThumbnail/ScaledThumbnail.tsx";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { Localized } from "../../../widgets/Localized.tsx";
import { TradeText } from "../../../widgets/record/TradeText.tsx";
import { RowConfidence } from "../../../widgets/record/RowConfidence.tsx";
import { useDateText } from "../../../widgets/useDateText.ts";
import { thumbnailFrame, unknownSize } from "../chequeSpecimen.ts";
import { useChequeVerdict } from "../useChequeVerdict.ts";
import * as css from "./SeriesTable.css.ts";

/** Codes that stand in a row; of more the number is said. */
const mostCodes = 6;

/** Series as rows that are links, each with its answer. */
export function SeriesTable({
  caption,
  series,
}: {
  caption: string;
  series: readonly ChequeSeriesSummary[];
}) {
  const { t } = useTranslation();
  const columns: Column<ChequeSeriesSummary>[] = [
    {
      id: "drawn",
      heading: t("travellersCheques.columns.drawn"),
      width: "8rem",
      card: "media",
      cell: ({ thumbnailSrc }) => (
        <ScaledThumbnail
          src={thumbnailSrc}
          size={unknownSize}
          scale={thumbnailFrame.scale}
          frame={thumbnailFrame}
        />
      ),
    },
    {
      id: "series",
      heading: t("travellersCheques.columns.series"),
      card: "title",
      isRowLink: true,
      cell: ({ issuer, series: name }) => (
        <span className={css.name}>
          <strong className={css.issuer}>{issuer}</strong>
          {name !== null && (
            <span className={css.series}>
              <Localized text={name} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: "currencies",
      heading: t("travellersCheques.columns.currencies"),
      width: "7.75rem",
      card: "line",
      cell: ({ currencies }) => (
        <span className={css.codes}>
          {currencies.slice(0, mostCodes).join(" ")}
          {currencies.length > mostCodes && ` +${currencies.length - mostCodes}`}
        </span>
      ),
    },
    {
      id: "sold",
      heading: t("travellersCheques.columns.sold"),
      width: "7.75rem",
      card: "none",
      cell: (row) => <Sold row={row} />,
    },
    {
      id: "answer",
      heading: t("travellersCheques.columns.answer"),
      width: "12.5rem",
      card: "footStart",
      cell: (row) => <AnswerText row={row} />,
    },
    {
      id: "trade",
      heading: t("travellersCheques.columns.trade"),
      width: "8rem",
      card: "footEnd",
      cell: ({ answer }) => <TradeText tradability={answer.tradability} />,
    },
    {
      id: "confidence",
      heading: t("travellersCheques.columns.confidence"),
      width: "6rem",
      card: "none",
      cell: ({ confidence }) => <RowConfidence confidence={confidence} />,
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={series}
      rowKey={({ id }) => id}
      rowHref={({ id }) => paths.travellersCheques.series(id)}
      isJoined
    />
  );
}

interface RowProps {
  row: ChequeSeriesSummary;
}

function AnswerText({ row: { answer } }: RowProps) {
  const { t } = useTranslation();
  const { tone, short } = useChequeVerdict()(answer);
  return (
    <span className={css.answer}>
      <StatusText sign={tone}>{short}</StatusText>
      {!answer.isCheque && (
        <span className={css.series}>{t("travellersCheques.answer.notCheque")}</span>
      )}
    </span>
  );
}

function Sold({ row: { firstIssued, answer } }: RowProps) {
  const { t } = useTranslation();
  const date = useDateText();
  const { lastSold } = answer;
  if (firstIssued === null && lastSold === null) return t("record.unknown");
  const known = (day: string | null) => (day === null ? t("record.unknown") : date(day));
  return <span className={css.period}>{`${known(firstIssued)} – ${known(lastSold)}`}</span>;
}
