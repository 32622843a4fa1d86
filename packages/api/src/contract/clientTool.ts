import * as z from "zod/mini";
import {
  RuleChange,
  RuleChangeDetail,
  RuleChangePage,
  RuleChangeStatus,
  RuleSection,
} from "./clientToolChanges.ts";
import { operation } from "./operation.ts";
import { Page } from "./primitives.ts";
import { RuleWritten } from "./clientToolWriting.ts";
import { notBlank } from "./texts.ts";

/** Something the customer has not said yet. */
export const RuleGap = z
  .object({
    kind: z.enum(["noRule", "languagesMissing"]),
    section: RuleSection,
    /** How many subjects lack it. */
    count: z.int(),
    /** The first five. */
    subjects: z.array(z.object({ id: z.string(), label: z.string() })),
  })
  .register(z.globalRegistry, { id: "RuleGap" });
export type RuleGap = z.infer<typeof RuleGap>;

export const ClientToolHome = z
  .object({
    /** The last ten changes. */
    recent: z.array(RuleChange),
    /** What waits for an administrator, the reader's own changes included. */
    waiting: z.array(RuleChange),
    /** Up to ten that take effect at a time to come, the next one first. */
    upcoming: z.array(RuleChange),
    gaps: z.array(RuleGap),
    /** Rules by section, for the sections the reader may see. */
    sections: z.array(
      z.object({ section: RuleSection, count: z.int(), waiting: z.int(), fourEyes: z.boolean() }),
    ),
  })
  .register(z.globalRegistry, { id: "ClientToolHome" });
export type ClientToolHome = z.infer<typeof ClientToolHome>;

/** Whether changes of a section need a second administrator. */
export const FourEyes = z
  .object({
    version: z.string(),
    sections: z.array(
      z.object({
        section: RuleSection,
        fourEyes: z.boolean(),
        /** Whether two administrators may approve its changes. */
        hasApprovers: z.boolean(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: "FourEyes" });
export type FourEyes = z.infer<typeof FourEyes>;

/** All rules of a customer by section and subject; the values as in the section's own calls. */
export const RulesDocument = z
  .object({
    format: z.literal("specimen-rules"),
    formatVersion: z.literal(1),
    customer: z.string().check(z.maxLength(200)),
    exportedAt: z.iso.datetime(),
    sections: z.partialRecord(RuleSection, z.record(z.string(), z.unknown())),
  })
  .register(z.globalRegistry, { id: "RulesDocument" });
export type RulesDocument = z.infer<typeof RulesDocument>;

/** What an import would change, or why it cannot; nothing is saved. */
export const RulesCheck = z
  .object({
    /** The version of the rules it was checked against, for the If-Match of the import. */
    version: z.string(),
    faults: z.array(
      z.object({ section: RuleSection, subject: z.string(), path: z.string(), code: z.string() }),
    ),
    sections: z.array(
      z.object({
        section: RuleSection,
        added: z.int(),
        changed: z.int(),
        removed: z.int(),
        unchanged: z.int(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: "RulesCheck" });
export type RulesCheck = z.infer<typeof RulesCheck>;

const access = ["client_tool:access"] as const;
const byId = z.object({ id: z.string().check(z.maxLength(100)) });
const Decision = z.object({ reason: z.optional(z.string().check(z.maxLength(500))) });

/** The largest document of all rules in bytes. */
const documentLimit = 16 * 1024 * 1024;

/** The home of the client tool, the history of a customer's rules, and their decisions. */
export const clientTool = {
  home: operation({
    method: "get",
    path: "/client-tool/home",
    summary: "What changed lately, what waits, what is missing",
    access,
    answer: ClientToolHome,
  }),
  changes: operation({
    method: "get",
    path: "/client-tool/changes",
    summary: "Changes of the customer's rules, newest first",
    access,
    query: z.object({
      section: z.optional(RuleSection),
      subject: z.optional(z.string().check(z.maxLength(200))),
      status: z.optional(RuleChangeStatus),
      ...Page,
    }),
    answer: RuleChangePage,
  }),
  change: operation({
    method: "get",
    path: "/client-tool/changes/{id}",
    summary: "One change with what was before and after",
    access,
    params: byId,
    answer: RuleChangeDetail,
  }),
  approve: operation({
    method: "post",
    path: "/client-tool/changes/{id}/approve",
    summary: "Approve a change that waits, as another administrator than its author",
    access,
    params: byId,
    body: Decision,
    answer: RuleChangeDetail,
  }),
  refuse: operation({
    method: "post",
    path: "/client-tool/changes/{id}/refuse",
    summary: "Refuse a change that waits, with a reason",
    access,
    params: byId,
    body: z.object({ reason: z.string().check(z.minLength(1), z.maxLength(500), notBlank) }),
    answer: RuleChangeDetail,
  }),
  withdraw: operation({
    method: "post",
    path: "/client-tool/changes/{id}/withdraw",
    summary: "Withdraw one's own change before it takes effect",
    access,
    params: byId,
    body: Decision,
    answer: RuleChangeDetail,
  }),
  revert: operation({
    method: "post",
    path: "/client-tool/changes/{id}/revert",
    summary: "Take a change back, by a new change to the rules before it",
    access,
    params: byId,
    body: Decision,
    answer: RuleWritten,
  }),
  fourEyes: operation({
    method: "get",
    path: "/client-tool/four-eyes",
    summary: "Which sections need a second administrator",
    access,
    versioned: true,
    answer: FourEyes,
  }),
  changeFourEyes: operation({
    method: "put",
    path: "/client-tool/four-eyes/{section}",
    summary: "Demand a second administrator for a section, or no longer",
    access,
    params: z.object({ section: RuleSection }),
    body: z.object({ fourEyes: z.boolean() }),
    ifMatch: true,
    answer: RuleWritten,
  }),
  ruledSubjects: operation({
    method: "get",
    path: "/client-tool/rules/{section}/subjects",
    summary: "What a section has rules for in effect",
    access,
    params: z.object({ section: RuleSection }),
    answer: z.object({ subjects: z.array(z.object({ id: z.string(), label: z.string() })) }),
  }),
  exportRules: operation({
    method: "get",
    path: "/client-tool/rules",
    summary: "All rules of the customer that the reader may change, as one document",
    access,
    answer: RulesDocument,
  }),
  checkRules: operation({
    method: "post",
    path: "/client-tool/rules/check",
    summary: "What a document would change, or what is wrong with it; nothing is saved",
    access,
    body: RulesDocument,
    bodyLimit: documentLimit,
    answer: RulesCheck,
  }),
  importRules: operation({
    method: "put",
    path: "/client-tool/rules",
    summary: "Make the sections of a document the customer's rules, all or none",
    access,
    body: RulesDocument,
    bodyLimit: documentLimit,
    ifMatch: true,
    answer: z.array(RuleWritten),
  }),
};
