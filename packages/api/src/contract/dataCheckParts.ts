import * as z from "zod/mini";
import { CountryId, FullDate, LocalizedText } from "./primitives.ts";

/** A result that is told for each rule: `notJudged` is one of its own, never a pass. */
export const RuleOutcome = z
  .enum(["pass", "fail", "notJudged"])
  .register(z.globalRegistry, { id: "RuleOutcome" });
export type RuleOutcome = z.infer<typeof RuleOutcome>;

/** The rules of a check, in the order in which they are told. */
export const checkRules = [
  "shape",
  "checkDigit",
  "documentCode",
  "issuingState",
  "nationality",
  "dates",
  "notExpired",
  "birthBeforeIssue",
  "printedField",
  "licence",
  "chip",
  "seriesMatches",
  "seriesIssued",
  "validityTerm",
  "numberFormat",
  "stolenList",
  "accepted",
] as const;

/** Why a rule passed, failed or was not judged. */
export const ruleReasons = [
  "agrees",
  "cutOff",
  "differs",
  "notRead",
  "unsurelyRead",
  "notCompared",
  "wrongLength",
  "incomplete",
  "wrongCharacters",
  "checkDigitRight",
  "checkDigitWrong",
  "followsFrom",
  "known",
  "unknownCode",
  "specimenState",
  "formerState",
  "fantasyState",
  "possible",
  "impossible",
  "partlyUnknown",
  "valid",
  "expired",
  "inOrder",
  "outOfOrder",
  "noSeries",
  "notRecorded",
  "otherSeries",
  "issuedThen",
  "notIssuedThen",
  "noIssueDate",
  "fits",
  "doesNotFit",
  "noHit",
  "hit",
  "noList",
  "accept",
  "condition",
  "ask",
  "refuse",
  "noRule",
] as const;

/** One rule with what was measured and what would be right, as they stand on the document. */
export const RuleResult = z
  .object({
    rule: z.enum(checkRules),
    /** The check digit or the field that the rule is about, for rules that are told several times. */
    about: z.nullable(z.string()),
    outcome: RuleOutcome,
    reason: z.enum(ruleReasons),
    measured: z.nullable(z.string()),
    expected: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: "RuleResult" });
export type RuleResult = z.infer<typeof RuleResult>;

/** `listed` beats `contradicts`, which beats `addsUp`: no rule failed. None of them says more. */
export const Verdict = z
  .enum(["addsUp", "contradicts", "listed"])
  .register(z.globalRegistry, { id: "Verdict" });
export type Verdict = z.infer<typeof Verdict>;

/** Results of a check that can raise an alarm. */
export const AlarmReason = z
  .enum(["stolen", "forged", "expired", "notAccepted"])
  .register(z.globalRegistry, { id: "AlarmReason" });
export type AlarmReason = z.infer<typeof AlarmReason>;

/** An alarm as the maker of the check is told, with the customer's own message. */
export const RaisedAlarm = z
  .object({
    reasons: z.array(AlarmReason),
    message: z.nullable(LocalizedText),
  })
  .register(z.globalRegistry, { id: "RaisedAlarm" });
export type RaisedAlarm = z.infer<typeof RaisedAlarm>;

/** Why a picture is not read. */
export const pictureRefusals = [
  "tooManyBytes",
  "unsupportedType",
  "animated",
  "damaged",
  "tooSmall",
  "tooLarge",
  "tooNarrow",
  "tooSlow",
  "busy",
] as const;

/** How to take a better picture. */
export const pictureAdvice = [
  "noZone",
  "tooSmall",
  "blurred",
  "glare",
  "lowContrast",
  "cutOff",
  "unsure",
] as const;

/** A character read from a picture: how sure, 0 to 1, and its cell as x, y of four corners in pixels. */
const ReadCell = z.object({
  character: z.string(),
  sureness: z.number(),
  corners: z.array(z.number()),
});

/** One picture of a document. `received` of `bytes` have arrived. */
export const CheckPage = z
  .object({
    /** Opens the picture for its checker, see `images`. */
    imageId: z.string(),
    bytes: z.int(),
    received: z.int(),
    state: z.enum(["waiting", "reading", "read", "refused"]),
    /** The step of the reading under way. */
    step: z.nullable(z.enum(["decoding", "locating", "reading", "checking", "barcodes"])),
    refusal: z.nullable(z.enum(pictureRefusals)),
    width: z.nullable(z.int()),
    height: z.nullable(z.int()),
    advice: z.array(z.enum(pictureAdvice)),
    /** The lines of the machine-readable zone, null where none was found. */
    lines: z.nullable(z.array(z.array(ReadCell))),
    /** Whether every character or nearly is sure; otherwise no check digit is judged. */
    isSure: z.boolean(),
  })
  .register(z.globalRegistry, { id: "CheckPage" });
export type CheckPage = z.infer<typeof CheckPage>;

/** How far a check has come. */
export const CheckStage = z
  .enum(["capturing", "uploading", "reading", "deciding", "decided", "failed", "expired"])
  .register(z.globalRegistry, { id: "CheckStage" });

/** The phone that takes the pictures of a check. */
const CheckPhone = z.object({
  /** Address of the page that the phone opens; told once, to the desk. */
  url: z.nullable(z.string()),
  /** Typed on the phone where its camera cannot scan the address; told once, as the address is. */
  code: z.nullable(z.string()),
  /** Until when the address opens. */
  validUntil: z.iso.datetime(),
  state: z.enum(["waiting", "connected", "silent", "closed"]),
});

/** A check of one document. Only who made it can read it, until `expiresAt`. */
export const DataCheck = z
  .object({
    id: z.string(),
    way: z.enum(["form", "scan", "phone"]),
    stage: CheckStage,
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    checkedAt: z.nullable(z.iso.datetime()),
    /** The series that it was compared with, null where none was chosen or found. */
    document: z.nullable(
      z.object({ id: z.string(), name: LocalizedText, countryId: z.nullable(CountryId) }),
    ),
    lines: z.array(z.string()),
    pages: z.array(CheckPage),
    verdict: z.nullable(Verdict),
    rules: z.array(RuleResult),
    phone: z.nullable(CheckPhone),
    /** Null where the result raises no alarm by the customer's settings. */
    alarm: z.nullable(RaisedAlarm),
  })
  .register(z.globalRegistry, { id: "DataCheck" });
export type DataCheck = z.infer<typeof DataCheck>;

/** Services outside of the product that can be asked about a document, each behind its permission. */
export const CheckService = z
  .enum(["external", "nafPassport"])
  .register(z.globalRegistry, { id: "CheckService" });
export type CheckService = z.infer<typeof CheckService>;

/** What is sent to a service: the fields of the zone, else what was typed of the printed ones. */
export const inquiredFields = [
  "documentCode",
  "issuingState",
  "documentNumber",
  "surname",
  "givenNames",
  "nationality",
  "birthDate",
  "sex",
  "expiryDate",
] as const;

/** A question to a service and what came of it. `refused` is an answer that is none. */
export const Inquiry = z
  .object({
    service: CheckService,
    /** What was sent, or would be. Without a number of the document nothing can be asked. */
    fields: z.array(z.object({ name: z.enum(inquiredFields), value: z.string() })),
    state: z.enum(["notAsked", "pending", "answered", "timedOut", "refused"]),
    askedAt: z.nullable(z.iso.datetime()),
    answeredAt: z.nullable(z.iso.datetime()),
    /** Null unless answered. `unknown`: the service has no record of the document. */
    result: z.nullable(z.enum(["confirmed", "notConfirmed", "unknown"])),
    /** By which the service finds its answer again. */
    reference: z.nullable(z.string()),
    /** What the service adds, in its own words. */
    remarks: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: "Inquiry" });
export type Inquiry = z.infer<typeof Inquiry>;

/** One field of a form: a text with its limits, as JSON Schema 2020-12 writes them. */
export const FormField = z
  .object({
    type: z.literal("string"),
    title: z.string(),
    format: z.optional(z.literal("date")),
    enum: z.optional(z.array(z.string())),
    pattern: z.optional(z.string()),
    maxLength: z.int(),
    examples: z.optional(z.array(z.string())),
    /** What numbers of the series look like; one that does not is a result of the check, no fault. */
    numberPattern: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: "FormField" });
export type FormField = z.infer<typeof FormField>;

/** The fields that are printed on a document, in their order there, as a JSON Schema 2020-12. */
export const FormSchema = z
  .object({
    $schema: z.literal("https://json-schema.org/draft/2020-12/schema"),
    $id: z.string(),
    title: z.string(),
    type: z.literal("object"),
    properties: z.record(z.string(), FormField),
    required: z.array(z.string()),
    additionalProperties: z.literal(false),
  })
  .register(z.globalRegistry, { id: "FormSchema" });
export type FormSchema = z.infer<typeof FormSchema>;

/** Of one series of documents, what a form is made of and what its check knows. */
export const DataCheckForm = z
  .object({
    document: z.object({
      id: z.string(),
      name: LocalizedText,
      countryId: z.nullable(CountryId),
      mrzLayout: z.nullable(z.string()),
    }),
    schema: FormSchema,
    asOf: FullDate,
  })
  .register(z.globalRegistry, { id: "DataCheckForm" });
export type DataCheckForm = z.infer<typeof DataCheckForm>;
