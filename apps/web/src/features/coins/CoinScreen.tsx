import type { Coin } from "@specimen/api/contract";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useLookedUp } from "../../services/hooks/useLookedUp.ts";
import { usePermissions } from "../../services/hooks/useSession.ts";
import { RecordScreen } from "../../widgets/catalogue/RecordScreen.tsx";
import { CompareToggle } from "../../widgets/compare/CompareButton.tsx";
import { ComparisonLinks } from "../../widgets/compare/ComparisonLinks.tsx";
import { CountryText } from "../../widgets/metals/CountryText.tsx";
import { CustomerText } from "../../widgets/metals/CustomerText.tsx";
import { MeltValue } from "../../widgets/metals/MeltValue.tsx";
import { MetalCopies, MetalFeatures } from "../../widgets/metals/MetalFeatures.tsx";
import { WeighAndMeasure } from "../../widgets/metals/WeighAndMeasure.tsx";
import { LifecycleTimeline } from "../../widgets/record/LifecycleTimeline.tsx";
import { RecordFacts } from "../../widgets/record/RecordFacts.tsx";
import { VerdictBanner } from "../../widgets/record/VerdictBanner.tsx";
import { printedPictures } from "../../widgets/viewer/specimen.ts";
import { SpecimenViewer } from "../../widgets/viewer/SpecimenViewer.tsx";
import { useTwoSides } from "../../widgets/viewer/useTwoSides.ts";
import { useViewer } from "../../widgets/viewer/useViewer.ts";
import { CoinEdge } from "./CoinEdge.tsx";
import { coinFacts } from "./coinFacts.ts";
import { CoinNeighbours } from "./CoinNeighbours.tsx";
import { coinSpecimen, coinViewer } from "./coinSpecimen.ts";
import { FoundElsewhere } from "./FoundElsewhere.tsx";
import { useEntrance } from "./entrance.ts";
import { measuredRecord } from "./measuredRecord.ts";
import { PrintedCoin } from "./PrintedCoin.tsx";
import { coinQueries } from "./queries.ts";
import { useCoinVerdict } from "./useCoinVerdict.ts";

/** One coin, by either entrance: showcoin/noteId/{id} and coin/itemId/{id}. */
export function CoinScreen() {
  const { banknoteId, coinId = banknoteId ?? "" } = useParams();
  return <CoinPage key={coinId} coinId={coinId} />;
}

function CoinPage({ coinId }: { coinId: string }) {
  const { t } = useTranslation();
  const entrance = useEntrance();
  const query = coinQueries[entrance.call].useData(coinId);
  const viewer = useViewer(coinViewer);
  const sides = useTwoSides();
  const verdict = useCoinVerdict();
  const { data: coin, error } = query;
  useLookedUp(entrance.resource, coin?.id ?? null);
  const back = (
    <LinkButton href={entrance.area.href} variant="secondary">
      {t(entrance.area.title)}
    </LinkButton>
  );
  return (
    <RecordScreen
      query={query}
      crumbs={
        coin === undefined && error === undefined
          ? undefined
          : [
              { label: t(entrance.area.title), href: entrance.area.href },
              ...(coin === undefined
                ? []
                : [{ label: coin.country.name, href: entrance.country(coin.country.id) }]),
              { label: t("coins.title") },
              { label: coinId, isCode: true },
            ]
      }
      missing={{
        title: t("coins.missingTitle", { id: coinId }),
        text: t("coins.missingText"),
        wayOn: back,
      }}
      failed={{ title: t("coins.failed"), wayOn: back }}
      heading={({ name, currencyISO, country }) => ({
        title: name.text,
        code: currencyISO ?? undefined,
        flagSrc: country.flagSrc ?? undefined,
        note: country.name,
      })}
      actions={({ id }) => (
        <>
          <CompareToggle comparison={entrance.comparison} id={id} />
          <ComparisonLinks comparison={entrance.comparison} />
        </>
      )}
      print={{
        sheet: (record) => <PrintedCoin coin={record} />,
        picturesOf: (record) => printedPictures(record).map(({ src }) => src),
      }}
      verdict={({ answer }) => <VerdictBanner verdict={verdict(answer)} basis={answer} />}
      specimen={(record) => (
        <>
          <SpecimenViewer
            {...coinSpecimen(record, sides)}
            title={record.name.text}
            viewer={viewer}
            isSideBySide
          />
          <CoinEdge coin={record} />
          <LifecycleTimeline timeline={record.timeline} />
          <WeighAndMeasure record={measuredRecord(record)} shape="round" />
        </>
      )}
      aside={(record) => (
        <>
          <RecordFacts record={record} specs={coinFacts} />
          <CustomerText info={record.additionalInformation} />
          <CountryText kind="coin" id={record.id} />
          <CoinValue coin={record} />
          <CoinNeighbours coin={record} />
          <FoundElsewhere coin={record} />
        </>
      )}
      below={(record) => (
        <>
          <MetalFeatures features={record.features} viewer={viewer} isStepped />
          <MetalCopies copies={record.copies} />
        </>
      )}
    />
  );
}

/** The prices are those of the precious metals: without their permission there is no value. */
function CoinValue({ coin }: { coin: Coin }) {
  const mayRead = usePermissions().includes("precious_metals:read");
  return mayRead && <MeltValue metal={coin.metal} fineWeightG={coin.fineWeightG} />;
}
