import * as z from "zod/mini";
import { Country } from "./countries.ts";
import { operation } from "./operation.ts";
import {
  Confidence,
  CountryId,
  CurrencyISO,
  FullDate,
  type Language,
  languages,
  LocalizedText,
  Page,
  Provenance,
} from "./primitives.ts";

/**
 * The kind of a rule on money taken across a border (specification 3). `notSpecified`: no rule is
 * known; `declare`: any amount; `empty` shows nothing.
 */
export const LimitKind = z
  .enum([
    "notSpecified",
    "notPermitted",
    "noLimit",
    "toDeclareFrom",
    "allowsUp",
    "declare",
    "empty",
  ])
  .register(z.globalRegistry, { id: "LimitKind" });
export type LimitKind = z.infer<typeof LimitKind>;

export const Traveller = z.enum(["resident", "visitor"]);
export type Traveller = z.infer<typeof Traveller>;
export const Direction = z.enum(["import", "export"]);
export type Direction = z.infer<typeof Direction>;
export const Money = z.enum(["local", "foreign"]);
export type Money = z.infer<typeof Money>;

/** Only toDeclareFrom and allowsUp have an amount and its currency. */
export const TravelLimit = z
  .object({
    traveller: Traveller,
    direction: Direction,
    money: Money,
    kind: LimitKind,
    amount: z.nullable(z.number()),
    currencyISO: z.nullable(CurrencyISO),
  })
  .register(z.globalRegistry, { id: "TravelLimit" });
export type TravelLimit = z.infer<typeof TravelLimit>;

/**
 * What customs ask for besides the limits. Null is not known; amounts are in the currency named
 * beside them.
 */
export const CustomsDuty = z
  .object({
    /** Whether the duty to declare begins with exactly the amount; otherwise above it. */
    isAmountIncluded: z.nullable(z.boolean()),
    /** Not declared, but told when customs ask, from this amount on; null where there is no such rule. */
    onRequestFrom: z.nullable(
      z.object({
        amount: z.number(),
        currencyISO: CurrencyISO,
        direction: z.enum(["both", "export"]),
      }),
    ),
    /** Between countries of the European Union; null for a country outside it. */
    withinEu: z.nullable(
      z.object({
        kind: z.nullable(z.enum(["declare", "onRequest", "none"])),
        amount: z.nullable(z.number()),
        currencyISO: z.nullable(CurrencyISO),
      }),
    ),
    /** Whether travellers cheques count towards an amount. */
    countsTravellersCheques: z.nullable(z.boolean()),
    /** Names as the country gives them. */
    form: z.nullable(z.string()),
    authority: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: "CustomsDuty" });
export type CustomsDuty = z.infer<typeof CustomsDuty>;

/** Sections of the travel information, which a customer shows or hides. */
export const TravelSections = z
  .object({
    residentImport: z.boolean(),
    residentExport: z.boolean(),
    visitorImport: z.boolean(),
    visitorExport: z.boolean(),
    /** The catalogue's remark on the rule. */
    note: z.boolean(),
    /** The customer's own text. */
    addition: z.boolean(),
  })
  .register(z.globalRegistry, { id: "TravelSections" });
export type TravelSections = z.infer<typeof TravelSections>;

/** Rules on money at a country's border. Hidden sections are left out. */
export const TravelInfo = z
  .object({
    country: Country,
    localCurrency: z.nullable(z.object({ currencyISO: CurrencyISO, name: z.string() })),
    sections: TravelSections,
    /** Residents before visitors, import before export, local before foreign money. */
    limits: z.array(TravelLimit),
    /** Whether the record has different rules for residents and visitors. */
    isByTraveller: z.boolean(),
    /** Null where no rule is known. */
    customs: z.nullable(CustomsDuty),
    note: z.nullable(LocalizedText),
    /** Sanitised HTML. */
    addition: z.nullable(LocalizedText),
    /** Null where no rule is known. */
    provenance: z.nullable(Provenance),
  })
  .register(z.globalRegistry, { id: "TravelInfo" });
export type TravelInfo = z.infer<typeof TravelInfo>;

/** A country with a known rule, in a list. */
export const TravelInfoSummary = z
  .object({
    country: Country,
    localCurrencyISO: z.nullable(CurrencyISO),
    limits: z.array(TravelLimit),
    hasAddition: z.boolean(),
    confidence: z.nullable(Confidence),
    checkedOn: z.nullable(FullDate),
  })
  .register(z.globalRegistry, { id: "TravelInfoSummary" });
export type TravelInfoSummary = z.infer<typeof TravelInfoSummary>;

export const TravelInfoPage = z
  .object({ entries: z.array(TravelInfoSummary), total: z.int() })
  .register(z.globalRegistry, { id: "TravelInfoPage" });
export type TravelInfoPage = z.infer<typeof TravelInfoPage>;

/** The most characters of a text per language, also after the server has sanitised it. */
const textLimit = 20_000;

const inEachLanguage = <T>(schema: T) =>
  Object.fromEntries(languages.map((language) => [language, schema])) as Record<Language, T>;

/** A customer's texts on a country by language, as HTML. */
export const TravelInfoAllLanguages = z
  .object({
    countryId: CountryId,
    additions: z.object(inEachLanguage(z.optional(z.string()))),
  })
  .register(z.globalRegistry, { id: "TravelInfoAllLanguages" });
export type TravelInfoAllLanguages = z.infer<typeof TravelInfoAllLanguages>;

/** Replaces the customer's texts; a language that is absent or empty has none afterwards. */
export const TravelInfoChange = z
  .object({
    additions: z.object(inEachLanguage(z.optional(z.string().check(z.maxLength(textLimit))))),
  })
  .register(z.globalRegistry, { id: "TravelInfoChange" });
export type TravelInfoChange = z.infer<typeof TravelInfoChange>;

const byId = z.object({ id: CountryId });

/** The travel calls of specification 7.3 and 7.4. */
export const travelInfo = {
  list: operation({
    method: "get",
    path: "/countries/travel-info",
    summary: "Countries whose rules on money at the border are known, by name",
    access: ["banknotes:view_travel_info:read"],
    query: z.object({
      text: z.optional(z.string().check(z.maxLength(200))),
      currencyISO: z.optional(CurrencyISO),
      kind: z.optional(LimitKind),
      hasAddition: z.optional(z.boolean()),
      ...Page,
    }),
    answer: TravelInfoPage,
  }),
  read: operation({
    method: "get",
    path: "/countries/{id}/travel-info",
    summary: "Money at a country's border, with the customer's own words",
    access: ["banknotes:view_travel_info:read"],
    params: byId,
    answer: TravelInfo,
  }),
  readAllLanguages: operation({
    method: "get",
    path: "/countries/{id}/travel-info-all-languages",
    summary: "The customer's words on a country in every language",
    access: ["client_tool_banknotes:travel_info:read"],
    params: byId,
    answer: TravelInfoAllLanguages,
  }),
  change: operation({
    method: "put",
    path: "/countries/{id}/travel-info",
    summary: "Replace the customer's words on a country",
    access: ["client_tool_banknotes:travel_info:read"],
    params: byId,
    body: TravelInfoChange,
    // UTF-8 of at most four bytes per character, and JSON around it.
    bodyLimit: languages.length * textLimit * 4 + 1024,
    answer: TravelInfoAllLanguages,
  }),
  sections: operation({
    method: "get",
    path: "/countries/travel-information-section-visibility",
    summary: "Which parts of the travel information the customer shows",
    access: ["banknotes:view_travel_info:read"],
    answer: TravelSections,
  }),
  changeSections: operation({
    method: "put",
    path: "/countries/travel-information-section-visibility",
    summary: "Choose which parts of the travel information are shown",
    access: ["client_tool_banknotes:view_travel_info:read"],
    body: TravelSections,
    answer: TravelSections,
  }),
};
