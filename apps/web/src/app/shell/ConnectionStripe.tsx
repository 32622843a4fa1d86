import { formatTime } from "@specimen/core/format";
import { Stripe } from "@specimen/ui/Banner/Stripe.tsx";
import { OfflineSign } from "@specimen/ui/Icon/firstPage.tsx";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { useAnsweredAt, useIsOnline } from "../../services/hooks/useConnection.ts";
import { useLanguage } from "../../services/hooks/useLanguage.ts";

/** Says above everything that the network is gone, and from when the data is. */
export function ConnectionStripe() {
  return useIsOnline() ? null : <Offline />;
}

/** Follows the age of the data, which nobody has to draw while the network is there. */
function Offline() {
  const { t } = useTranslation("migration");
  const answeredAt = useAnsweredAt();
  const { language } = useLanguage();
  const { mutate } = useSWRConfig();
  return (
    <Stripe
      icon={<OfflineSign />}
      text={
        answeredAt === null
          ? t("state.offline.text")
          : t("state.offline.since", { time: formatTime(answeredAt, language) })
      }
      action={{ label: t("state.retry"), onClick: () => void mutate(() => true) }}
    />
  );
}
