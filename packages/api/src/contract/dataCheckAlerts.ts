import * as z from "zod/mini";
import { AlarmReason } from "./dataCheckParts.ts";
import { operation } from "./operation.ts";
import { LocalizedText, Page } from "./primitives.ts";

/** Why a message did not arrive. */
export const deliveryFaults = [
  "notConfigured",
  "privateAddress",
  "unreachable",
  "timedOut",
  "certificate",
  "login",
  "rejected",
] as const;

/** One message of an alarm on its way. */
const AlertDelivery = z.object({
  channel: z.enum(["email", "webhook"]),
  /** The address of the e-mail, or the host of the webhook. */
  target: z.string(),
  state: z.enum(["waiting", "sent", "failed"]),
  attempts: z.int(),
  fault: z.nullable(z.enum(deliveryFaults)),
});

const Colleague = z.object({ id: z.string(), name: z.string() });

/** An alarm that a check has raised; it tells nothing of the holder of the document. */
export const Alert = z
  .object({
    id: z.string(),
    /** Empty for a test. */
    reasons: z.array(AlarmReason),
    isTest: z.boolean(),
    raisedAt: z.iso.datetime(),
    checkedBy: Colleague,
    /** The series that the document was compared with, null where none was chosen or found. */
    document: z.nullable(LocalizedText),
    deliveries: z.array(AlertDelivery),
    /** Who has dealt with it, and what was done. */
    settled: z.nullable(
      z.object({ by: Colleague, at: z.iso.datetime(), note: z.nullable(z.string()) }),
    ),
  })
  .register(z.globalRegistry, { id: "Alert" });
export type Alert = z.infer<typeof Alert>;

export const AlertPage = z
  .object({ alerts: z.array(Alert), total: z.int(), open: z.int() })
  .register(z.globalRegistry, { id: "AlertPage" });
export type AlertPage = z.infer<typeof AlertPage>;

const area = ["client_tool:access", "client_tool_data_check:access"] as const;
const alarmAccess = [...area, "client_tool_data_check:alarm_settings:read"] as const;
const alertAccess = [...area, "client_tool_data_check:alarm_activated:read"] as const;

/** The calls on the alarms that checks have raised. */
export const dataCheckAlerts = {
  testAlarm: operation({
    method: "post",
    path: "/client-tool/data-check/alarms/test",
    summary: "Send a test to everybody whom the saved settings name",
    access: alarmAccess,
    answer: Alert,
  }),
  alerts: operation({
    method: "get",
    path: "/client-tool/data-check/alerts",
    summary: "Alarms of the customer's checks, newest first",
    access: alertAccess,
    query: z.object({ state: z.optional(z.enum(["open", "settled"])), ...Page }),
    answer: AlertPage,
  }),
  settleAlert: operation({
    method: "post",
    path: "/client-tool/data-check/alerts/{id}/settle",
    summary: "Say that an alarm was dealt with, and how",
    access: alertAccess,
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    body: z.object({ note: z.optional(z.string().check(z.maxLength(500))) }),
    answer: Alert,
  }),
};
