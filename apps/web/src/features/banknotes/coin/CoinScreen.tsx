import type { Coin } from "@specimen/api/contract";
import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useLookedUp } from "../../../services/statistics.ts";
import { paths } from "../../../url/paths.ts";
import { Failure } from "../../../widgets/Failure.tsx";
import { isMissing } from "../../../widgets/isMissing.ts";
import { Missing } from "../../../widgets/Missing.tsx";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { AnswerBlock } from "../detail/AnswerBlock.tsx";
import * as css from "../detail/detail.css.ts";
import { DetailSkeleton } from "../detail/DetailSkeleton.tsx";
import { Stages } from "../detail/Stages.tsx";
import { useCoin } from "../queries.ts";
import { useViewer } from "../viewer/useViewer.ts";
import { CoinFacts } from "./CoinFacts.tsx";
import { CoinNeighbours } from "./CoinNeighbours.tsx";
import { CoinViewer } from "./CoinViewer.tsx";

/** One coin: showcoin/noteId/{id}. */
export function CoinScreen() {
  const { banknoteId: coinId = "" } = useParams();
  return <CoinPage key={coinId} coinId={coinId} />;
}

function CoinPage({ coinId }: { coinId: string }) {
  const { t } = useTranslation();
  const { data: coin, error, mutate } = useCoin(coinId);
  // The records of specification 3 know no coins; its address calls a coin's id that of a note.
  useLookedUp("banknote", coin?.id ?? null);
  const toCountries = (
    <LinkButton href={paths.banknotes.country} variant="secondary">
      {t("countries.all")}
    </LinkButton>
  );
  if (coin === undefined && isMissing(error))
    return (
      <Missing
        title={t("banknotes.coin.missingTitle", { id: coinId })}
        text={t("banknotes.coin.missingText")}
      >
        {toCountries}
      </Missing>
    );
  return (
    <Page>
      <Stack gap={2}>
        {coin === undefined && error === undefined ? (
          <Skeleton width="18rem" height="1.75rem" />
        ) : (
          <Breadcrumbs
            label={t("breadcrumbs")}
            items={[
              { label: t("banknotes.title"), href: paths.banknotes.country },
              ...(coin === undefined
                ? []
                : [{ label: coin.country.name, href: paths.banknotes.list(coin.country.id) }]),
              { label: t("banknotes.coin.title") },
              { label: coinId, isCode: true },
            ]}
          />
        )}
        {coin !== undefined && <Found coin={coin} />}
        {coin === undefined && error === undefined && <DetailSkeleton />}
        {coin === undefined && error !== undefined && (
          <Failure
            error={error}
            title={t("banknotes.coin.failed")}
            headingLevel={1}
            onRetry={() => void mutate()}
          >
            {toCountries}
          </Failure>
        )}
      </Stack>
    </Page>
  );
}

function Found({ coin }: { coin: Coin }) {
  const viewer = useViewer();
  return (
    <Stack gap={14}>
      <Stack gap={8}>
        <ScreenTitle
          title={coin.name}
          code={coin.currencyISO ?? undefined}
          flagSrc={coin.country.flagSrc ?? undefined}
        />
        <AnswerBlock answer={coin.answer} isCoin />
      </Stack>
      <div className={css.columns}>
        <div className={css.facts}>
          <CoinViewer coin={coin} viewer={viewer} />
          <Stages timeline={coin.timeline} />
        </div>
        <div className={css.facts}>
          <CoinFacts coin={coin} />
          <CoinNeighbours coin={coin} />
        </div>
      </div>
    </Stack>
  );
}
