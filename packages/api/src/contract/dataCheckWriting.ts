import * as z from "zod/mini";
import { operation } from "./operation.ts";
import { ChangeOptions, ChangeOutcome, RuleWritten } from "./clientToolWriting.ts";
import { AlarmReason } from "./dataCheckParts.ts";
import { Lines } from "./texts.ts";

/** Who is told of which results of checks. */
export const AlarmSettingsRule = z
  .object({
    enabled: z.boolean(),
    reasons: z.array(AlarmReason).check(z.maxLength(4)),
    emails: z.array(z.email().check(z.maxLength(254))).check(z.maxLength(20)),
    /** An https address that is sent each alarm; null without. */
    webhook: z.nullable(z.url({ protocol: /^https$/ }).check(z.maxLength(500))),
    /** What the clerk reads at an alarm. */
    message: Lines,
  })
  .register(z.globalRegistry, { id: "AlarmSettingsRule" });
export type AlarmSettingsRule = z.infer<typeof AlarmSettingsRule>;

/** For how long checks are kept, in hours: an hour to thirty days. */
export const CheckTermRule = z
  .object({ hours: z.int().check(z.gte(1), z.lte(720)) })
  .register(z.globalRegistry, { id: "CheckTermRule" });
export type CheckTermRule = z.infer<typeof CheckTermRule>;

/** Why a row of a list of stolen documents cannot be taken. */
export const StolenFault = z
  .enum(["missing", "characters", "length", "state", "date", "duplicate", "columns"])
  .register(z.globalRegistry, { id: "StolenFault" });
export type StolenFault = z.infer<typeof StolenFault>;

/** What an import would do; nothing is saved. */
export const StolenCheck = z
  .object({
    rows: z.int(),
    added: z.int(),
    /** Numbers that are on the list already. */
    known: z.int(),
    wrongCount: z.int(),
    /** The first 5000 wrong rows by line of the file, with what is in them. */
    wrong: z.array(z.object({ line: z.int(), text: z.string(), code: StolenFault })),
  })
  .register(z.globalRegistry, { id: "StolenCheck" });
export type StolenCheck = z.infer<typeof StolenCheck>;

/**
 * How far a list is that was sent: its rows are checked, it waits for a decision, its numbers are
 * stored, they were handed to the rules, it cannot be taken, or the service ended before it had done.
 */
export const StolenImportState = z
  .enum(["checking", "checked", "importing", "imported", "failed", "stopped"])
  .register(z.globalRegistry, { id: "StolenImportState" });
export type StolenImportState = z.infer<typeof StolenImportState>;

/** Why a list cannot be taken; `failed` for a fault of the service. */
export const StolenImportFault = z
  .enum(["notCsv", "expired", "failed"])
  .register(z.globalRegistry, { id: "StolenImportFault" });
export type StolenImportFault = z.infer<typeof StolenImportFault>;

const stolenImport = {
  id: z.string(),
  /** The name of the file. */
  name: z.string(),
  /** Who sent it. */
  by: z.string(),
  startedAt: z.iso.datetime(),
  state: StolenImportState,
  /** Of the checking or storing, from 0 to 1. */
  share: z.number(),
  /** How many numbers it has; null until it is imported. */
  numbers: z.nullable(z.int()),
  /** What became of its change; `ended` where it was taken back. Null until it is imported. */
  outcome: z.nullable(ChangeOutcome),
  changeId: z.nullable(z.string()),
  fault: z.nullable(StolenImportFault),
};

/** The import of a list; it goes on at the service while nobody looks. */
export const StolenImport = z
  .object(stolenImport)
  .register(z.globalRegistry, { id: "StolenImport" });
export type StolenImport = z.infer<typeof StolenImport>;

/** An import with what was found in its file; that is null before it is checked and once it is stored. */
export const StolenImportChecked = z
  .object({ ...stolenImport, check: z.nullable(StolenCheck) })
  .register(z.globalRegistry, { id: "StolenImportChecked" });
export type StolenImportChecked = z.infer<typeof StolenImportChecked>;

/** The key that webhooks are signed with. */
const SigningKey = z.object({
  /** `whsec_` and Base64 (Standard Webhooks). */
  signingKey: z.string(),
  /** Counts the keys; 0 is the first. */
  generation: z.int(),
  /** Until when calls carry a signature by the key before it too; null where they do not. */
  previousUntil: z.nullable(z.iso.datetime()),
});

const area = ["client_tool:access", "client_tool_data_check:access"] as const;
const alarmAccess = [...area, "client_tool_data_check:alarm_settings:read"] as const;
const stolenAccess = [...area, "client_tool_data_check:stolen_passports:read"] as const;
const byId = z.object({ id: z.string().check(z.maxLength(100)) });

/** The writing calls on the data check. */
export const dataCheckRules = {
  alarms: operation({
    method: "get",
    path: "/client-tool/data-check/alarms",
    summary: "Who is told of which results of checks",
    access: alarmAccess,
    versioned: true,
    answer: z.object({
      version: z.string(),
      settings: AlarmSettingsRule,
      /** Whether this installation can send e-mails. */
      hasMail: z.boolean(),
      ...SigningKey.shape,
    }),
  }),
  renewSigningKey: operation({
    method: "post",
    path: "/client-tool/data-check/alarms/signing-key",
    summary: "Sign webhooks with a new key; for a day calls carry both signatures",
    access: alarmAccess,
    /** The key that the new one follows; where another one does already, that one is answered. */
    body: z.object({ generation: z.int().check(z.gte(0), z.lte(1_000_000)) }),
    answer: SigningKey,
  }),
  changeAlarms: operation({
    method: "put",
    path: "/client-tool/data-check/alarms",
    summary: "Replace the settings of alarms",
    access: alarmAccess,
    query: ChangeOptions,
    body: AlarmSettingsRule,
    ifMatch: true,
    answer: RuleWritten,
  }),
  term: operation({
    method: "get",
    path: "/client-tool/data-check/term",
    summary: "For how long checks of documents are kept",
    access: area,
    versioned: true,
    answer: z.object({ version: z.string(), term: CheckTermRule }),
  }),
  changeTerm: operation({
    method: "put",
    path: "/client-tool/data-check/term",
    summary:
      "Change for how long checks are kept; those that exist are deleted no later than before",
    access: area,
    query: ChangeOptions,
    body: CheckTermRule,
    ifMatch: true,
    answer: RuleWritten,
  }),
  stolen: operation({
    method: "get",
    path: "/client-tool/data-check/stolen",
    summary: "How many numbers are on the list; they are stored as keyed hashes alone",
    access: stolenAccess,
    versioned: true,
    answer: z.object({
      version: z.string(),
      count: z.int(),
      lastAddedAt: z.nullable(z.iso.datetime()),
    }),
  }),
  addStolen: operation({
    method: "post",
    path: "/client-tool/data-check/stolen",
    summary: "Put the number of a document on the list",
    access: stolenAccess,
    query: ChangeOptions,
    body: z.object({ number: z.string().check(z.maxLength(40)) }),
    answer: RuleWritten,
  }),
  removeStolen: operation({
    method: "post",
    path: "/client-tool/data-check/stolen/remove",
    summary: "Take the number of a document off the list",
    access: stolenAccess,
    query: ChangeOptions,
    body: z.object({ number: z.string().check(z.maxLength(40)) }),
    answer: RuleWritten,
  }),
  stolenImports: operation({
    method: "get",
    path: "/client-tool/data-check/stolen/imports",
    summary: "The latest imports of lists, newest first, with how far they are",
    access: stolenAccess,
    answer: z.object({ imports: z.array(StolenImport) }),
  }),
  stolenImport: operation({
    method: "get",
    path: "/client-tool/data-check/stolen/imports/{id}",
    summary: "An import with what was found in its file",
    access: stolenAccess,
    params: byId,
    answer: StolenImportChecked,
  }),
  checkStolen: operation({
    method: "post",
    path: "/client-tool/data-check/stolen/imports",
    summary:
      "Begin to check a CSV upload: number, state, date reported, note; a conflict while another list is under way",
    access: stolenAccess,
    body: z.object({ uploadId: z.string().check(z.maxLength(100)) }),
    answer: StolenImport,
  }),
  importStolen: operation({
    method: "post",
    path: "/client-tool/data-check/stolen/imports/{id}/store",
    summary: "Begin to put the numbers of a checked list on the list, all or none",
    access: stolenAccess,
    params: byId,
    query: ChangeOptions,
    /** Without `skipWrong` a file with any wrong row is refused. */
    body: z.object({ skipWrong: z._default(z.boolean(), false) }),
    answer: StolenImport,
  }),
  cancelStolenImport: operation({
    method: "delete",
    path: "/client-tool/data-check/stolen/imports/{id}",
    summary: "Give up an import that is not done; nothing of it is on the list",
    access: stolenAccess,
    params: byId,
    answer: z.object({}),
  }),
};
