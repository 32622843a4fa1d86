import type { CoinSummary, IngotSummary, LocalizedText, MetalSort } from "@specimen/api/contract";
import { formatNumber, formatSize } from "@specimen/core/format";
import { Flag } from "@specimen/ui/Flag/Flag.tsx";
import { ScaledThumbnail } from "@specimen/ui/ScaledThumbnail/ScaledThumbnail.tsx";
import {
  thumbnailScale,
  type SizeMm,
  type ThumbnailFrame,
} from "@specimen/ui/ScaledThumbnail/thumbnailScale.ts";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ColumnSorting } from "../../../url/useListState.ts";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { CardLabel } from "../../../widgets/catalogue/CardLabel.tsx";
import { MediaHeading } from "../../../widgets/catalogue/MediaHeading.tsx";
import { Localized } from "../../../widgets/Localized.tsx";
import { countriesQuery } from "../queries.ts";
import * as css from "./search.css.ts";
import { TradeText } from "../../../widgets/record/TradeText.tsx";

/** A coin or bar as a row of a list. */
export interface MetalRow extends Pick<
  CoinSummary & IngotSummary,
  "id" | "countryId" | "countryName" | "metal" | "fineness" | "tradability" | "thumbnailSrc"
> {
  name: LocalizedText;
  href: string;
  shape: "round" | "sheet";
  /** Of its drawing. */
  size: SizeMm;
  weightG: number;
  /** What was measured of its size, in mm. */
  sides: readonly (number | null)[];
  /** Under weight and size, such as how far a measure is off. */
  weightNote?: ReactNode;
  sizeNote?: ReactNode;
  /** In place of the organisation's rule. */
  verdict?: ReactNode;
}

/** The largest fills it, the others are in proportion. */
const frame: ThumbnailFrame = {
  width: 76,
  height: 56,
  most: 1.36,
  assumed: { widthMm: 20, heightMm: 30 },
};
const scaleMm = 20;

/** Columns of lists, and of candidates, which are near in weight and say how far each measure is off. */
const listWidths = { weight: "6.5rem", size: "8.5rem", trade: "7.5rem" };
const candidateWidths = { weight: "5rem", size: "9.75rem", trade: "9.5rem" };

/** A coin of a list as a row. */
export const coinRow = (coin: CoinSummary, href: string): MetalRow => ({
  ...coin,
  href,
  shape: "round",
  size: { widthMm: coin.diameterMm, heightMm: coin.diameterMm },
  weightG: coin.grossWeightG,
  sides: [coin.diameterMm, coin.thicknessMm],
});

/** A bar of a list as a row. */
export const ingotRow = (ingot: IngotSummary, href: string): MetalRow => ({
  ...ingot,
  href,
  shape: "sheet",
  size: { widthMm: ingot.widthMm, heightMm: ingot.lengthMm },
  sides: [ingot.lengthMm, ingot.widthMm, ingot.heightMm],
});

export interface MetalTableProps {
  caption: string;
  rows: readonly MetalRow[];
  /** The heading over the organisation's rule, or over what stands in its place. */
  verdictHeading?: string;
  /** How a column is sorted, and where sorting by it leads; candidates have their own order. */
  sortingOf?: (key: MetalSort) => ColumnSorting;
}

/** Coins or bars as rows that are links, drawn at one scale. */
export function MetalTable({ caption, rows, verdictHeading, sortingOf }: MetalTableProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const scale = thumbnailScale(
    rows.map(({ size }) => size),
    frame,
  );
  const widths = verdictHeading === undefined ? listWidths : candidateWidths;
  const columns: Column<MetalRow>[] = [
    {
      id: "drawn",
      heading: (
        <MediaHeading
          heading={t("preciousMetals.columns.drawn")}
          scale={scale}
          lengthMm={scaleMm}
        />
      ),
      width: "5rem",
      card: "media",
      cell: ({ thumbnailSrc, size, shape }) => (
        <ScaledThumbnail src={thumbnailSrc} size={size} scale={scale} frame={frame} shape={shape} />
      ),
    },
    {
      id: "name",
      heading: t("preciousMetals.columns.name"),
      card: "title",
      sort: sortingOf?.("name"),
      isRowLink: true,
      cell: ({ name }) => (
        <strong>
          <Localized text={name} />
        </strong>
      ),
      second: {
        heading: t("preciousMetals.columns.country"),
        sort: sortingOf?.("country"),
        cell: ({ countryId, countryName }) => (
          <span className={css.country}>
            <span className={css.flag}>
              <CountryFlag countryId={countryId} />
            </span>
            {countryName}
          </span>
        ),
      },
    },
    {
      id: "metal",
      heading: t("preciousMetals.columns.metal"),
      width: "5.75rem",
      card: "line",
      sort: sortingOf?.("metal"),
      cell: ({ metal }) => t(`coins.metals.${metal}`),
      second: {
        heading: t("preciousMetals.columns.fineness"),
        sort: sortingOf?.("fineness"),
        cell: ({ fineness }) => `${formatNumber(fineness, language)}/1000`,
      },
    },
    {
      id: "weight",
      heading: t("preciousMetals.columns.weight"),
      width: widths.weight,
      align: "end",
      card: "line",
      sort: sortingOf?.("weight"),
      cell: ({ weightG, weightNote }) => (
        <>
          <Text as="div" isTabular>
            {`${formatNumber(weightG, language, 2)}\u00a0g`}
          </Text>
          {weightNote !== undefined && (
            <Text as="div" step="small" tone="ink2" isTabular>
              {weightNote}
            </Text>
          )}
        </>
      ),
    },
    {
      id: "size",
      heading: t("preciousMetals.columns.size"),
      width: widths.size,
      align: "end",
      card: "line",
      cell: ({ sides, shape, sizeNote }) => (
        <>
          <Text as="div" isTabular>
            {sizeText(sides, shape) ?? (
              <>
                <CardLabel>{t("catalogue.facts.size")}</CardLabel>
                {t("record.unknown")}
              </>
            )}
          </Text>
          {sizeNote !== undefined && (
            <Text as="div" step="small" tone="ink2" isTabular>
              {sizeNote}
            </Text>
          )}
        </>
      ),
    },
    {
      id: "trade",
      heading: verdictHeading ?? t("coins.trade"),
      width: widths.trade,
      card: "footStart",
      cell: ({ tradability, verdict }) => verdict ?? <TradeText tradability={tradability} />,
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ href }) => href}
    />
  );

  function sizeText(sides: MetalRow["sides"], shape: MetalRow["shape"]): string | null {
    // Where the column is narrow, a line ends before a times sign.
    const text = formatSize(sides, language)
      .replace(/\u00a0mm$/, "")
      .replaceAll("× ", "×\u00a0");
    if (text === "") return null;
    return shape === "round" && sides[0] !== null ? `⌀\u00a0${text}` : text;
  }
}

/** The flag of a country that has metals; they are loaded for the filter anyway. */
function CountryFlag({ countryId }: { countryId: string }) {
  const flagSrc = countriesQuery.useData().data?.find(({ id }) => id === countryId)?.flagSrc;
  return flagSrc ? <Flag src={flagSrc} /> : null;
}
