import { AlarmSettingsRule, type Language, type LocalizedText } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/database.ts";
import { alarmSettings } from "../tables.ts";

const noAlarms: AlarmSettingsRule = {
  enabled: false,
  reasons: [],
  emails: [],
  webhook: null,
  message: {},
};

/** The customer's settings of alarms that are in effect. */
export async function readAlarmSettings(
  database: Database,
  customerId: string,
): Promise<AlarmSettingsRule> {
  const [row] = await database
    .select({ settings: alarmSettings.settings })
    .from(alarmSettings)
    .where(eq(alarmSettings.customerId, customerId));
  return AlarmSettingsRule.parse(row?.settings ?? noAlarms);
}

/** The customer's own message at an alarm, in English where the language has none. */
export function alarmMessage(
  { message }: AlarmSettingsRule,
  language: Language,
): LocalizedText | null {
  const lang = [language, "en" as const].find((each) => message[each]);
  return lang === undefined ? null : { text: message[lang] ?? "", lang };
}
