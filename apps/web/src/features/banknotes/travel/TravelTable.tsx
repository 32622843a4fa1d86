import type { Money, TravelInfo } from "@specimen/api/contract";
import { FactsSource } from "@specimen/ui/Facts/FactsSource.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useDateText } from "../../../widgets/useDateText.ts";
import { useProvenance } from "../../../widgets/record/useProvenance.tsx";
import { Limit } from "./Limit.tsx";
import * as css from "./travel.css.ts";
import type { TravelRow } from "./travelRows.ts";

export interface TravelTableProps {
  info: Pick<TravelInfo, "country" | "localCurrency" | "customs" | "provenance" | "isOwn">;
  rows: readonly TravelRow[];
}

/**
 * Who may take how much over the border and which way, with where that is known from. What the
 * catalogue says of its own limits says nothing of the organisation's.
 */
export function TravelTable({ info, rows }: TravelTableProps) {
  const { t } = useTranslation();
  const { country, localCurrency, customs, provenance, isOwn } = info;
  const isAbove = !isOwn && customs?.isAmountIncluded === false;
  const moneyColumn = (money: Money, heading: string): Column<TravelRow> => ({
    id: money,
    heading,
    card: "line",
    cell: ({ limits }) =>
      limits[money] !== null && (
        <span className={css.limit}>
          <span className={css.label}>{heading}</span>
          <Limit limit={limits[money]} isAbove={isAbove} />
        </span>
      ),
  });
  const local = t("banknotes.travel.local");
  const columns: Column<TravelRow>[] = [
    {
      id: "way",
      heading: t("banknotes.travel.way"),
      width: "34%",
      card: "title",
      cell: ({ direction, traveller }) => (
        <span className={css.way}>
          <Text as="strong" step="heading">
            {t(`banknotes.travel.${direction}`)}
          </Text>
          <Text as="span" step="label" tone="ink3">
            {t(`banknotes.travel.${traveller}`)}
          </Text>
        </span>
      ),
    },
    moneyColumn("local", localCurrency === null ? local : `${local}, ${localCurrency.currencyISO}`),
    moneyColumn("foreign", t("banknotes.travel.foreign")),
  ];
  return (
    <div>
      <Table
        caption={t("banknotes.travel.caption", { country: country.name })}
        columns={columns}
        rows={rows}
        rowKey={({ traveller, direction }) => `${traveller} ${direction}`}
        isJoined
      />
      <Text step="small" tone="ink2">
        <span className={css.otherSide}>{t("banknotes.travel.otherSide")}</span>
      </Text>
      {isOwn && (
        <div className={css.source}>
          <FactsSource text={t("banknotes.travel.own")} />
        </div>
      )}
      {!isOwn && provenance !== null && <Source provenance={provenance} />}
    </div>
  );
}

function Source({ provenance }: { provenance: NonNullable<TravelInfo["provenance"]> }) {
  const { t } = useTranslation();
  const date = useDateText();
  const { text, confidence } = useProvenance(provenance);
  return (
    <div className={css.source}>
      <FactsSource
        text={
          <>
            {/* The day they were checked says as much. */}
            {provenance.asOf !== provenance.checkedOn &&
              `${t("record.asOf", { date: date(provenance.asOf) })}. `}
            {text}
          </>
        }
        confidence={confidence}
      />
    </div>
  );
}
