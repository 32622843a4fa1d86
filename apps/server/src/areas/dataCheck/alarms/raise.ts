import { randomUUID } from "node:crypto";
import type { AlarmReason, AlarmSettingsRule } from "@specimen/api/contract";
import { and, eq } from "drizzle-orm";
import { accounts } from "../../../auth/tables.ts";
import type { Transaction } from "../../../database/database.ts";
import type { AppContext } from "../../defineArea.ts";
import type { CheckRow } from "../checks.ts";
import type { Decision } from "../decide.ts";
import { ALARM_QUEUE } from "../queues.ts";
import { alertDeliveries, alerts, dataChecks } from "../tables.ts";
import { alarmReasons } from "./reasons.ts";
import { readAlarmSettings } from "./settings.ts";

/**
 * Raises the alarm of a decision by the customer's settings; to be called before the decision is
 * stored, so that a check that is decided again after a crash raises what is missing. The same
 * reasons raise no second alarm for a check, also where two servers decide it at once.
 */
export async function raiseAlarm(
  context: AppContext,
  { id, customerId, accountId }: CheckRow,
  { rules, documentId }: Decision,
): Promise<void> {
  const settings = await readAlarmSettings(context.database, customerId);
  const raised = await context.database.transaction(async (transaction) => {
    // Whoever decides the same check now waits, and then finds what is raised here.
    await transaction
      .select({ id: dataChecks.id })
      .from(dataChecks)
      .where(eq(dataChecks.id, id))
      .for("update");
    const known = await transaction
      .select({ id: alerts.id, reasons: alerts.reasons })
      .from(alerts)
      .where(eq(alerts.checkId, id));
    const told = new Set(known.flatMap(({ reasons }) => reasons));
    const reasons = alarmReasons(rules, settings).filter((reason) => !told.has(reason));
    const ids = known.map((alert) => alert.id);
    if (reasons.length === 0) return ids;
    const alert = { customerId, accountId, checkId: id, documentId, reasons };
    return [...ids, await insertAlert(transaction, alert, settings, context.now())];
  });
  for (const alertId of raised) await sendDeliveries(context, alertId);
}

interface NewAlert {
  readonly customerId: string;
  readonly accountId: string;
  /** Null for a test. */
  readonly checkId: string | null;
  readonly documentId: string | null;
  readonly reasons: AlarmReason[];
}

/** Stores an alarm with its messages, and sends them as jobs; returns its id. */
export async function addAlert(
  context: AppContext,
  alert: NewAlert,
  settings: AlarmSettingsRule,
): Promise<string> {
  const id = await context.database.transaction((transaction) =>
    insertAlert(transaction, alert, settings, context.now()),
  );
  await sendDeliveries(context, id);
  return id;
}

async function insertAlert(
  transaction: Transaction,
  { accountId, ...alert }: NewAlert,
  settings: AlarmSettingsRule,
  raisedAt: Date,
): Promise<string> {
  const id = randomUUID();
  const [account] = await transaction
    .select({ name: accounts.nickname })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const targets = [
    ...settings.emails.map((target) => ({ channel: "email" as const, target })),
    ...(settings.webhook === null
      ? []
      : [{ channel: "webhook" as const, target: settings.webhook }]),
  ];
  await transaction.insert(alerts).values({
    ...alert,
    id,
    checkedById: accountId,
    checkedByName: account?.name ?? accountId,
    raisedAt,
  });
  if (targets.length > 0) {
    await transaction.insert(alertDeliveries).values(
      targets.map((target) => ({
        ...target,
        id: randomUUID(),
        alertId: id,
        state: "waiting" as const,
      })),
    );
  }
  return id;
}

/** Sends the messages that still wait; a message of which two jobs know is sent once. */
async function sendDeliveries({ database, jobs }: AppContext, alertId: string): Promise<void> {
  const waiting = await database
    .select({ deliveryId: alertDeliveries.id })
    .from(alertDeliveries)
    .where(and(eq(alertDeliveries.alertId, alertId), eq(alertDeliveries.state, "waiting")));
  for (const job of waiting) await jobs.send(ALARM_QUEUE, job);
}
