import { languages } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { customers } from "../../../auth/tables.ts";
import { DeliveryError } from "../../../messages/deliveryError.ts";
import type { AppContext } from "../../defineArea.ts";
import { catalogueOf } from "../decide.ts";
import { alarmQueue } from "../queues.ts";
import { alertDeliveries, alerts } from "../tables.ts";
import { alarmMail } from "./alarmMail.ts";
import { readAlarmSettings } from "./settings.ts";
import { readSigningKeys } from "./signingKeys.ts";

/** Tries again after 2 s, 4 s and so on: for about 20 minutes. */
export const deliveryRetries = { limit: 9, seconds: 2 };

/** Sends one message of an alarm; a fault that may pass is thrown, so that the job is tried again. */
export function createAlarmDelivery(context: AppContext) {
  const { database, messages, onError } = context;

  return async ({ deliveryId }: { readonly deliveryId: string }): Promise<void> => {
    const [row] = await database
      .select({ delivery: alertDeliveries, alert: alerts, customer: customers })
      .from(alertDeliveries)
      .innerJoin(alerts, eq(alerts.id, alertDeliveries.alertId))
      .innerJoin(customers, eq(customers.id, alerts.customerId))
      .where(eq(alertDeliveries.id, deliveryId));
    if (row === undefined || row.delivery.state !== "waiting") return;
    const attempts = row.delivery.attempts + 1;
    const mark = (change: Partial<typeof alertDeliveries.$inferInsert>) =>
      database
        .update(alertDeliveries)
        .set({ attempts, ...change })
        .where(eq(alertDeliveries.id, deliveryId));
    if (row.delivery.channel === "email" && messages.mail === null) {
      await mark({ state: "failed", fault: "notConfigured" });
      return;
    }
    try {
      await send(row);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      const isOver = error.isLasting || attempts > deliveryRetries.limit;
      await mark({ state: isOver ? "failed" : "waiting", fault: error.fault });
      if (!isOver) throw error;
      onError(error, alarmQueue);
      return;
    }
    await mark({ state: "sent", fault: null });
  };

  async function send({ delivery, alert, customer }: SentRow): Promise<void> {
    const { channel, target, id } = delivery;
    const [first] = customer.languages;
    const language = languages.find((each) => each === first) ?? "en";
    const series =
      alert.documentId === null
        ? undefined
        : await catalogueOf(context)?.series(alert.documentId, {
            language,
            customerId: customer.id,
          });
    const document = series?.name.text ?? null;
    const [app = ""] = context.appOrigins;
    const address = `${app}/ct/passcheck/alertlist`;
    if (channel === "email") {
      const settings = await readAlarmSettings(database, customer.id);
      const mail = alarmMail({ alert, settings, document, address, language });
      await messages.mail?.({ id, to: target, ...mail });
      return;
    }
    const sentAt = context.now();
    const { current, previous } = await readSigningKeys(context, customer.id, sentAt);
    await messages.webhook({
      url: target,
      id,
      sentAt,
      keys: previous === null ? [current] : [current, previous.key],
      body: {
        type: alert.checkId === null ? "alarm.test" : "alarm.raised",
        timestamp: alert.raisedAt.toISOString(),
        data: {
          id: alert.id,
          customerId: customer.id,
          reasons: alert.reasons,
          documentId: alert.documentId,
          document,
          address,
        },
      },
    });
  }
}

interface SentRow {
  readonly delivery: typeof alertDeliveries.$inferSelect;
  readonly alert: typeof alerts.$inferSelect;
  readonly customer: typeof customers.$inferSelect;
}
