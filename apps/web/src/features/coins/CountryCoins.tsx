import type { CoinSummary, ColumnHeadings } from "@specimen/api/contract";
import { formatSize } from "@specimen/core/format";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/language.ts";
import { paths } from "../../url/paths.ts";
import { fineness } from "./fineness.ts";
import { useColumnHeadings, useCountryCoins } from "../banknotes/queries.ts";
import * as css from "./CountryCoins.css.ts";
import { onArrowKeys } from "../banknotes/list/onArrowKeys.ts";
import { ScaleBar } from "../banknotes/list/ScaleBar.tsx";
import { Trade } from "../../widgets/record/TradeText.tsx";

/** CSS pixels that the largest coin of a list takes; the others are in proportion to it. */
const largest = 44;

/** The coins of a country, below its notes; a country without coins has no such part. */
export function CountryCoins({ countryId }: { countryId: string }) {
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const { data, error, mutate } = useCountryCoins(countryId);
  const headings = useColumnHeadings(countryId).data;
  if (data === undefined && error !== undefined)
    return (
      <Stack direction="row" gap={8} isWrapping>
        <Text step="small" tone="ink2">
          {t("banknotes.coinsFailed")}
        </Text>
        <Button variant="secondary" size="sm" onClick={() => void mutate()}>
          {tell("state.retry")}
        </Button>
      </Stack>
    );
  if (data === undefined || data.coins.length === 0) return null;
  return (
    <section className={css.coins}>
      <Heading level={2} note={String(data.total)}>
        {t("banknotes.coin.title")}
      </Heading>
      <CoinTable coins={data.coins} headings={headings} />
    </section>
  );
}

interface CoinTableProps {
  coins: readonly CoinSummary[];
  /** The customer's own words for columns. */
  headings: ColumnHeadings | undefined;
}

function CoinTable({ coins, headings }: CoinTableProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const scale = largest / Math.max(...coins.map(({ diameterMm }) => diameterMm ?? 1));
  const columns: Column<CoinSummary>[] = [
    {
      id: "coin",
      heading: <ScaleBar heading={t("banknotes.coin.one")} scale={scale} lengthMm={20} />,
      width: "8.25rem",
      card: "media",
      cell: (coin) => <Picture coin={coin} scale={scale} />,
    },
    {
      id: "name",
      heading: t("banknotes.coin.name"),
      card: "title",
      isRowLink: true,
      cell: ({ name }) => <strong className={css.name}>{name}</strong>,
    },
    {
      id: "metal",
      heading: t("banknotes.coin.metal"),
      width: "13rem",
      card: "line",
      cell: (coin) =>
        `${t(`banknotes.coin.metals.${coin.metal}`)}, ${fineness(coin.fineness, language)}`,
    },
    {
      id: "diameter",
      heading: t("banknotes.coin.diameter"),
      width: "9rem",
      align: "end",
      card: "line",
      cell: ({ diameterMm }) => formatSize([diameterMm], language) || t("record.unknown"),
    },
    {
      id: "trade",
      heading: headings?.trade ?? t("banknotes.columns.trade"),
      width: "11rem",
      card: "footStart",
      cell: ({ tradability }) => <Trade tradability={tradability} hidesTick={false} />,
    },
  ];
  return (
    <div role="presentation" onKeyDown={onArrowKeys}>
      <Table
        caption={t("banknotes.coin.title")}
        columns={columns}
        rows={coins}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.banknotes.coin(id)}
      />
    </div>
  );
}

/** A coin of unknown size is drawn as large as the largest: its place is kept, nothing is guessed. */
function Picture({ coin, scale }: { coin: CoinSummary; scale: number }) {
  const side = Math.round(coin.diameterMm === null ? largest : coin.diameterMm * scale);
  return <img src={coin.thumbnailSrc} width={side} height={side} alt="" loading="lazy" />;
}
