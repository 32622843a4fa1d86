import * as z from "zod/mini";
import { Country } from "./countries.ts";
import { operation } from "./operation.ts";
import {
  Confidence,
  CountryId,
  CurrencyISO,
  FullDate,
  LocalizedText,
  Page,
  Provenance,
} from "./primitives.ts";
import { ChangeOptions, RuleWritten } from "./clientToolWriting.ts";
import { Texts, textsBodyLimit } from "./texts.ts";

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

/** The name of an authority or a form: what it is, and what its country calls it. */
export const OfficialName = z
  .object({
    /** In the reader's language; null where the official name is in that language. */
    usual: z.nullable(LocalizedText),
    /** As the country gives it, with the BCP 47 tag of its language. */
    official: z.nullable(z.object({ text: z.string(), lang: z.string() })),
  })
  .register(z.globalRegistry, { id: "OfficialName" });
export type OfficialName = z.infer<typeof OfficialName>;

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
    form: z.nullable(OfficialName),
    authority: z.nullable(OfficialName),
  })
  .register(z.globalRegistry, { id: "CustomsDuty" });
export type CustomsDuty = z.infer<typeof CustomsDuty>;
const wayOf = ({ traveller, direction, money }: TravelLimit): string =>
  [traveller, direction, money].join(" ");

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
    /** Whether the limits are the customer's own; the rest is still the catalogue's. */
    isOwn: z.boolean(),
    /** Whether the limits are different for residents and visitors. */
    isByTraveller: z.boolean(),
    /** Null where no rule is known. */
    customs: z.nullable(CustomsDuty),
    note: z.nullable(LocalizedText),
    /** Sanitised HTML. */
    addition: z.nullable(LocalizedText),
    /** Of the catalogue's rule; null where none is known. */
    provenance: z.nullable(Provenance),
  })
  .register(z.globalRegistry, { id: "TravelInfo" });
export type TravelInfo = z.infer<typeof TravelInfo>;

/** A country with a known rule or the customer's own limits, in a list. */
export const TravelInfoSummary = z
  .object({
    country: Country,
    localCurrencyISO: z.nullable(CurrencyISO),
    limits: z.array(TravelLimit),
    /** Whether the limits are the customer's own; nothing was checked of these. */
    isOwn: z.boolean(),
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

/** The customer's own limits: all eight, in the order of `TravelInfo`; null keeps the catalogue's. */
const OwnLimits = z.nullable(
  z
    .array(
      TravelLimit.check(
        z.refine(
          ({ kind, amount, currencyISO }) =>
            (kind === "toDeclareFrom" || kind === "allowsUp") ===
              (amount !== null && amount >= 0) && (amount === null) === (currencyISO === null),
          { path: ["amount"] },
        ),
      ),
    )
    .check(
      z.length(8),
      z.refine((limits) => new Set(limits.map(wayOf)).size === limits.length),
    ),
);

/** A customer's rule on the money at a country's border: texts by language as HTML, and limits. */
export const TravelInfoRule = z
  .object({ additions: Texts, limits: z._default(OwnLimits, null) })
  .register(z.globalRegistry, { id: "TravelInfoRule" });
export type TravelInfoRule = z.infer<typeof TravelInfoRule>;

export const TravelInfoAllLanguages = z
  .object({
    countryId: CountryId,
    version: z.string(),
    additions: Texts,
    limits: OwnLimits,
    /** The limits of the catalogue, which hold where the customer has none. */
    catalogueLimits: z.array(TravelLimit),
  })
  .register(z.globalRegistry, { id: "TravelInfoAllLanguages" });
export type TravelInfoAllLanguages = z.infer<typeof TravelInfoAllLanguages>;

const byId = z.object({ id: CountryId });
const area = ["client_tool:access", "client_tool_banknotes:access"] as const;
const travelAccess = [...area, "client_tool_banknotes:travel_info:read"] as const;
const sectionsAccess = [...area, "client_tool_banknotes:view_travel_info:read"] as const;

/** The travel calls of specification 7.3 and 7.4. */
export const travelInfo = {
  list: operation({
    method: "get",
    path: "/countries/travel-info",
    summary: "Countries with known or own rules on money at the border, by name",
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
    access: travelAccess,
    params: byId,
    versioned: true,
    answer: TravelInfoAllLanguages,
  }),
  change: operation({
    method: "put",
    path: "/countries/{id}/travel-info",
    summary: "Replace the customer's words and limits of a country",
    access: travelAccess,
    params: byId,
    query: ChangeOptions,
    body: TravelInfoRule,
    bodyLimit: textsBodyLimit,
    ifMatch: true,
    answer: RuleWritten,
  }),
  sections: operation({
    method: "get",
    path: "/countries/travel-information-section-visibility",
    summary: "Which parts of the travel information the customer shows",
    access: ["banknotes:view_travel_info:read"],
    answer: TravelSections,
  }),
  sectionsVersion: operation({
    method: "get",
    path: "/client-tool/travel-information-section-visibility",
    summary: "Which parts of the travel information are shown, with the version for a change",
    access: sectionsAccess,
    versioned: true,
    answer: z.object({ version: z.string(), sections: TravelSections }),
  }),
  changeSections: operation({
    method: "put",
    path: "/countries/travel-information-section-visibility",
    summary: "Choose which parts of the travel information are shown",
    access: sectionsAccess,
    query: ChangeOptions,
    body: TravelSections,
    ifMatch: true,
    answer: RuleWritten,
  }),
};
