import { CheckTermRule } from "@specimen/api/contract";
import { and, eq, gt, sql } from "drizzle-orm";
import { customerSettings } from "../../auth/tables.ts";
import { defineRules, type RulesOf } from "../../customers/ruleSection.ts";
import type { Transaction } from "../../database/database.ts";
import { expireQueue } from "./queues.ts";
import { dataChecks } from "./tables.ts";

/** The only subject of the term. */
export const termSubject = "term";

const standard: CheckTermRule = { hours: 24 };

const minute = 60_000;

/** For how long a customer's checks are kept. A shorter term holds for those that exist as well. */
export const termRules: RulesOf<CheckTermRule> = defineRules<CheckTermRule>({
  name: "dataCheckTerm",
  permissions: ["client_tool:access", "client_tool_data_check:access"],
  value: CheckTermRule,
  async check(_, __, rules) {
    return [...rules.keys()]
      .filter((subject) => subject !== termSubject)
      .map((subject) => ({ subject, path: "", code: "not_found" }));
  },
  async read(database, customerId) {
    const [row] = await database
      .select({ hours: customerSettings.dataCheckKeptHours })
      .from(customerSettings)
      .where(eq(customerSettings.customerId, customerId));
    return new Map(row === undefined ? [] : [[termSubject, row]]);
  },
  async write(transaction, customerId, rules, at, send) {
    const { hours } = rules.get(termSubject) ?? standard;
    await transaction
      .update(customerSettings)
      .set({ dataCheckKeptHours: hours })
      .where(eq(customerSettings.customerId, customerId));
    for (const end of await shorten(transaction, customerId, hours, at)) {
      await send(expireQueue, {}, end);
    }
  },
});

/** Brings checks that would be kept longer to the new term; resolves with the minutes they end in, or `at`. */
async function shorten(transaction: Transaction, customerId: string, hours: number, at: Date) {
  const ends = sql`${dataChecks.createdAt} + make_interval(hours => ${hours}::int)`;
  const changed = await transaction
    .update(dataChecks)
    .set({ expiresAt: ends })
    .where(and(eq(dataChecks.customerId, customerId), gt(dataChecks.expiresAt, ends)))
    .returning({ expiresAt: dataChecks.expiresAt });
  const times = changed.map(({ expiresAt }) =>
    expiresAt <= at ? at.getTime() : Math.ceil(expiresAt.getTime() / minute) * minute,
  );
  return [...new Set(times)].map((time) => new Date(time));
}
