import * as z from "zod/mini";
import { ChangeOutcome } from "./clientToolWriting.ts";

/** Parts of a customer's rules; changes of each can need a second administrator. */
export const ruleSections = [
  "news",
  "pdfs",
  "pdfCategories",
  "customerNotes",
  "customerLinks",
  "columnHeadings",
  "banknoteTradability",
  "banknoteInfo",
  "currencyInfo",
  "travelInfo",
  "travelSections",
  "documentCountryInfo",
  "documentInfo",
  "acceptedDocuments",
  "documentHeadings",
  "alarmSettings",
  "stolenDocuments",
  "dataCheckTerm",
  "coinTradability",
  "ingotTradability",
  "metalCountryInfo",
  "coinInfo",
  "ingotInfo",
  "ingotVariantInfo",
  "metalPrices",
  "chequeTradability",
  "chequeInfo",
  "chequeNoteInfo",
  "fourEyes",
] as const;
export const RuleSection = z.enum(ruleSections).register(z.globalRegistry, { id: "RuleSection" });
export type RuleSection = z.infer<typeof RuleSection>;

/** The outcome of a change; `replaced` where later changes of all its rules are in effect. */
export const RuleChangeStatus = z
  .enum([...ChangeOutcome.options, "replaced"])
  .register(z.globalRegistry, { id: "RuleChangeStatus" });
export type RuleChangeStatus = z.infer<typeof RuleChangeStatus>;

const Person = z.object({ id: z.string(), name: z.string() });

/** A change of a customer's rules: of one section, and of one or more subjects in it. */
export const RuleChange = z
  .object({
    id: z.string(),
    section: RuleSection,
    /** The path of the screen it was made on; empty where unknown. */
    screen: z.string(),
    author: Person,
    /** Whether the reader made it, who then cannot approve it. */
    isOwn: z.boolean(),
    reason: z.nullable(z.string()),
    createdAt: z.iso.datetime(),
    effectiveFrom: z.iso.datetime(),
    validUntil: z.nullable(z.iso.datetime()),
    status: RuleChangeStatus,
    /** Who approved, refused or withdrew it. */
    decision: z.nullable(
      z.object({ by: Person, at: z.iso.datetime(), reason: z.nullable(z.string()) }),
    ),
    /** The change that this one takes back. */
    revertOf: z.nullable(z.string()),
    count: z.int(),
    /** The first five subjects. */
    subjects: z.array(z.object({ id: z.string(), label: z.string() })),
  })
  .register(z.globalRegistry, { id: "RuleChange" });
export type RuleChange = z.infer<typeof RuleChange>;

export const RuleChangePage = z
  .object({ changes: z.array(RuleChange), total: z.int() })
  .register(z.globalRegistry, { id: "RuleChangePage" });
export type RuleChangePage = z.infer<typeof RuleChangePage>;

/** The rule of one subject before and after a change, and now; null is the default or nothing. */
export const RuleChangeEntry = z
  .object({
    subject: z.string(),
    label: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    current: z.unknown(),
    /** Whether the rule was changed in the meantime, so that approving or taking back answers 409. */
    isOutdated: z.boolean(),
  })
  .register(z.globalRegistry, { id: "RuleChangeEntry" });
export type RuleChangeEntry = z.infer<typeof RuleChangeEntry>;

/** What can be done with a change; `revert` takes back one that is in effect. */
export const RuleDecision = z
  .enum(["approve", "refuse", "withdraw", "revert"])
  .register(z.globalRegistry, { id: "RuleDecision" });
export type RuleDecision = z.infer<typeof RuleDecision>;

export const RuleChangeDetail = z
  .object({
    change: RuleChange,
    /** What the reader can do with it now. */
    decisions: z.array(RuleDecision),
    entries: z.array(RuleChangeEntry),
    /** Names of the records that the rules mention by their ids, in the reader's language. */
    named: z.record(z.string(), z.string()),
  })
  .register(z.globalRegistry, { id: "RuleChangeDetail" });
export type RuleChangeDetail = z.infer<typeof RuleChangeDetail>;
