import type { Language, Permission, Tradability } from "@specimen/api/contract";
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { isOfCountry } from "../../../catalogue/countries.ts";
import type { RulesOf } from "../../../customers/ruleSection.ts";
import { tradability } from "../../../customers/tables.ts";
import { tradabilityRules } from "../../../customers/tradabilityRules.ts";
import type { Database, Transaction } from "../../../database/database.ts";
import { formatNumber } from "../../../http/locale.ts";
import { dayOf } from "../../../http/calendarDay.ts";
import type { RuleContext } from "../../defineArea.ts";
import { listedSeries } from "../listedSeries.ts";
import { banknotes } from "../tables.ts";

/** The name of the area in the table of rules. */
export const ruleArea = "banknotes";

const permissions: readonly [Permission, ...Permission[]] = [
  "client_tool:access",
  "client_tool_banknotes:access",
  "client_tool_banknotes:tradability:read",
];

/** What the customers buy and sell; the subjects are banknotes. */
export function banknoteTradabilityRules(context: RuleContext): RulesOf<Tradability> {
  const { database, lexicon, now } = context;
  return {
    ...tradabilityRules({
      name: "banknoteTradability",
      permissions,
      areas: [ruleArea],
      areaOf: async (from, ids) =>
        new Map((await idsOf(from, ids)).map(({ id }) => [id, ruleArea] as const)),
    }),
    async ofCountry(countryId) {
      const rows = await database
        .select({ id: banknotes.id })
        .from(banknotes)
        .where(isOfCountry(banknotes.countryId, countryId));
      return rows.map(({ id }) => id);
    },
    async labels(_, ids, language) {
      const { id, denomination, unit, issuer, series, currencyISO } = banknotes;
      const rows = await database
        .select({ id, denomination, unit, issuer, series, currencyISO })
        .from(banknotes)
        .where(inArray(id, [...ids]));
      return new Map(rows.map((row) => [row.id, labelOf(row, language)]));
    },
    async gaps({ id: customerId }) {
      const subjects = await unruledNotes(database, customerId, dayOf(now()));
      return subjects.length === 0 ? [] : [{ kind: "noRule", subjects }];
    },
  };

  /** With the code of the currency: many countries count in kroner, and have a third series. */
  function labelOf(
    note: Pick<
      typeof banknotes.$inferSelect,
      "denomination" | "unit" | "issuer" | "series" | "currencyISO"
    >,
    language: Language,
  ): string {
    const unit = lexicon.unit(note, language).text;
    const amount = `${formatNumber(note.denomination, language)} ${unit}`;
    return `${amount} (${note.currencyISO}), ${listedSeries(lexicon, note, language).text}`;
  }
}

async function idsOf(database: Database | Transaction, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return database
    .select({ id: banknotes.id })
    .from(banknotes)
    .where(inArray(banknotes.id, [...ids]));
}

/** Notes in circulation without a rule, of currencies of which the customer trades other notes. */
async function unruledNotes(
  database: Database,
  customerId: string,
  today: string,
): Promise<string[]> {
  const traded = sql`select b.currency_iso from ${tradability} t join ${banknotes} b on b.id = t.record_id where t.customer_id = ${customerId} and t.area = ${ruleArea} and t.value > 0`;
  const isRule = and(
    eq(tradability.customerId, customerId),
    eq(tradability.area, ruleArea),
    eq(tradability.recordId, banknotes.id),
  );
  const rows = await database
    .select({ id: banknotes.id })
    .from(banknotes)
    .leftJoin(tradability, isRule)
    .where(
      and(
        or(isNull(tradability.value), eq(tradability.value, 0)),
        sql`${banknotes.currencyISO} in (${traded})`,
        sql`coalesce(${banknotes.tenderEndDay} >= ${today}::date, true)`,
        sql`coalesce(${banknotes.worthlessDay} > ${today}::date, true)`,
      ),
    )
    .orderBy(banknotes.listPosition);
  return rows.map(({ id }) => id);
}
