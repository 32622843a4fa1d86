import { randomUUID } from "node:crypto";
import type { AlarmReason, AlarmSettingsRule } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { nicknameOf } from "../../../auth/nicknameOf.ts";
import type { Transaction } from "../../../database/database.ts";
import type { SendJob } from "../../../jobs/jobs.ts";
import type { AppContext } from "../../defineArea.ts";
import type { CheckRow } from "../checks.ts";
import type { Decision } from "../decide.ts";
import { alarmQueue } from "../queues.ts";
import { alertDeliveries, alerts, dataChecks } from "../tables.ts";
import { alarmReasons } from "./reasons.ts";
import { readAlarmSettings } from "./settings.ts";

/**
 * Raises the alarm of a decision by the customer's settings; to be called before the decision is
 * stored, so that a check that is decided again after a crash raises what is missing. The same
 * reasons raise no second alarm for a check, also where two servers decide it at once.
 */
export async function raiseAlarm(
  { database, jobs, now }: AppContext,
  { id, customerId, accountId }: CheckRow,
  { rules, documentId }: Decision,
): Promise<void> {
  const settings = await readAlarmSettings(database, customerId);
  await jobs.inTransaction(database, async (transaction, send) => {
    // Whoever decides the same check now waits, and then finds what is raised here.
    await transaction
      .select({ id: dataChecks.id })
      .from(dataChecks)
      .where(eq(dataChecks.id, id))
      .for("update");
    const known = await transaction
      .select({ reasons: alerts.reasons })
      .from(alerts)
      .where(eq(alerts.checkId, id));
    const told = new Set(known.flatMap(({ reasons }) => reasons));
    const reasons = alarmReasons(rules, settings).filter((reason) => !told.has(reason));
    if (reasons.length === 0) return;
    const alert = { customerId, accountId, checkId: id, documentId, reasons };
    await insertAlert(transaction, send, alert, settings, now());
  });
}

interface NewAlert {
  readonly customerId: string;
  readonly accountId: string;
  /** Null for a test. */
  readonly checkId: string | null;
  readonly documentId: string | null;
  readonly reasons: AlarmReason[];
}

/** Stores an alarm with its messages, which are sent as jobs; returns its id. */
export const addAlert = (
  { database, jobs, now }: AppContext,
  alert: NewAlert,
  settings: AlarmSettingsRule,
): Promise<string> =>
  jobs.inTransaction(database, (transaction, send) =>
    insertAlert(transaction, send, alert, settings, now()),
  );

async function insertAlert(
  transaction: Transaction,
  send: SendJob,
  { accountId, ...alert }: NewAlert,
  settings: AlarmSettingsRule,
  raisedAt: Date,
): Promise<string> {
  const id = randomUUID();
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
    checkedByName: await nicknameOf(transaction, accountId),
    raisedAt,
  });
  for (const target of targets) {
    const deliveryId = randomUUID();
    await transaction
      .insert(alertDeliveries)
      .values({ ...target, id: deliveryId, alertId: id, state: "waiting" });
    await send(alarmQueue, { deliveryId });
  }
  return id;
}
