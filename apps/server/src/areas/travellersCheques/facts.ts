import { ChequeAnswerKind, FullDate } from "@specimen/api/contract";
import * as z from "zod";
import {
  confidence,
  currency,
  partialDate,
  remark,
  sources,
  WordFact,
} from "../../catalogue/factSchemas.ts";
import type { FactsOf } from "../../catalogue/readFacts.ts";

const text = z.string().min(1);
const seriesId = z.string().regex(/^tc-\d+$/);
const day = z.string().check(...(FullDate.def.checks ?? []));
const year = z.int().min(1700).max(2100).nullable();
const source = z.strictObject({ url: z.url().nullable(), title: text });

/** A series of facts/travellers_cheques.json; denominations null are unknown. */
const SeriesFact = z.strictObject({
  id: seriesId,
  issuer: text,
  series: text.nullable(),
  currencies: z
    .array(z.strictObject({ currency, denominations: z.array(z.number().positive()).nullable() }))
    .min(1),
  firstIssued: year,
  lastSold: partialDate.nullable(),
  status: text,
  securityFeatures: z.array(text),
  note: remark,
  confidence,
  sources,
});

/** The same of facts/travellers_cheques_more.json, whose sources have titles. */
const MoreSeriesFact = SeriesFact.extend({
  lastSold: z.union([partialDate, z.int().transform(String).pipe(partialDate)]).nullable(),
  sourceTitles: z.record(text, text),
  checkedOn: day,
});

/** The lights in which a feature shows; `smear` is rubbed with a wet finger. */
const featureLight = z.enum(["white", "uv", "transmitted", "touch", "tilt", "smear"]);

const FeatureFact = z.strictObject({
  id: text,
  name: text,
  where: text,
  light: featureLight,
  look: text,
  check: text,
  confidence,
  sources: z.array(source),
});
export type ChequeFeatureFact = z.infer<typeof FeatureFact>;

/** Features, steps at the counter and who cashes it: facts/travellers_cheques_details.json. */
const DetailFact = z.strictObject({
  id: seriesId,
  sizeMm: z
    .strictObject({ width: z.number().positive(), height: z.number().positive() })
    .nullable(),
  colours: z.record(z.string(), text).nullable(),
  securityFeatures: z.array(FeatureFact),
  signatureRules: text.nullable(),
  howToAccept: z.array(text).min(1),
  whatNotToDo: z.array(text),
  encashment: z.strictObject({
    who: z.enum(["issuer", "bank", "none"]).nullable(),
    until: day.nullable(),
    howSubmitted: text.nullable(),
    url: z.url().nullable(),
    status: text,
    statusDate: day,
  }),
  refundContact: text.nullable(),
  serialFormat: z
    .strictObject({
      pattern: text,
      regex: text,
      example: text.nullable(),
      confidence,
      note: text,
    })
    .nullable(),
  commonFakes: z.array(text),
  soldFrom: text.nullable(),
  soldUntil: text.nullable(),
  confidence,
  checkedOn: day,
  sources: z.array(source),
});
export type ChequeDetailFact = z.infer<typeof DetailFact>;

/** What the statement on who cashes a series comes to: facts/cheque_answers.json. */
const AnswerFact = z.strictObject({
  id: seriesId,
  answer: z.enum(ChequeAnswerKind.def.entries),
  payer: text.nullable(),
  isCheque: z.boolean(),
  neverLapses: z.boolean(),
});

const AliasFact = z.strictObject({ issuer: text, words: z.array(text).min(1) });

const at = (file: string) => new URL(`facts/${file}`, import.meta.url);

/** The facts of the travellers cheques. */
export const chequeFiles = {
  series: {
    file: at("travellers_cheques.json"),
    member: "series",
    row: SeriesFact,
    isUnique: true,
  },
  more: {
    file: at("travellers_cheques_more.json"),
    member: "series",
    row: MoreSeriesFact,
    isUnique: true,
  },
  details: {
    file: at("travellers_cheques_details.json"),
    member: "details",
    row: DetailFact,
    isUnique: true,
  },
  answers: { file: at("cheque_answers.json"), member: "answers", row: AnswerFact, isUnique: true },
  /** Other names by which an issuer is looked for. */
  aliases: { file: at("cheque_answers.json"), member: "aliases", row: AliasFact },
  /** Units that are no currency of ISO 4217 in use. */
  units: { file: at("cheque_answers.json"), member: "units", row: WordFact },
  /** Words for a travellers cheque, which every series is found by. */
  names: { file: at("cheque_answers.json"), member: "names", row: WordFact },
} as const;
export type ChequeFacts = FactsOf<typeof chequeFiles>;

/** A series of either file. */
export type SeriesFacts = ChequeFacts["series"][number];
