import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { paths } from "../../../url/paths.ts";
import { Failure } from "../../../widgets/Failure.tsx";
import { useChosenSeries, usePathOf } from "../CheckFrame.tsx";
import { isSeriesUnknown } from "../refusedFields.ts";
import type { RunningCheck } from "../useDataCheck.ts";
import type { CheckView } from "../keptChecks.ts";
import { readablePages, usePictureFaults } from "./usePictureFaults.ts";

interface NotReadProps {
  view: CheckView;
  send: RunningCheck["send"];
}

/** Nothing was judged: what was seen, what helps, and the other way. */
export function NotRead({ view, send }: NotReadProps) {
  const { t } = useTranslation();
  const pathOf = usePathOf();
  const series = useChosenSeries();
  const { pathname } = useLocation();
  const faults = usePictureFaults()(view);
  const kept = readablePages(view);
  const cancel = () => send({ type: "check.cancelled" });
  // The form itself is left by a new check.
  const typeIt = pathname !== paths.dataCheck.form && (
    <LinkButton href={pathOf("form")} variant="secondary">
      {t("dataCheck.typeInstead")}
    </LinkButton>
  );
  if (isSeriesUnknown(view.error) && series !== null) {
    return (
      <Card title={t("dataCheck.failed")}>
        <Stack gap={12}>
          <Text>{t("dataCheck.seriesUnknown")}</Text>
          <Stack direction="row" gap={8} isWrapping>
            <LinkButton href={pathname}>{t("dataCheck.anySeries")}</LinkButton>
            <Button variant="secondary" onClick={cancel}>
              {t("dataCheck.cancel")}
            </Button>
          </Stack>
        </Stack>
      </Card>
    );
  }
  if (view.status === "failed" && view.error !== null) {
    return (
      <Failure
        error={view.error}
        title={t("dataCheck.failed")}
        onRetry={() => send({ type: "check.retried" })}
      >
        <Button variant="secondary" onClick={cancel}>
          {t("dataCheck.cancel")}
        </Button>
        {typeIt}
      </Failure>
    );
  }
  const title =
    view.status === "expired" ? t("dataCheck.expired.title") : t("dataCheck.notRead.title");
  return (
    <Card title={title}>
      <Stack gap={12}>
        <Text>
          {view.status === "expired" ? t("dataCheck.expired.text") : t("dataCheck.notRead.text")}
        </Text>
        <ul>
          {faults.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Stack direction="row" gap={8} isWrapping>
          {kept.length === 0 ? (
            <Button onClick={cancel}>
              {view.status === "expired" ? t("dataCheck.newCheck") : t("dataCheck.again")}
            </Button>
          ) : (
            <Button onClick={() => send({ type: "pages.exchanged", pages: kept })}>
              {t("dataCheck.notRead.exchange")}
            </Button>
          )}
          {typeIt}
        </Stack>
      </Stack>
    </Card>
  );
}
