import {
  AlarmSettingsRule,
  dataCheckRules as calls,
  type Permission,
} from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { type AnyRules, defineRules } from "../../customers/ruleSection.ts";
import { cleanTexts } from "../../customers/texts.ts";
import { implement } from "../../http/implement.ts";
import { unfit } from "../../http/problemError.ts";
import type { AppApi } from "../defineArea.ts";
import { readAlarmSettings } from "./alarms/settings.ts";
import { readSigningKeys, renewSigningKey } from "./alarms/signingKeys.ts";
import { faultOfNumber } from "./readStolenCsv.ts";
import { leftoversQueue } from "./queues.ts";
import { hashOfNumber } from "./stolenNumbers.ts";
import { termRules, termSubject } from "./termRules.ts";
import { dropLeftovers, sizeOfList } from "./stolenImports.ts";
import { recountOverlaps } from "./stolenOverlaps.ts";
import { stolenRules } from "./stolenRules.ts";
import { createStolenRuns } from "./stolenRuns.ts";
import { alarmSettings } from "./tables.ts";

const area: readonly [Permission, Permission] = [
  "client_tool:access",
  "client_tool_data_check:access",
];

/** The only subject of the settings of alarms. */
const alarmSubject = "alarms";

/** Who is told of alarms, and the list of stolen documents. */
export const dataCheckRuleSections: readonly AnyRules[] = [
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
      if (settings !== null)
        await transaction.insert(alarmSettings).values({ customerId, settings });
    },
  }),
  stolenRules,
  termRules,
];

/** The writing calls on the data check. */
export function dataCheckRuleRoutes(api: AppApi): void {
  const { context } = api;
  const { database, jobs, rules, sealed, messages, now } = context;
  const runs = createStolenRuns(context);
  jobs.handleDaily(leftoversQueue, async () => {
    await runs.dropOld();
    await dropLeftovers(database, now());
    await recountOverlaps(database);
  });

  const hashOf = (customerId: string, number: string): string => {
    const fault = faultOfNumber(number);
    if (fault !== undefined) throw unfit("number", fault);
    return hashOfNumber(sealed, customerId, number);
  };

  const signingKey = async (customerId: string) => {
    const { current, generation, previous } = await readSigningKeys(context, customerId, now());
    return {
      signingKey: `whsec_${current}`,
      generation,
      previousUntil: previous?.until.toISOString() ?? null,
    };
  };

  implement(api, calls, {
    alarms: async ({ user }) => {
      const { id, rulesRevision } = user.customer;
      return {
        version: String(rulesRevision),
        settings: await readAlarmSettings(database, id),
        hasMail: messages.mail !== null,
        ...(await signingKey(id)),
      };
    },

    renewSigningKey: async ({ body, user }) => {
      const customerId = user.customer.id;
      await renewSigningKey(database, { customerId, generation: body.generation, at: now() });
      return signingKey(customerId);
    },

    changeAlarms: ({ query, body, user, version }) =>
      rules.change(user, {
        section: "alarmSettings",
        rules: new Map([[alarmSubject, body]]),
        version,
        options: query,
      }),

    term: async ({ user }) => ({
      version: String(user.customer.rulesRevision),
      term: { hours: user.customer.settings.dataCheckKeptHours },
    }),

    changeTerm: ({ query, body, user, version }) =>
      rules.change(user, {
        section: "dataCheckTerm",
        rules: new Map([[termSubject, body]]),
        version,
        options: query,
      }),

    stolen: async ({ user }) => {
      const { count, lastAddedAt } = await sizeOfList(database, user.customer.id);
      return {
        version: String(user.customer.rulesRevision),
        count,
        lastAddedAt: lastAddedAt?.toISOString() ?? null,
      };
    },

    addStolen: async ({ query, body, user }) =>
      rules.change(user, {
        section: "stolenDocuments",
        rules: new Map([[hashOf(user.customer.id, body.number), { numbers: 1 }]]),
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

    stolenImports: async ({ user }) => ({ imports: await runs.latest(user.customer.id) }),
    stolenImport: ({ params, user }) => runs.read(user.customer.id, params.id),
    checkStolen: ({ body, user }) => runs.check(user, body.uploadId),
    importStolen: ({ params, query, body, user }) =>
      runs.store(user, params.id, { ...body, options: query }),
    cancelStolenImport: async ({ params, user }) => {
      await runs.cancel(user.customer.id, params.id);
      return {};
    },
  });
}
