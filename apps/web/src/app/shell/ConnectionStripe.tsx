import { Stripe } from "@specimen/ui/Banner/Stripe.tsx";
import { OfflineSign } from "@specimen/ui/Icon/signs.tsx";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { useConnection } from "../../services/hooks/useConnection.ts";
import { useLanguage } from "../../services/hooks/useLanguage.ts";

/** Says above everything that the network is gone, and from when the data is. */
export function ConnectionStripe() {
  const { t } = useTranslation("migration");
  const { isOnline, answeredAt } = useConnection();
  const { language } = useLanguage();
  const { mutate } = useSWRConfig();
  if (isOnline) return null;
  const time = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" });
  return (
    <Stripe
      icon={<OfflineSign />}
      text={
        answeredAt === null
          ? t("state.offline.text")
          : t("state.offline.since", { time: time.format(answeredAt) })
      }
      action={{ label: t("state.retry"), onClick: () => void mutate(() => true) }}
    />
  );
}
