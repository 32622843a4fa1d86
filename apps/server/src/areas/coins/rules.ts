import { coinRules as calls, type Language, type Permission } from "@specimen/api/contract";
import { asc, inArray } from "drizzle-orm";
import { recordLabels } from "../../catalogue/recordLabels.ts";
import { ruledRecordHandlers } from "../../customers/ruledRecords.ts";
import type { AnyRules } from "../../customers/ruleSection.ts";
import { textHandlers } from "../../customers/textHandlers.ts";
import { recordTextRules } from "../../customers/texts.ts";
import { tradabilityRules } from "../../customers/tradabilityRules.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problemError.ts";
import type { AppApi, RuleContext } from "../defineArea.ts";
import { coins } from "./tables.ts";

/** The name of the area in the tables of rules and texts. */
const ruleArea = "coins";

const area: readonly [Permission, Permission] = [
  "client_tool:access",
  "client_tool_precious_metals:access",
];

/** What the customers trade of coins, and their notes on them; the subjects are coins. */
export function coinRuleSections({ database, lexicon }: RuleContext): AnyRules[] {
  const labels = async (_: string, ids: readonly string[], language: Language) =>
    recordLabels(lexicon, await namesOf(database, ids), language);
  return [
    tradabilityRules({
      name: "coinTradability",
      permissions: [...area, "client_tool_precious_metals:tradability:read"],
      areas: [ruleArea],
      areaOf: async (from, ids) =>
        new Map([...(await namesOf(from, ids)).keys()].map((id) => [id, ruleArea])),
      labels,
    }),
    recordTextRules({
      database,
      name: "coinInfo",
      area: ruleArea,
      permissions: [...area, "client_tool_precious_metals:coin_ingot_info:read"],
      unknown: async (from, ids) => {
        const known = await namesOf(from, ids);
        return ids.filter((id) => !known.has(id));
      },
      labels,
    }),
  ];
}

/** The writing calls on coins. */
export function coinRuleRoutes(api: AppApi): void {
  const { context } = api;
  const { database, lexicon } = context;
  const info = textHandlers(context, "coinInfo", async ({ id }: { id: string }) => {
    if (!(await namesOf(database, [id])).has(id)) throw notFound("There is no such coin");
    return id;
  });
  const trade = ruledRecordHandlers(context, "coinTradability", async (language) => {
    const { id: recordId, name, countryId } = coins;
    const rows = await database
      .select({ recordId, name, countryId })
      .from(coins)
      .orderBy(asc(coins.position));
    return rows.map((row) => ({ ...row, name: lexicon.text(row.name, language).text }));
  });
  implement(api, calls, {
    coinInfo: info.read,
    changeCoinInfo: info.change,
    postCoinInfo: info.change,
    tradability: trade.read,
    changeTradability: trade.change,
  });
}

async function namesOf(
  database: Database | Transaction,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { id, name } = coins;
  const rows = await database
    .select({ id, name })
    .from(coins)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}
