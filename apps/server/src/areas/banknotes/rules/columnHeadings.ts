import { anyCountry, ColumnHeadings, ColumnHeadingsRule, languages } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { defineRules, type RulesOf } from "../../../customers/ruleSection.ts";
import { columnHeadings } from "../tables.ts";

const columns = z.keyof(ColumnHeadings).options;

/** The customers' titles of columns; the only subject is "0", lists of any country. */
export const columnHeadingRules: RulesOf<ColumnHeadingsRule> = defineRules<ColumnHeadingsRule>({
  name: "columnHeadings",
  permissions: [
    "client_tool:access",
    "client_tool_banknotes:access",
    "client_tool_banknotes:column_headings:read",
  ],
  value: ColumnHeadingsRule,
  clean({ headings }) {
    const kept = languages.flatMap((language) => {
      const own = cleanHeadings(headings[language] ?? {});
      return Object.keys(own).length === 0 ? [] : [[language, own] as const];
    });
    return kept.length === 0 ? null : { headings: Object.fromEntries(kept) };
  },
  async check(_, __, rules) {
    return [...rules.keys()]
      .filter((subject) => subject !== anyCountry)
      .map((subject) => ({ subject, path: "", code: "not_found" }));
  },
  async read(database, customerId) {
    const rows = await database
      .select()
      .from(columnHeadings)
      .where(eq(columnHeadings.customerId, customerId));
    if (rows.length === 0) return new Map();
    const headings = Object.fromEntries(rows.map((row) => [row.language, row.headings]));
    return new Map([[anyCountry, { headings }]]);
  },
  async write(transaction, customerId, rules) {
    await transaction.delete(columnHeadings).where(eq(columnHeadings.customerId, customerId));
    const own: ColumnHeadingsRule["headings"] = rules.get(anyCountry)?.headings ?? {};
    const rows = languages.flatMap((language) => {
      const headings = own[language];
      return headings === undefined ? [] : [{ customerId, language, headings }];
    });
    if (rows.length > 0) await transaction.insert(columnHeadings).values(rows);
  },
});

function cleanHeadings(own: ColumnHeadings): ColumnHeadings {
  const kept = columns.flatMap((column) => {
    const title = own[column]?.trim() ?? "";
    return title === "" ? [] : [[column, title] as const];
  });
  return Object.fromEntries(kept);
}
