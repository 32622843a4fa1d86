import type { CoinSummary, ColumnHeadings } from "@specimen/api/contract";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { ScaledThumbnail } from "@specimen/ui/ScaledThumbnail/ScaledThumbnail.tsx";
import {
  thumbnailScale,
  type ThumbnailFrame,
} from "@specimen/ui/ScaledThumbnail/thumbnailScale.ts";
import { Awaited } from "@specimen/ui/Stack/StackInOrder.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../url/paths.ts";
import { MediaHeading } from "../../widgets/catalogue/MediaHeading.tsx";
import { Localized } from "../../widgets/Localized.tsx";
import { FactText } from "../../widgets/record/FactText.tsx";
import { together } from "../../widgets/query.ts";
import { measure } from "../../widgets/record/factSpec.ts";
import { TradeText } from "../../widgets/record/TradeText.tsx";
import { SectionState } from "../../widgets/catalogue/SectionState.tsx";
import * as css from "./CountryCoins.css.ts";
import { countryCoinsQuery, headingsQuery } from "./queries.ts";

/** The largest coin fills it, the others are in proportion to that one. */
const frame: ThumbnailFrame = { width: 44, height: 44 };
/** What the bar over the thumbnails stands for. */
const scaleMm = 20;

const sizeOf = ({ diameterMm }: CoinSummary) => ({ widthMm: diameterMm, heightMm: diameterMm });

/** The coins of a country, below its notes; a country without coins has no such part. */
export default function CountryCoins({ countryId }: { countryId: string }) {
  const { t } = useTranslation();
  const headings = headingsQuery.useData(countryId);
  return (
    <SectionState
      query={together(countryCoinsQuery.useData(countryId), headings)}
      failed={t("coins.listFailed")}
      loading={<Awaited />}
    >
      {({ coins, total }) =>
        coins.length > 0 && (
          <section className={css.coins}>
            <Heading level={2} note={String(total)}>
              {t("coins.title")}
            </Heading>
            <CoinTable coins={coins} headings={headings.data} />
          </section>
        )
      }
    </SectionState>
  );
}

interface CoinTableProps {
  coins: readonly CoinSummary[];
  /** The customer's own words for columns. */
  headings: ColumnHeadings | undefined;
}

function CoinTable({ coins, headings }: CoinTableProps) {
  const { t } = useTranslation();
  const scale = thumbnailScale(coins.map(sizeOf), frame);
  const columns: Column<CoinSummary>[] = [
    {
      id: "coin",
      heading: <MediaHeading heading={t("coins.one")} scale={scale} lengthMm={scaleMm} />,
      width: "8.25rem",
      card: "media",
      cell: (coin) => (
        <ScaledThumbnail
          src={coin.thumbnailSrc}
          size={sizeOf(coin)}
          scale={scale}
          frame={frame}
          shape="round"
        />
      ),
    },
    {
      id: "name",
      heading: t("coins.name"),
      card: "title",
      isRowLink: true,
      cell: ({ name }) => (
        <strong className={css.name}>
          <Localized text={name} />
        </strong>
      ),
    },
    {
      id: "metal",
      heading: t("coins.metal"),
      width: "13rem",
      card: "line",
      cell: ({ metal, fineness }) => (
        <>
          {t(`coins.metals.${metal}`)}, <FactText value={{ kind: "fineness", parts: fineness }} />
        </>
      ),
    },
    {
      id: "diameter",
      heading: t("coins.diameter"),
      width: "9rem",
      align: "end",
      card: "line",
      cell: ({ diameterMm }) => <FactText value={measure(diameterMm, "mm")} />,
    },
    {
      id: "trade",
      heading: headings?.trade ?? t("coins.trade"),
      width: "11rem",
      card: "footStart",
      cell: ({ tradability }) => <TradeText tradability={tradability} />,
    },
  ];
  return (
    <Table
      caption={t("coins.title")}
      columns={columns}
      rows={coins}
      rowKey={({ id }) => id}
      rowHref={({ id }) => paths.coins.record(id)}
    />
  );
}
