import {
  AlarmSettingsRule,
  dataCheckRules as calls,
  type Permission,
  type StolenCheck,
} from "@specimen/api/contract";
import { and, count, eq, inArray, max } from "drizzle-orm";
import * as z from "zod/mini";
import { type AnyRules, defineRules } from "../../customers/ruleSection.ts";
import { cleanTexts } from "../../customers/texts.ts";
import { createUploads } from "../../customers/uploads.ts";
import { implement } from "../../http/implement.ts";
import { ProblemError, unfit } from "../../http/problemError.ts";
import type { AppApi, RuleContext } from "../defineArea.ts";
import { faultOfNumber, plainNumber, readStolenCsv } from "./readStolenCsv.ts";
import { hashOfNumber } from "./stolenNumbers.ts";
import { alarmSettings, stolenNumbers } from "./tables.ts";

const area: readonly [Permission, Permission] = [
  "client_tool:access",
  "client_tool_data_check:access",
];

/** The only subject of the settings of alarms. */
const alarmSubject = "alarms";

const noAlarms: AlarmSettingsRule = {
  enabled: false,
  reasons: [],
  emails: [],
  webhook: null,
  message: {},
};

/** Rows of one statement, and wrong rows that are named. */
const mostRows = 10_000;
const mostWrong = 5_000;

/** Alarms, and the list of stolen documents, whose subjects are keyed hashes of numbers. */
export const dataCheckRuleSections = (_: RuleContext): AnyRules[] => [
  defineRules<AlarmSettingsRule>({
    name: "alarmSettings",
    permissions: [...area, "client_tool_data_check:alarm_settings:read"],
    value: AlarmSettingsRule,
    clean: (settings) => ({
      ...settings,
      reasons: [...new Set(settings.reasons)],
      emails: [...new Set(settings.emails)],
      message: cleanTexts(settings.message, (text) => text) ?? {},
    }),
    async check(__, ___, rules) {
      return [...rules.keys()]
        .filter((subject) => subject !== alarmSubject)
        .map((subject) => ({ subject, path: "", code: "not_found" }));
    },
    async read(database, customerId) {
      const rows = await database
        .select()
        .from(alarmSettings)
        .where(eq(alarmSettings.customerId, customerId));
      return new Map(rows.map(({ settings }) => [alarmSubject, settings]));
    },
    async write(transaction, customerId, rules) {
      await transaction.delete(alarmSettings).where(eq(alarmSettings.customerId, customerId));
      const settings = rules.get(alarmSubject) ?? null;
      if (settings !== null) await transaction.insert(alarmSettings).values({ customerId, settings });
    },
  }),
  defineRules<boolean>({
    name: "stolenDocuments",
    permissions: [...area, "client_tool_data_check:stolen_passports:read"],
    value: z.boolean(),
    clean: (isStolen) => (isStolen ? true : null),
    async read(database, customerId, hashes) {
      const { numberHash } = stolenNumbers;
      const own = eq(stolenNumbers.customerId, customerId);
      const found = new Map<string, boolean>();
      for (const some of hashes === undefined ? [undefined] : inParts(hashes)) {
        const rows = await database
          .select({ numberHash })
          .from(stolenNumbers)
          .where(and(own, some && inArray(numberHash, [...some])));
        for (const row of rows) found.set(row.numberHash, true);
      }
      return found;
    },
    async write(transaction, customerId, rules, addedAt) {
      for (const some of inParts([...rules])) {
        const hashes = some.map(([hash]) => hash);
        const own = eq(stolenNumbers.customerId, customerId);
        await transaction
          .delete(stolenNumbers)
          .where(and(own, inArray(stolenNumbers.numberHash, hashes)));
        const rows = some.flatMap(([numberHash, isStolen]) =>
          isStolen === true ? [{ customerId, numberHash, addedAt }] : [],
        );
        if (rows.length > 0) await transaction.insert(stolenNumbers).values(rows);
      }
    },
  }),
];

/** The writing calls on the data check. */
export function dataCheckRuleRoutes(api: AppApi): void {
  const { context } = api;
  const { database, rules, sealed, now } = context;
  const uploads = createUploads(database, now);

  const hashOf = (customerId: string, number: string): string => {
    const plain = plainNumber(number);
    const fault = faultOfNumber(plain);
    if (fault !== undefined) throw unfit("number", fault);
    return hashOfNumber(sealed, customerId, plain);
  };

  const readUpload = async (accountId: string, uploadId: string) => {
    const content = await uploads.contentOf(accountId, uploadId, "stolen");
    try {
      return readStolenCsv(content);
    } catch {
      throw unfit("uploadId", "notCsv");
    }
  };

  implement(api, calls, {
    alarms: async ({ user }) => {
      const own = await rules.sectionOf("alarmSettings").read(database, user.customer.id);
      const settings = AlarmSettingsRule.parse(own.get(alarmSubject) ?? noAlarms);
      return { version: String(user.customer.rulesRevision), settings };
    },

    changeAlarms: ({ query, body, user, version }) =>
      rules.change(user, {
        section: "alarmSettings",
        rules: new Map([[alarmSubject, body]]),
        version,
        options: query,
      }),

    stolen: async ({ user }) => {
      const [row] = await database
        .select({ count: count(), lastAddedAt: max(stolenNumbers.addedAt) })
        .from(stolenNumbers)
        .where(eq(stolenNumbers.customerId, user.customer.id));
      return {
        version: String(user.customer.rulesRevision),
        count: row?.count ?? 0,
        lastAddedAt: row?.lastAddedAt?.toISOString() ?? null,
      };
    },

    addStolen: async ({ query, body, user }) =>
      rules.change(user, {
        section: "stolenDocuments",
        rules: new Map([[hashOf(user.customer.id, body.number), true]]),
        version: undefined,
        options: query,
      }),

    removeStolen: async ({ query, body, user }) =>
      rules.change(user, {
        section: "stolenDocuments",
        rules: new Map([[hashOf(user.customer.id, body.number), null]]),
        version: undefined,
        options: query,
      }),

    checkStolen: async ({ body, user }): Promise<StolenCheck> => {
      const { rows, numbers, wrong } = await readUpload(user.accountId, body.uploadId);
      const hashes = numbers.map((number) => hashOfNumber(sealed, user.customer.id, number));
      const section = rules.sectionOf("stolenDocuments");
      const known = await section.read(database, user.customer.id, hashes);
      return {
        rows,
        added: numbers.length - known.size,
        known: known.size,
        wrongCount: wrong.length,
        wrong: wrong.slice(0, mostWrong),
      };
    },

    importStolen: async ({ query, body, user }) => {
      const { numbers, wrong } = await readUpload(user.accountId, body.uploadId);
      if (wrong.length > 0 && !body.skipWrong) {
        const errors = wrong.slice(0, mostWrong).map(({ line, code }) => ({
          in: "body" as const,
          path: `line.${line}`,
          code,
        }));
        throw new ProblemError("invalid_input", { errors });
      }
      const stolen = numbers.map(
        (number) => [hashOfNumber(sealed, user.customer.id, number), true] as const,
      );
      const written = await rules.change(user, {
        section: "stolenDocuments",
        rules: new Map(stolen),
        version: undefined,
        options: query,
      });
      await uploads.cancel(user.accountId, body.uploadId);
      return written;
    },
  });
}

function* inParts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += mostRows) {
    yield all.slice(start, start + mostRows);
  }
}
