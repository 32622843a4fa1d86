import type { AlarmSettingsRule, Language } from "@specimen/api/contract";
import { localeOf } from "../../../http/locale.ts";
import type { alerts } from "../tables.ts";
import { alarmWords } from "./alarmWords.ts";
import { alarmMessage } from "./settings.ts";

interface AlarmMail {
  readonly alert: typeof alerts.$inferSelect;
  readonly settings: AlarmSettingsRule;
  /** The name of the series of documents, null where none was found. */
  readonly document: string | null;
  /** Where the alarms are listed. */
  readonly address: string;
  readonly language: Language;
}

/** The subject and text of the e-mail about an alarm. */
export function alarmMail({ alert, settings, document, address, language }: AlarmMail): {
  readonly subject: string;
  readonly text: string;
} {
  const words = alarmWords[language];
  const isTest = alert.checkId === null;
  const reasons = alert.reasons.map((reason) => words.reasons[reason]);
  const time = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "medium",
    timeStyle: "long",
    timeZone: "UTC",
  }).format(alert.raisedAt);
  const lines = [
    ...(isTest ? [words.testText] : reasons),
    alarmMessage(settings, language)?.text,
    "",
    `${words.time}: ${time}`,
    `${words.checkedBy}: ${alert.checkedByName}`,
    document === null ? undefined : `${words.document}: ${document}`,
    "",
    `${words.details}: ${address}`,
  ];
  return {
    subject: `${words.alarm}: ${isTest ? words.test : (reasons[0] ?? "")}`,
    text: lines.filter((line) => line !== undefined).join("\n"),
  };
}
