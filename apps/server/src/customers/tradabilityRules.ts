import { type Permission, type RuleSection, Tradability } from "@specimen/api/contract";
import { and, eq, gt, inArray } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import { defineRules, type RulesOf } from "./ruleSection.ts";
import { tradability } from "./tables.ts";

/** The rules of an area's records; the subjects are their ids, the default is no trade. */
export function tradabilityRules(setup: {
  readonly name: RuleSection;
  readonly permissions: readonly [Permission, ...Permission[]];
  readonly areas: readonly [string, ...string[]];
  /** The area of each record that exists. */
  readonly areaOf: (
    database: Database | Transaction,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  readonly labels?: NonNullable<RulesOf<Tradability>["labels"]>;
}): RulesOf<Tradability> {
  const { name, permissions, areas, areaOf, labels } = setup;
  const own = (customerId: string, ids?: readonly string[]) =>
    and(
      eq(tradability.customerId, customerId),
      inArray(tradability.area, [...areas]),
      ids && inArray(tradability.recordId, [...ids]),
    );
  return defineRules<Tradability>({
    name,
    permissions,
    value: Tradability,
    ...(labels === undefined ? {} : { labels }),
    clean: (value) => (value === 0 ? null : value),
    async check(database, _, rules) {
      const known = await areaOf(database, [...rules.keys()]);
      return [...rules.keys()]
        .filter((subject) => !known.has(subject))
        .map((subject) => ({ subject, path: "", code: "not_found" }));
    },
    async read(database, customerId, ids) {
      const { recordId, value } = tradability;
      const rows = await database
        .select({ recordId, value })
        .from(tradability)
        .where(and(own(customerId, ids), gt(value, 0)));
      return new Map(rows.map((row) => [row.recordId, row.value]));
    },
    async write(transaction, customerId, rules) {
      const ids = [...rules.keys()];
      await transaction.delete(tradability).where(own(customerId, ids));
      const known = await areaOf(transaction, ids);
      const rows = [...rules].flatMap(([recordId, value]) => {
        const area = known.get(recordId);
        return area === undefined || value === null || value === 0
          ? []
          : [{ customerId, area, recordId, value }];
      });
      if (rows.length > 0) await transaction.insert(tradability).values(rows);
    },
  });
}
