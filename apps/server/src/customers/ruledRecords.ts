import {
  type ChangeOptions,
  type Language,
  type RecordRulesChange,
  type RuledRecord,
  type RuledRecords,
  type RuleSection,
  type RuleWritten,
  Tradability,
} from "@specimen/api/contract";
import type { Caller } from "../auth/authorize.ts";
import type { Database } from "../database/database.ts";
import { readPending } from "./pendingRules.ts";
import type { RuleBook } from "./ruleBook.ts";

/** Handlers of a section of rules on records: the list with what is pending, and the change. */
export interface RuledRecordHandlers {
  read(input: { readonly user: Caller; readonly language: Language }): Promise<RuledRecords>;
  change(input: {
    readonly query: ChangeOptions;
    readonly body: RecordRulesChange;
    readonly user: Caller;
    readonly version: number;
  }): Promise<RuleWritten>;
}

/** The handlers of a section; `readRecords` gives its records in their order. */
export function ruledRecordHandlers(
  context: { readonly database: Database; readonly rules: RuleBook; readonly now: () => Date },
  section: RuleSection,
  readRecords: (
    language: Language,
  ) => Promise<readonly Pick<RuledRecord, "recordId" | "name" | "countryId">[]>,
): RuledRecordHandlers {
  const { database, rules, now } = context;
  const valueOf = (rule: unknown): Tradability => Tradability.safeParse(rule).data ?? 0;
  return {
    async read({ user, language }) {
      const records = await readRecords(language);
      const own = await rules.sectionOf(section).read(database, user.customer.id);
      const pending = await readPending(database, user.customer.id, section, now());
      return {
        version: String(user.customer.rulesRevision),
        records: records.map((record) => {
          const next = pending.get(record.recordId);
          return {
            ...record,
            tradability: valueOf(own.get(record.recordId)),
            pending: next === undefined ? null : { ...next, tradability: valueOf(next.after) },
          };
        }),
      };
    },
    change: ({ query, body, user, version }) =>
      rules.change(user, {
        section,
        rules: new Map(body.rules.map(({ recordId, tradability }) => [recordId, tradability])),
        version,
        options: query,
      }),
  };
}
