import { Button } from "@specimen/ui/Button/Button.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { clipboard } from "../../../browser/clipboard.ts";

/** A new address, which nobody can show again: to copy, or to hand to the calendar program. */
export function SubscriptionUrl({ address }: { address: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<"copied" | "copyFailed" | null>(null);
  const copy = () =>
    clipboard.write(address).then(
      () => setCopied("copied"),
      () => setCopied("copyFailed"),
    );
  return (
    <Stack gap={8}>
      <Text isStrong>{t("dashboard.calendar.subscription.once")}</Text>
      <TextField
        label={t("dashboard.calendar.subscription.address")}
        value={address}
        onValueChange={() => undefined}
        readOnly
        action={
          <Button variant="secondary" onClick={() => void copy()}>
            {t("dashboard.calendar.subscription.copy")}
          </Button>
        }
      />
      <div role="status">
        {copied !== null && (
          <Text step="small">{t(`dashboard.calendar.subscription.${copied}`)}</Text>
        )}
      </div>
      <Link href={address.replace(/^https?:/, "webcal:")} size="small">
        {t("dashboard.calendar.subscription.openProgram")}
      </Link>
    </Stack>
  );
}
