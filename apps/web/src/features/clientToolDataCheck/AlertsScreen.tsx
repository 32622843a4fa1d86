import type { Alert } from "@specimen/api/contract";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUrlState } from "../../url/useUrlState.ts";
import { RecordRows } from "../../widgets/catalogue/RecordRows.tsx";
import { Empty } from "../../widgets/Empty.tsx";
import { Localized } from "../../widgets/Localized.tsx";
import { useTimeText } from "../../widgets/useTimeText.ts";
import { ScreenTitle } from "../../widgets/ScreenTitle.tsx";
import { alertsSchema, alertsQuery } from "./queries.ts";
import { SettleDialog } from "./SettleDialog.tsx";
import { useReasonText } from "./useReasonText.ts";
import { useKeptFocus } from "../../widgets/keptFocus.ts";
import { useLabelled } from "../../widgets/useLabelled.ts";

const states = ["open", "settled"] as const;

/** The alarms that checks have raised, who was told, and what was done about each. */
export function AlertsScreen() {
  const { t } = useTranslation();
  const url = useUrlState(alertsSchema, { isStep: true });
  const query = alertsQuery.useData(url.settled);
  const [settling, setSettling] = useState<Alert | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // The button goes with what is settled: the next open alarm has the focus.
  useKeptFocus(place, `${settling?.id} ${query.data?.open}`, "[data-settles]");
  return (
    <Page>
      <Stack gap={14}>
        <ScreenTitle title={t("clientToolDataCheck.alerts.title")} />
        <Stack direction="row" gap={10} isWrapping>
          <Select
            label={t("clientToolDataCheck.alerts.state")}
            value={url.texts["state"] ?? ""}
            options={[
              { value: "", label: t("clientToolDataCheck.alerts.all") },
              ...states.map((value) => ({
                value,
                label: t(`clientToolDataCheck.alerts.states.${value}`),
              })),
            ]}
            onValueChange={(state) => url.type({ state })}
          />
        </Stack>
        <div ref={place}>
          <Stack gap={14}>
            <RecordRows
              query={query}
              failed={t("clientToolDataCheck.alerts.failed")}
              labelOf={(name) =>
                name === "state" ? t("clientToolDataCheck.alerts.state") : undefined
              }
              countOf={({ alerts, total }) => ({ rows: alerts.length, total })}
              empty={() => (
                <Empty
                  title={t("clientToolDataCheck.alerts.none")}
                  text={t("clientToolDataCheck.alerts.noneText")}
                />
              )}
            >
              {({ alerts }) => <AlertTable alerts={alerts} onSettle={setSettling} />}
            </RecordRows>
          </Stack>
          <SettleDialog alert={settling} onClose={() => setSettling(null)} />
        </div>
      </Stack>
    </Page>
  );
}

interface AlertTableProps {
  alerts: readonly Alert[];
  onSettle: (alert: Alert) => void;
}

function AlertTable({ alerts, onSettle }: AlertTableProps) {
  const { t } = useTranslation();
  const time = useTimeText();
  const reasonText = useReasonText();
  const columns: Column<Alert>[] = [
    {
      id: "why",
      heading: t("clientToolDataCheck.alerts.why"),
      card: "title",
      cell: (alert) => (
        <Stack gap={2}>
          <Text isStrong>{reasonText(alert)}</Text>
          {alert.document !== null && (
            <Text step="small" tone="ink2">
              <Localized text={alert.document} />
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: "when",
      heading: t("clientToolDataCheck.alerts.when"),
      card: "line",
      width: "19%",
      cell: ({ raisedAt, checkedBy }) => (
        <Stack gap={2}>
          <Text>{time(raisedAt)}</Text>
          <Text step="small" tone="ink2">
            {checkedBy.name}
          </Text>
        </Stack>
      ),
    },
    {
      id: "told",
      heading: t("clientToolDataCheck.alerts.told"),
      card: "line",
      width: "26%",
      cell: ({ deliveries }) => <Deliveries deliveries={deliveries} />,
    },
    {
      id: "settled",
      heading: t("clientToolDataCheck.alerts.done"),
      card: "footStart",
      width: "22%",
      cell: (alert) =>
        alert.settled === null ? (
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            data-settles
            onClick={() => onSettle(alert)}
          >
            {t("clientToolDataCheck.alerts.settle")}
          </Button>
        ) : (
          <Stack gap={2}>
            <Text>
              {t("clientToolDataCheck.alerts.settledBy", {
                name: alert.settled.by.name,
                time: time(alert.settled.at),
              })}
            </Text>
            {alert.settled.note !== null && (
              <Text step="small" tone="ink2">
                {alert.settled.note}
              </Text>
            )}
          </Stack>
        ),
    },
  ];
  return (
    <Table
      caption={t("clientToolDataCheck.alerts.title")}
      columns={columns}
      rows={alerts}
      rowKey={({ id }) => id}
    />
  );
}

const signs = { sent: "ok", waiting: "warn", failed: "no" } as const;

/** Each address with what became of its message. */
function Deliveries({ deliveries }: Pick<Alert, "deliveries">) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  if (deliveries.length === 0) {
    return <Text tone="ink2">{t("clientToolDataCheck.alerts.nobody")}</Text>;
  }
  return (
    <Stack gap={6}>
      {deliveries.map(({ channel, target, state, fault }) => (
        <Stack key={`${channel} ${target}`} gap={2}>
          <Text step="small">{target}</Text>
          <StatusText sign={signs[state]}>
            {fault === null
              ? t(`clientToolDataCheck.alerts.delivery.${state}`)
              : labelled(
                  t(`clientToolDataCheck.alerts.delivery.${state}`),
                  t(`clientToolDataCheck.alerts.fault.${fault}`),
                )}
          </StatusText>
        </Stack>
      ))}
    </Stack>
  );
}
