import type { DataCheck } from "@specimen/api/contract";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { Spinner } from "@specimen/ui/Spinner/Spinner.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { encode } from "uqr";
import { clock } from "../../../browser/clock.ts";
import { useCountdown } from "../../../services/hooks/useCountdown.ts";
import * as css from "./phone.css.ts";

interface InvitationProps {
  check: DataCheck | null;
  onNewCode: () => void;
  onCancel: () => void;
}

/** The address that the phone opens, as a code and as text, and how the phone stands. */
export function Invitation({ check, onNewCode, onCancel }: InvitationProps) {
  const { t } = useTranslation();
  const { t: tShared } = useTranslation("migration");
  if (check === null || check.phone === null) {
    return <SkeletonRows label={tShared("state.loading")} count={4} />;
  }
  const { url, code, state, validUntil } = check.phone;
  const buttons = (
    <Stack direction="row" gap={8} isWrapping>
      <Button variant="secondary" onClick={onNewCode}>
        {t("dataCheck.phone.newCode")}
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        {t("dataCheck.cancel")}
      </Button>
    </Stack>
  );
  const status = (
    <>
      <span role="status">
        <PhoneStatus state={state} />
      </span>
      <Text step="small" tone="ink2">
        {t("dataCheck.phone.until")} <TimeLeft until={validUntil} />
      </Text>
    </>
  );
  // After a reload nobody has the address any longer.
  if (url === null || code === null) {
    return (
      <Card title={t("dataCheck.phone.title")} isDivided>
        <Stack gap={12}>
          {status}
          {buttons}
        </Stack>
      </Card>
    );
  }
  return (
    <Card title={t("dataCheck.phone.scanCode")} isDivided>
      <div className={css.invitation}>
        <Code text={url} label={t("dataCheck.phone.code")} />
        <Stack gap={12}>
          <Text>{t("dataCheck.phone.scanText")}</Text>
          {status}
          <Text step="small" tone="ink2">
            {t("dataCheck.phone.typeCode", { address: placeOf(url) })}
          </Text>
          <span className={css.typedCode}>
            {code.slice(0, 4)} {code.slice(4)}
          </span>
          {buttons}
        </Stack>
      </div>
    </Card>
  );
}

interface PhoneStatusProps {
  state: NonNullable<DataCheck["phone"]>["state"];
}

/** How the phone stands, with the sign of it. */
function PhoneStatus({ state }: PhoneStatusProps) {
  const { t } = useTranslation();
  const text = t(`dataCheck.phone.${state}`);
  if (state !== "waiting") {
    return <StatusText sign={state === "silent" ? "warn" : "ok"}>{text}</StatusText>;
  }
  return (
    <Stack direction="row" gap={8}>
      <Spinner size={18} />
      <Text isStrong>{text}</Text>
    </Stack>
  );
}

/** An address as a person types it: without the secret, and without what browsers add. */
const placeOf = (url: string): string => url.replace(/^https?:\/\//, "").replace(/#.*$/, "");

/** A QR code on white in both themes, so that every camera reads it. */
function Code({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

/** Minutes and seconds until the address no longer opens; read by whoever comes to it, not each second. */
function TimeLeft({ until }: { until: string }) {
  const [seconds] = useState(() =>
    Math.max(0, Math.round((Date.parse(until) - clock.now()) / 1000)),
  );
  const left = useCountdown(seconds, until);
  return (
    <span role="timer">
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
    </span>
  );
}
