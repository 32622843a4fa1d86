import { chequeRules as calls, type Permission, Texts } from "@specimen/api/contract";
import { asc, eq, inArray } from "drizzle-orm";
import { preferred } from "../../customers/countryInfo.ts";
import { ruledRecordHandlers } from "../../customers/ruledRecords.ts";
import { type AnyRules, defineRules } from "../../customers/ruleSection.ts";
import { textHandlers } from "../../customers/textHandlers.ts";
import {
  cleanTexts,
  lackingLanguages,
  overlongTexts,
  textRows,
  textsBySubject,
} from "../../customers/texts.ts";
import { tradabilityRules } from "../../customers/tradabilityRules.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { implement } from "../../http/implement.ts";
import { sanitizeRichText } from "../../http/richText.ts";
import type { AppApi, RuleContext } from "../defineArea.ts";
import { ruleArea } from "./queries.ts";
import { chequeInfos, chequeNotes, chequeSeries } from "./tables.ts";

const area: readonly [Permission, Permission] = [
  "client_tool:access",
  "client_tool_travellers_cheques:access",
];

/** The only subject of the note on cheques. */
const noteSubject = "info";

/** What the customers cash of cheques, and their note on them. */
export function chequeRuleSections({ database }: RuleContext): AnyRules[] {
  return [
    tradabilityRules({
      name: "chequeTradability",
      permissions: [...area, "client_tool_travellers_cheques:tradability:read"],
      areas: [ruleArea],
      areaOf: async (from, ids) =>
        new Map([...(await namesOf(from, ids)).keys()].map((id) => [id, ruleArea])),
      labels: async (_, ids) => namesOf(database, ids),
    }),
    defineRules<Texts>({
      name: "chequeInfo",
      permissions: [...area, "client_tool_travellers_cheques:country_info:read"],
      value: Texts,
      clean: (texts) => cleanTexts(texts, sanitizeRichText),
      async check(_, __, rules) {
        return [...rules].flatMap(([subject, texts]) => [
          ...(subject === noteSubject ? [] : [{ subject, path: "", code: "not_found" }]),
          ...overlongTexts(subject, texts ?? {}, "texts"),
        ]);
      },
      read: readNote,
      async write(transaction, customerId, rules) {
        await transaction.delete(chequeInfos).where(eq(chequeInfos.customerId, customerId));
        const rows = textRows(rules).map(({ language, text }) => ({ customerId, language, text }));
        if (rows.length > 0) await transaction.insert(chequeInfos).values(rows);
      },
      gaps: async (customer) => lackingLanguages(await readNote(database, customer.id), customer),
    }),
  ];
}

/** The writing calls on cheques. */
export function chequeRuleRoutes(api: AppApi): void {
  const { context } = api;
  const { database } = context;
  const info = textHandlers(context, "chequeInfo", () => noteSubject);
  const trade = ruledRecordHandlers(context, "chequeTradability", async () => {
    const names = await namesOf(database);
    return [...names].map(([recordId, name]) => ({ recordId, name, countryId: null }));
  });
  implement(api, calls, {
    info: async ({ user, language }) => {
      const { language: lang, text } = chequeInfos;
      const rows = await database
        .select({ language: lang, text })
        .from(chequeInfos)
        .where(eq(chequeInfos.customerId, user.customer.id));
      return { info: preferred(rows, language) };
    },
    infoAllLanguages: info.read,
    changeInfo: info.change,
    tradability: trade.read,
    changeTradability: trade.change,
  });
}

async function readNote(
  database: Database | Transaction,
  customerId: string,
): Promise<Map<string, Texts>> {
  const rows = await database
    .select({ language: chequeInfos.language, text: chequeInfos.text })
    .from(chequeInfos)
    .where(eq(chequeInfos.customerId, customerId));
  return textsBySubject(rows.map((row) => ({ subject: noteSubject, ...row })));
}

/** Names of cheques: issuer, series, value and currency. */
async function namesOf(
  database: Database | Transaction,
  ids?: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database
    .select({ note: chequeNotes, issuer: chequeSeries.issuer, series: chequeSeries.series })
    .from(chequeNotes)
    .innerJoin(chequeSeries, eq(chequeSeries.id, chequeNotes.seriesId))
    .where(ids && inArray(chequeNotes.id, [...ids]))
    .orderBy(asc(chequeSeries.issuer), asc(chequeNotes.seriesId), asc(chequeNotes.position));
  return new Map(
    rows.map(({ note, issuer, series }) => [
      note.id,
      [issuer, series, note.denomination, note.currencyISO].filter((part) => part !== null).join(" "),
    ]),
  );
}
