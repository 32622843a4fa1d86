import { Colour, Exchange, languages, Orientation, Substrate } from "@specimen/api/contract";
import * as z from "zod";
import {
  confidence,
  country,
  currency,
  mm,
  partialDate,
  remark,
  titleLanguage,
  WordFact,
} from "../../catalogue/factSchemas.ts";
import type { FactsOf } from "../../catalogue/readFacts.ts";

/** A banknote of facts/banknotes.json; null is not known. */
const BanknoteFact = z
  .strictObject({
    id: z.string().regex(/^[A-Z]{3}-[\w.-]+$/),
    currency,
    country,
    issuer: z.string().min(1),
    series: z.string().min(1),
    denomination: z.number().positive(),
    unit: z.string().min(1),
    widthMm: mm,
    heightMm: mm,
    orientation: z.enum(Orientation.def.entries),
    substrate: z.enum(Substrate.def.entries).nullable(),
    firstIssued: partialDate.nullable(),
    issuanceStopped: partialDate.nullable(),
    legalTenderUntil: partialDate.nullable(),
    /** The only countries where the note is legal tender; left out where all are that it is money of. */
    legalTenderIn: z.array(country).optional(),
    exchange: z
      .strictObject({
        kind: z.enum(Exchange.shape.kind.def.entries),
        until: partialDate.nullable(),
      })
      .refine(({ kind, until }) => (kind === "until") === (until !== null), {
        error: "a date belongs to the kind until, and to no other",
        path: ["until"],
      })
      .nullable(),
    worthlessAfter: partialDate.nullable(),
    status: z.enum(["inCirculation", "outOfCirculation", "worthless"]),
    mainColour: remark,
    front: remark,
    back: remark,
    securityFeatures: z.array(z.string().min(1)),
    note: remark,
    confidence,
  })
  .refine((note) => (note.widthMm === null) === (note.heightMm === null), {
    error: "a width without a height, or the other way round",
    path: ["heightMm"],
  })
  .refine(
    ({ exchange, worthlessAfter }) =>
      worthlessAfter === null ||
      exchange === null ||
      exchange.until === null ||
      exchange.until === worthlessAfter,
    { error: "is not the last day of exchange", path: ["worthlessAfter"] },
  );
export type BanknoteFact = z.infer<typeof BanknoteFact>;

/** A page that notes were compared with; the title is null where it was not noted. */
const SourceFact = z.strictObject({
  key: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  title: z.string().min(1).nullable(),
  lang: titleLanguage,
  publisher: z.string().min(1),
});

/** Which members of a note were compared with which source. */
const CheckFact = z.strictObject({
  id: z.string().min(1),
  checkedOn: z.iso.date(),
  against: z
    .array(
      z.strictObject({
        source: z.string().min(1),
        fields: z
          .array(BanknoteFact.keyof().exclude(["id", "currency", "country", "confidence"]))
          .min(1),
      }),
    )
    .min(1),
});
export type CheckFact = z.infer<typeof CheckFact>;

/**
 * A colour word with what it is filtered by; as the first of two it has a form of its own in
 * Polish ("szaroniebieski") and Lithuanian ("pilkai mėlyna"), where one is in use.
 */
const ColourFact = WordFact.extend({
  firsts: z.strictObject({ lt: z.string().min(1).optional(), pl: z.string().min(1) }),
  families: z.array(z.enum(Colour.def.entries)).min(1),
});

const inEveryLanguage = z.record(z.enum(languages), z.string());

/** A part of a country with banks of issue of its own: its names and adjectives in each language. */
const IssuerPlaceFact = z.strictObject({
  issuers: z.array(z.string().min(1)).min(1),
  words: z.record(z.enum(languages), z.array(z.string().min(1)).min(1)),
});

const at = (file: string) => new URL(`facts/${file}`, import.meta.url);

/** The facts of the banknote area. */
export const banknoteFiles = {
  /** The day as of which the facts hold. */
  meta: { file: at("banknotes.json"), member: "meta", value: z.object({ asOf: z.iso.date() }) },
  banknotes: { file: at("banknotes.json"), member: "banknotes", row: BanknoteFact, isUnique: true },
  sources: { file: at("banknote_checks.json"), member: "sources", row: SourceFact, isUnique: true },
  checks: { file: at("banknote_checks.json"), member: "checks", row: CheckFact, isUnique: true },
  issuerPlaces: { file: at("issuer_places.json"), member: "places", row: IssuerPlaceFact },
  colours: { file: at("colour_words.json"), member: "colours", row: ColourFact },
  /** The word "and" between two colours, by language. */
  and: { file: at("colour_words.json"), member: "and", value: inEveryLanguage },
  /** What stands between the two words of a shade, by language. */
  pair: { file: at("colour_words.json"), member: "pair", value: inEveryLanguage },
  substrates: { file: at("substrates.json"), member: "substrates", row: WordFact },
} as const;
export type BanknoteFacts = FactsOf<typeof banknoteFiles>;
