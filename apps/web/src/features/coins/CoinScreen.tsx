import type { Coin } from "@specimen/api/contract";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useLookedUp } from "../../services/hooks/useLookedUp.ts";
import { paths } from "../../url/paths.ts";
import { RecordScreen } from "../../widgets/catalogue/RecordScreen.tsx";
import { LifecycleTimeline } from "../../widgets/record/LifecycleTimeline.tsx";
import { RecordFacts } from "../../widgets/record/RecordFacts.tsx";
import { useTradeVerdict } from "../../widgets/record/useTradeVerdict.ts";
import { VerdictBanner } from "../../widgets/record/VerdictBanner.tsx";
import { SpecimenViewer } from "../../widgets/viewer/SpecimenViewer.tsx";
import { useTwoSides } from "../../widgets/viewer/useTwoSides.ts";
import { useViewer } from "../../widgets/viewer/useViewer.ts";
import { viewerSchema } from "../../widgets/viewer/viewerState.ts";
import { coinFacts } from "./coinFacts.ts";
import { CoinNeighbours } from "./CoinNeighbours.tsx";
import { useCoin } from "./queries.ts";

/** A coin shows in white light alone. */
const lights = ["white"] as const;
const coinViewer = viewerSchema(lights, ["front", "back"]);

/** One coin: showcoin/noteId/{id}. */
export function CoinScreen() {
  const { banknoteId: coinId = "" } = useParams();
  return <CoinPage key={coinId} coinId={coinId} />;
}

function CoinPage({ coinId }: { coinId: string }) {
  const { t } = useTranslation();
  const query = useCoin(coinId);
  const viewer = useViewer(coinViewer);
  const sides = useTwoSides();
  const { data: coin, error } = query;
  // Specification 3 counts no coins; its address calls a coin's id that of a note.
  useLookedUp("banknote", coin?.id ?? null);
  const toCountries = (
    <LinkButton href={paths.banknotes.country} variant="secondary">
      {t("countries.all")}
    </LinkButton>
  );
  return (
    <RecordScreen
      query={query}
      crumbs={
        coin === undefined && error === undefined
          ? undefined
          : [
              { label: t("navigation.banknotes"), href: paths.banknotes.country },
              ...(coin === undefined
                ? []
                : [{ label: coin.country.name, href: paths.banknotes.list(coin.country.id) }]),
              { label: t("coins.title") },
              { label: coinId, isCode: true },
            ]
      }
      missing={{
        title: t("coins.missingTitle", { id: coinId }),
        text: t("coins.missingText"),
        wayOn: toCountries,
      }}
      failed={{ title: t("coins.failed"), wayOn: toCountries }}
      heading={({ name, currencyISO, country }) => ({
        title: name.text,
        code: currencyISO ?? undefined,
        flagSrc: country.flagSrc ?? undefined,
      })}
      verdict={({ answer }) => <CoinVerdict answer={answer} />}
      specimen={({ name, images, diameterMm, timeline }) => (
        <>
          <SpecimenViewer
            title={name.text}
            viewer={viewer}
            sides={sides}
            images={images}
            widthMm={diameterMm}
            heightMm={diameterMm}
            shape="round"
            lights={lights}
            isSideBySide
          />
          <LifecycleTimeline timeline={timeline} />
        </>
      )}
      aside={(record) => (
        <>
          <RecordFacts record={record} specs={coinFacts} />
          <CoinNeighbours coin={record} />
        </>
      )}
    />
  );
}

/** A coin is answered for by the organisation's rule; of its legal tender nothing is recorded. */
function CoinVerdict({ answer }: Pick<Coin, "answer">) {
  const { t } = useTranslation();
  const { tone, title, rule } = useTradeVerdict()(answer.tradability);
  const verdict = { tone, title, reason: `${t("coins.legalTender")} ${rule}` };
  return <VerdictBanner verdict={verdict} basis={answer} />;
}
