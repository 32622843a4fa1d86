import {
  type Language,
  Metal,
  MetalPriceRule,
  metalRules as calls,
  type Permission,
  type RuleSection,
} from "@specimen/api/contract";
import { and, asc, eq, inArray } from "drizzle-orm";
import { countryLabels, countryOf } from "../../catalogue/countries.ts";
import { recordLabels } from "../../catalogue/recordLabels.ts";
import { ruledRecordHandlers } from "../../customers/ruledRecords.ts";
import { type AnyRules, defineRules, type RulesOf } from "../../customers/ruleSection.ts";
import { textHandlers } from "../../customers/textHandlers.ts";
import { countryTextRules, recordTextRules } from "../../customers/texts.ts";
import { tradabilityRules } from "../../customers/tradabilityRules.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problemError.ts";
import type { AppApi, RuleContext } from "../defineArea.ts";
import { ingots, ingotVariants, metalPrices } from "./tables.ts";

const area: readonly [Permission, Permission] = [
  "client_tool:access",
  "client_tool_precious_metals:access",
];
const itemPermissions: readonly [Permission, ...Permission[]] = [
  ...area,
  "client_tool_precious_metals:coin_ingot_info:read",
];

type Named = typeof ingots | typeof ingotVariants;

/** What the customers trade of bars, their notes and their prices of metals. */
export function metalRuleSections({ database, lexicon }: RuleContext): AnyRules[] {
  const namesIn = async (table: Named, ids: readonly string[], language: Language) =>
    recordLabels(lexicon, await namesOf(database, table, ids), language);
  const texts = (name: RuleSection, ruleArea: string, table: Named) =>
    recordTextRules({
      database,
      name,
      area: ruleArea,
      permissions: itemPermissions,
      unknown: async (from, ids) => {
        const known = await namesOf(from, table, ids);
        return ids.filter((id) => !known.has(id));
      },
      labels: async (_, ids, language) => namesIn(table, ids, language),
    });
  return [
    tradabilityRules({
      name: "ingotTradability",
      permissions: [...area, "client_tool_precious_metals:tradability:read"],
      areas: ["ingots"],
      areaOf: async (from, ids) =>
        new Map([...(await namesOf(from, ingots, ids)).keys()].map((id) => [id, "ingots"])),
      labels: async (_, ids, language) => namesIn(ingots, ids, language),
    }),
    texts("ingotInfo", "ingots", ingots),
    texts("ingotVariantInfo", "ingotVariants", ingotVariants),
    countryTextRules({
      database,
      name: "metalCountryInfo",
      kind: "metals",
      permissions: [...area, "client_tool_precious_metals:country_info:read"],
      unknown: async (_, ids) => ids.filter((id) => lexicon.entry(id) === undefined),
      labels: async (_: string, ids: readonly string[], language: Language) =>
        countryLabels(lexicon, ids, language),
    }),
    priceRules,
  ];
}

/** The customers' prices of metals; the subjects are metals. */
const priceRules: RulesOf<MetalPriceRule> = defineRules<MetalPriceRule>({
  name: "metalPrices",
  permissions: itemPermissions,
  value: MetalPriceRule,
  async check(_, __, rules) {
    return [...rules.keys()]
      .filter((subject) => !Metal.safeParse(subject).success)
      .map((subject) => ({ subject, path: "metal", code: "invalid_value" }));
  },
  async read(database, customerId, subjects) {
    const rows = await database.select().from(metalPrices).where(isPrice(customerId, subjects));
    return new Map(
      rows.map(({ metal, pricePerGram, currency, date, source }) => [
        metal,
        { pricePerGram, currencyISO: currency, date, source },
      ]),
    );
  },
  async write(transaction, customerId, rules) {
    await transaction.delete(metalPrices).where(isPrice(customerId, [...rules.keys()]));
    const rows = metals.flatMap((metal) => {
      const price = rules.get(metal) ?? null;
      if (price === null) return [];
      const { currencyISO: currency, ...rest } = price;
      return [{ customerId, metal, currency, ...rest }];
    });
    if (rows.length > 0) await transaction.insert(metalPrices).values(rows);
  },
});

const metals = Metal.options;

const isPrice = (customerId: string, subjects?: readonly string[]) =>
  and(
    eq(metalPrices.customerId, customerId),
    subjects &&
      inArray(
        metalPrices.metal,
        metals.filter((metal) => subjects.includes(metal)),
      ),
  );

/** The writing calls on bars, countries and prices. */
export function metalRuleRoutes(api: AppApi): void {
  const { context } = api;
  const { database, lexicon, rules } = context;
  const known =
    (table: Named) =>
    async ({ id }: { id: string }) => {
      if (!(await namesOf(database, table, [id])).has(id)) throw notFound("There is no such metal");
      return id;
    };
  const ingot = textHandlers(context, "ingotInfo", known(ingots));
  const variant = textHandlers(context, "ingotVariantInfo", known(ingotVariants));
  const country = textHandlers(
    context,
    "metalCountryInfo",
    ({ id }: { id: string }) => countryOf(lexicon, id).id,
  );
  const trade = ruledRecordHandlers(context, "ingotTradability", async (language) => {
    const { countryId } = ingotVariants;
    const rows = await database
      .select({ recordId: ingots.id, name: ingots.name, countryId })
      .from(ingots)
      .innerJoin(ingotVariants, eq(ingotVariants.id, ingots.variantId))
      .orderBy(asc(ingots.position));
    return rows.map((row) => ({ ...row, name: lexicon.text(row.name, language).text }));
  });

  implement(api, calls, {
    countryInfo: country.read,
    changeCountryInfo: country.change,
    ingotInfo: ingot.read,
    changeIngotInfo: ingot.change,
    variantInfo: variant.read,
    changeVariantInfo: variant.change,
    tradability: trade.read,
    changeTradability: trade.change,

    prices: async ({ user }) => {
      const own = await rules.sectionOf("metalPrices").read(database, user.customer.id);
      return {
        version: String(user.customer.rulesRevision),
        prices: metals.flatMap((metal) =>
          own.has(metal) ? [{ metal, price: MetalPriceRule.parse(own.get(metal)) }] : [],
        ),
      };
    },

    changePrice: ({ params, query, body, user, version }) =>
      rules.change(user, {
        section: "metalPrices",
        rules: new Map([[params.metal, body]]),
        version,
        options: query,
      }),

    removePrice: ({ params, query, user, version }) =>
      rules.change(user, {
        section: "metalPrices",
        rules: new Map([[params.metal, null]]),
        version,
        options: query,
      }),
  });
}

async function namesOf(
  database: Database | Transaction,
  table: Named,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}
