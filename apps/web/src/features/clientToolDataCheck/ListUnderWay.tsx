import type { StolenImport } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { formatPercent } from "@specimen/core/format";
import { Progress } from "@specimen/ui/Progress/Progress.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { usePolling } from "../../services/hooks/usePolling.ts";

interface ListUnderWayProps {
  list: StolenImport;
  /** Called with the latest imports once this one goes on no longer. */
  onRead: (latest: readonly StolenImport[]) => void;
}

/** How far the service is with a list; it is asked until it has done. */
export function ListUnderWay({ list, onRead }: ListUnderWayProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const client = useApiClient();
  const { id, state, name } = list;
  const { status, answer } = usePolling<readonly StolenImport[]>(
    {
      read: async (signal) => {
        const { data } = await client.GET("/client-tool/data-check/stolen/imports", { signal });
        if (data === undefined) throw new Error("The imports were answered without a body");
        return data.imports;
      },
      isDone: (latest) => !latest.some((each) => each.id === id && each.state === state),
    },
    { interval: 1_500, retries: 20 },
  );
  const hasEnded = status === "done";
  const tell = useEffectEvent(() => onRead(answer ?? []));
  useEffect(() => {
    if (hasEnded) tell();
  }, [hasEnded]);
  const share = (answer?.find((each) => each.id === id) ?? list).share;
  return (
    <Stack gap={8}>
      <Progress
        label={t(
          state === "importing" ? "clientToolDataCheck.stolen.importing" : "form.upload.checking",
          {
            name,
          },
        )}
        value={Math.round(share * 100)}
        valueText={formatPercent(share, language)}
      />
      <Text tone="ink2">{t("clientToolDataCheck.stolen.goesOn")}</Text>
    </Stack>
  );
}
