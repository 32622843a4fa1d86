import * as z from "zod/mini";
import { operation } from "./operation.ts";
import { CountryId, CurrencyISO, FullDate, LocalizedText } from "./primitives.ts";

/**
 * A category of which a country may have records, and the filter of GET /countries; `coins` are the
 * precious metals, coins and bars alike.
 */
export const PackageType = z
  .enum(["banknotes", "identityDocuments", "coins"])
  .register(z.globalRegistry, { id: "PackageType" });
export type PackageType = z.infer<typeof PackageType>;

/**
 * A state, territory or currency area. `parentId` points up the tree: a euro member to EU,
 * a territory to its state. `flagSrc` may end in a Media Fragment `#xywh=0,y,w,h` of a sprite.
 */
export const Country = z
  .object({
    id: CountryId,
    name: z.string(),
    code2: z.string(),
    currencyISO: z.nullable(CurrencyISO),
    oldCurrencyISO: z.nullable(CurrencyISO),
    parentId: z.nullable(CountryId),
    flagSrc: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: "Country" });
export type Country = z.infer<typeof Country>;

/**
 * The countries as columns, row by row in the same order, which compresses to a few kilobytes. They
 * are sorted as the readers of the answer's language look them up.
 */
export const CountryDictionary = z
  .object({
    id: z.array(CountryId),
    name: z.array(z.string()),
    code2: z.array(z.string()),
    currencyISO: z.array(z.nullable(CurrencyISO)),
    oldCurrencyISO: z.array(z.nullable(CurrencyISO)),
    parentId: z.array(z.nullable(CountryId)),
    /** The areas that have records of the country. */
    packageTypes: z.array(z.array(PackageType)),
    /**
     * Address of the flag sprite: cells of flagWidth x flagHeight pixels in one column, in the order
     * of the ids' letters.
     */
    flagSprite: z.string(),
    flagWidth: z.int(),
    flagHeight: z.int(),
  })
  .register(z.globalRegistry, { id: "CountryDictionary" });
export type CountryDictionary = z.infer<typeof CountryDictionary>;

/** One currency of a country with the days between which it was or is in use (Unicode CLDR). */
export const CountryCurrency = z
  .object({
    currencyISO: CurrencyISO,
    name: z.string(),
    symbol: z.string(),
    from: z.nullable(FullDate),
    to: z.nullable(FullDate),
    isCurrent: z.boolean(),
  })
  .register(z.globalRegistry, { id: "CountryCurrency" });

export const CurrencyInfo = z
  .object({
    countryId: CountryId,
    currencies: z.array(CountryCurrency),
    /** The customer's own text on this country's money, as HTML. */
    info: z.nullable(LocalizedText),
  })
  .register(z.globalRegistry, { id: "CurrencyInfo" });
export type CurrencyInfo = z.infer<typeof CurrencyInfo>;

const byId = z.object({ id: CountryId });

export const countries = {
  list: operation({
    method: "get",
    path: "/countries",
    summary: "Countries in the reader's language, filtered",
    access: "signedIn",
    query: z.object({
      currencyISO: z.optional(CurrencyISO),
      withMetals: z.optional(z.boolean()),
      countryISO: z.optional(z.string().check(z.regex(/^[A-Za-z]{2,3}$/))),
      packageType: z.optional(PackageType),
    }),
    answer: z.array(Country),
  }),
  dictionary: operation({
    method: "get",
    path: "/countries/dictionary/",
    summary: "All countries as columns",
    access: "signedIn",
    answer: CountryDictionary,
  }),
  read: operation({
    method: "get",
    path: "/countries/{id}",
    summary: "One country",
    access: "signedIn",
    params: byId,
    answer: Country,
  }),
  currencyInfo: operation({
    method: "get",
    path: "/countries/{id}/currency-info",
    summary: "Currencies of a country, past and present, with the customer's note",
    access: ["banknotes:read"],
    params: byId,
    answer: CurrencyInfo,
  }),
};
