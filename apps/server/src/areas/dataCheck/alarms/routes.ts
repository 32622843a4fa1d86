import { type Alert, dataCheckAlerts as calls, type Language } from "@specimen/api/contract";
import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { nicknameOf } from "../../../auth/nicknameOf.ts";
import { implement } from "../../../http/implement.ts";
import { pageOf } from "../../../http/page.ts";
import { notFound, ProblemError } from "../../../http/problemError.ts";
import type { AppApi } from "../../defineArea.ts";
import { catalogueOf } from "../decide.ts";
import { alarmQueue } from "../queues.ts";
import { alertDeliveries, alerts } from "../tables.ts";
import { createAlarmDelivery, deliveryRetries } from "./deliver.ts";
import { addAlert } from "./raise.ts";
import { readAlarmSettings } from "./settings.ts";

type AlertRow = typeof alerts.$inferSelect;

/** The calls on the alarms that were raised, and the job that sends their messages. */
export function alertRoutes(api: AppApi): void {
  const { context } = api;
  const { database, jobs, now } = context;
  jobs.handle(alarmQueue, createAlarmDelivery(context), deliveryRetries);

  const ofCustomer = (customerId: string, state?: "open" | "settled") =>
    and(
      eq(alerts.customerId, customerId),
      state && (state === "open" ? isNull(alerts.settledAt) : isNotNull(alerts.settledAt)),
    );

  async function numberOf(customerId: string, state?: "open" | "settled"): Promise<number> {
    const [row] = await database
      .select({ number: count() })
      .from(alerts)
      .where(ofCustomer(customerId, state));
    return row?.number ?? 0;
  }

  async function tell(rows: readonly AlertRow[], language: Language): Promise<Alert[]> {
    const deliveries = await database
      .select()
      .from(alertDeliveries)
      .where(
        inArray(
          alertDeliveries.alertId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(alertDeliveries.channel), asc(alertDeliveries.target));
    return Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        reasons: row.reasons,
        isTest: row.checkId === null,
        raisedAt: row.raisedAt.toISOString(),
        checkedBy: { id: row.checkedById, name: row.checkedByName },
        document: await nameOf(row, language),
        deliveries: deliveries
          .filter(({ alertId }) => alertId === row.id)
          .map(({ channel, target, state, attempts, fault }) => ({
            channel,
            // What follows the host may be a secret of the other side.
            target: channel === "webhook" ? new URL(target).host : target,
            state,
            attempts,
            fault,
          })),
        settled: settledOf(row),
      })),
    );
  }

  async function nameOf({ documentId, customerId }: AlertRow, language: Language) {
    if (documentId === null) return null;
    const series = await catalogueOf(context)?.series(documentId, { language, customerId });
    return series?.name ?? null;
  }

  /** One alarm of the customer; throws a ProblemError not_found. */
  async function readAlert(customerId: string, id: string, language: Language): Promise<Alert> {
    const rows = await database
      .select()
      .from(alerts)
      .where(and(ofCustomer(customerId), eq(alerts.id, id)));
    const [alert] = await tell(rows, language);
    if (alert === undefined) throw notFound("There is no such alarm");
    return alert;
  }

  implement(api, calls, {
    alerts: async ({ query, user, language }) => {
      const { limit, offset } = pageOf(query);
      const rows = await database
        .select()
        .from(alerts)
        .where(ofCustomer(user.customer.id, query.state))
        .orderBy(desc(alerts.raisedAt), asc(alerts.id))
        .limit(limit)
        .offset(offset);
      return {
        alerts: await tell(rows, language),
        total: await numberOf(user.customer.id, query.state),
        open: await numberOf(user.customer.id, "open"),
      };
    },

    settleAlert: async ({ params, body, user, language }) => {
      const note = body.note?.trim() || null;
      await database
        .update(alerts)
        .set({
          settledAt: now(),
          settledById: user.accountId,
          settledByName: await nicknameOf(database, user.accountId),
          note,
        })
        .where(and(ofCustomer(user.customer.id, "open"), eq(alerts.id, params.id)));
      const alert = await readAlert(user.customer.id, params.id, language);
      // Who was first stays; the same sent again, as where its answer was lost, is no conflict.
      const { settled } = alert;
      if (settled === null || settled.by.id !== user.accountId || settled.note !== note)
        throw new ProblemError("conflict", { detail: "The alarm is settled already" });
      return alert;
    },

    testAlarm: async ({ user, language }) => {
      const { accountId, customer } = user;
      const test = { accountId, customerId: customer.id, checkId: null, documentId: null };
      const settings = await readAlarmSettings(database, customer.id);
      const id = await addAlert(context, { ...test, reasons: [] }, settings);
      return readAlert(customer.id, id, language);
    },
  });
}

function settledOf({ settledAt, settledById, settledByName, note }: AlertRow): Alert["settled"] {
  if (settledAt === null || settledById === null) return null;
  return {
    by: { id: settledById, name: settledByName ?? settledById },
    at: settledAt.toISOString(),
    note,
  };
}
