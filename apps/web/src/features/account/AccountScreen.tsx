import { Page } from "@specimen/ui/Page/Page.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { StackInOrder } from "@specimen/ui/Stack/StackInOrder.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useCurrentUser } from "../../services/hooks/useCurrentUser.ts";
import { Failure } from "../../widgets/Failure.tsx";
import { ScreenTitle } from "../../widgets/ScreenTitle.tsx";
import { DeviceCard } from "./DeviceCard.tsx";
import { DisplayCard } from "./DisplayCard.tsx";
import { PasskeysCard } from "./PasskeysCard.tsx";
import { PrivacyCard } from "./PrivacyCard.tsx";
import { ProfileCard } from "./ProfileCard.tsx";

/** What a user can settle for themselves. */
export function AccountScreen() {
  const { t } = useTranslation();
  const { data: user, error, mutate } = useCurrentUser();
  return (
    <Page width="text">
      <StackInOrder gap={18}>
        <Stack gap={4}>
          <ScreenTitle title={t("account.title")} />
          <Text tone="ink2">{t("account.text")}</Text>
        </Stack>
        <Profile user={user} error={error} onRetry={() => void mutate()} />
        <PasskeysCard />
        <DisplayCard />
        <DeviceCard />
        <PrivacyCard />
      </StackInOrder>
    </Page>
  );
}

interface ProfileProps {
  user: ReturnType<typeof useCurrentUser>["data"];
  error: unknown;
  onRetry: () => void;
}

function Profile({ user, error, onRetry }: ProfileProps) {
  const { t } = useTranslation(["translation", "migration"]);
  if (user !== undefined) return <ProfileCard user={user} />;
  if (error === undefined)
    return <SkeletonRows label={t("state.loading", { ns: "migration" })} count={4} />;
  return <Failure error={error} title={t("account.failed")} onRetry={onRetry} />;
}
