import type { DataCheck, Language } from "@specimen/api/contract";
import type { AppContext } from "../defineArea.ts";
import { alarmReasons } from "./alarms/reasons.ts";
import { alarmMessage, readAlarmSettings } from "./alarms/settings.ts";
import type { StoredCheck } from "./checks.ts";
import { checkOf, type Invited } from "./present.ts";
import type { SeriesFinder } from "./series.ts";

/** Tells a check in the language of its maker, with its series and whether it raises an alarm. */
export function createTell({ database, now }: AppContext, series: SeriesFinder) {
  return async (check: StoredCheck, language: Language, invited?: Invited): Promise<DataCheck> => {
    const { content, row } = check;
    const { customerId } = row;
    const document = (await series.find(content.documentId, { language, customerId })) ?? null;
    const settings = await readAlarmSettings(database, customerId);
    const reasons = alarmReasons(content.rules, settings);
    return checkOf(check, {
      alarm: reasons.length === 0 ? null : { reasons, message: alarmMessage(settings, language) },
      document: document && {
        id: document.id,
        name: document.name,
        countryId: document.countryId,
      },
      now: now(),
      ...(invited === undefined ? {} : { invited }),
    });
  };
}
