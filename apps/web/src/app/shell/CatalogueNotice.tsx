import { useApiClient } from "@specimen/api/react";
import { formatTime } from "@specimen/core/format";
import { Stripe } from "@specimen/ui/Banner/Stripe.tsx";
import { InfoSign } from "@specimen/ui/Icon/firstPage.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { ownBuild } from "../../browser/build.ts";
import { page } from "../../browser/page.ts";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { useServices } from "../../services/useServices.ts";
import { usePolling } from "../../services/hooks/usePolling.ts";
import { readChanges } from "../../services/answers/readChanges.ts";
import { useAnswerCache } from "../../services/answers/shownAnswers.ts";
import { isLasting } from "../../services/answers/errorRetry.ts";

interface CatalogueNoticeProps {
  /** Milliseconds between two looks. */
  interval?: number;
}

/**
 * Tells whoever keeps a screen open for hours that what it shows, or the product itself, is no longer
 * the latest. Nothing is done by itself: somebody may be typing.
 */
export default function CatalogueNotice({ interval = 60_000 }: CatalogueNoticeProps) {
  const [shown, setShown] = useState(0);
  return <Watch key={shown} interval={interval} onShow={() => setShown(shown + 1)} />;
}

function Watch({ interval, onShow }: { interval: number; onShow: () => void }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { mutate } = useSWRConfig();
  const { reread } = useAnswerCache();
  const client = useApiClient();
  const { loadParts } = useServices();
  const [read] = useState(() =>
    readChanges(client, { build: ownBuild(), prepare: () => loadParts(["newVersion"]) }),
  );
  const { status, answer } = usePolling(
    { read, isDone: ({ isNew, isOutdated }) => isNew || isOutdated, isFatal: isLasting },
    // It goes on as long as the page is open, however often nobody answers.
    { interval, retries: Number.POSITIVE_INFINITY },
  );
  if (status !== "done" || answer === null) return null;
  if (answer.isOutdated) {
    return (
      <Stripe
        icon={<InfoSign />}
        text={t("newVersion.text")}
        action={{ label: t("state.reload", { ns: "migration" }), onClick: page.reload }}
      />
    );
  }
  return (
    <Stripe
      icon={<InfoSign />}
      text={t("shell.changed.text", { time: formatTime(answer.since, language) })}
      action={{
        label: t("shell.changed.show"),
        onClick: () => {
          void reread(() => mutate(() => true));
          onShow();
        },
      }}
    />
  );
}
