import {
  anyCountry,
  type Language,
  languages,
  type Permission,
  type RuleSection,
} from "@specimen/api/contract";
import type * as z from "zod/mini";
import type { Database, Transaction } from "../database/database.ts";
import { defineRules, type RulesOf } from "./ruleSection.ts";

/** The titles of one language by column; one that is absent keeps the product's. */
type Titles<Column extends string> = { readonly [C in Column]?: string | undefined };

/** The titles of a table's columns in every language. */
interface HeadingsRule<Column extends string> {
  headings: { [L in Language]?: { [C in Column]?: string | undefined } | undefined };
}

/** A row of the area's table of titles. */
interface HeadingRow<Column extends string> {
  readonly language: Language;
  readonly headings: Titles<Column>;
}

/** The customers' titles of the columns of one table; the only subject is "0", any country. */
export function headingRules<Column extends string>(setup: {
  readonly name: RuleSection;
  readonly permissions: readonly [Permission, ...Permission[]];
  readonly value: z.ZodMiniType<HeadingsRule<Column>>;
  readonly columns: readonly Column[];
  readonly readRows: (
    database: Database | Transaction,
    customerId: string,
  ) => Promise<readonly { readonly language: string; readonly headings: Titles<Column> }[]>;
  /** Puts rows in place of all the customer has. */
  readonly replaceRows: (
    transaction: Transaction,
    customerId: string,
    rows: readonly HeadingRow<Column>[],
  ) => Promise<void>;
}): RulesOf<HeadingsRule<Column>> {
  const { name, permissions, value, columns, readRows, replaceRows } = setup;

  const cleanTitles = (own: Titles<Column>) => {
    const kept = columns.flatMap((column) => {
      const title = own[column]?.trim() ?? "";
      return title === "" ? [] : [[column, title] as const];
    });
    return Object.fromEntries(kept) as { [C in Column]?: string };
  };

  return defineRules<HeadingsRule<Column>>({
    name,
    permissions,
    value,
    clean({ headings }) {
      const kept = languages.flatMap((language) => {
        const own = cleanTitles(headings[language] ?? {});
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
      const rows = await readRows(database, customerId);
      if (rows.length === 0) return new Map();
      const headings = Object.fromEntries(rows.map((row) => [row.language, row.headings]));
      return new Map([[anyCountry, { headings }]]);
    },
    async write(transaction, customerId, rules) {
      const own: HeadingsRule<Column>["headings"] = rules.get(anyCountry)?.headings ?? {};
      const rows = languages.flatMap((language) => {
        const headings = own[language];
        return headings === undefined ? [] : [{ language, headings }];
      });
      await replaceRows(transaction, customerId, rows);
    },
  });
}
