import type { CalendarSubscription } from "@specimen/api/contract";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Dialog } from "@specimen/ui/Dialog/Dialog.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../../widgets/Failure.tsx";
import { useDateText } from "../../../widgets/useDateText.ts";
import { subscriptionQuery } from "./queries.ts";
import { SubscriptionUrl } from "./SubscriptionUrl.tsx";
import { useSubscriptionChange } from "./useSubscriptionChange.ts";

/** Opens what there is to know and do about the reader's own calendar address. */
export function Subscription({ currencies }: { currencies: readonly string[] }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t("dashboard.calendar.subscription.open")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t("dashboard.calendar.subscription.title")}
        closeLabel={t("dashboard.calendar.close")}
      >
        <Address currencies={currencies} />
      </Dialog>
    </>
  );
}

function Address({ currencies }: { currencies: readonly string[] }) {
  const { t } = useTranslation();
  const { t: tShared } = useTranslation("migration");
  const { data, error, mutate } = subscriptionQuery.useData();
  // The address is told once; later answers no longer have it.
  const [made, setMade] = useState<CalendarSubscription | null>(null);
  const change = useSubscriptionChange((answer) => {
    setMade(answer);
    void mutate({ ...answer, address: null }, { revalidate: false });
  });
  if (data === undefined && error !== undefined)
    return (
      <Failure
        error={error}
        title={t("dashboard.calendar.subscription.failed")}
        headingLevel={3}
        onRetry={() => void mutate()}
      />
    );
  if (data === undefined) return <SkeletonRows label={tShared("state.loading")} count={3} />;
  // One that was revoked or made anew elsewhere meanwhile is not shown any more.
  const address = made?.createdAt === data.createdAt ? made.address : null;
  return (
    <Stack gap={14}>
      <Text>{t("dashboard.calendar.subscription.text")}</Text>
      <div role="status">
        {address === null ? <State {...data} isRevoked={change.isRevoked} /> : null}
      </div>
      {address !== null && <SubscriptionUrl key={address} address={address} />}
      {change.error !== null && (
        <Failure
          error={change.error}
          title={t("dashboard.calendar.subscription.saveFailed")}
          headingLevel={3}
        />
      )}
      <Text step="small" tone="ink2">
        {data.isActive && `${t("dashboard.calendar.subscription.remakeText")} `}
        {currencies.length === 0
          ? t("dashboard.calendar.subscription.scopeAll")
          : t("dashboard.calendar.subscription.scopeSome", { currencies: currencies.join(", ") })}
      </Text>
      <Stack direction="row" gap={8} isWrapping>
        <Button
          variant={data.isActive ? "secondary" : "primary"}
          pending={change.isMaking}
          onClick={() => change.make(currencies)}
        >
          {t(`dashboard.calendar.subscription.${data.isActive ? "remake" : "make"}`)}
        </Button>
        {data.isActive && (
          <Button variant="red" pending={change.isRevoking} onClick={change.revoke}>
            {t("dashboard.calendar.subscription.revoke")}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

type StateProps = Pick<CalendarSubscription, "isActive" | "createdAt" | "lastReadAt"> & {
  isRevoked: boolean;
};

function State({ isActive, createdAt, lastReadAt, isRevoked }: StateProps) {
  const { t } = useTranslation();
  const date = useDateText();
  if (!isActive || createdAt === null)
    return <Text>{t(`dashboard.calendar.subscription.${isRevoked ? "revoked" : "none"}`)}</Text>;
  return (
    <Text>
      {t("dashboard.calendar.subscription.active", { date: date(createdAt) })}{" "}
      {lastReadAt === null
        ? t("dashboard.calendar.subscription.neverRead")
        : t("dashboard.calendar.subscription.lastRead", { date: date(lastReadAt) })}
    </Text>
  );
}
