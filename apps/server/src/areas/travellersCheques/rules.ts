import {
  chequeRules as calls,
  type Language,
  type Permission,
  type Texts,
} from "@specimen/api/contract";
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Lexicon } from "../../catalogue/lexicon.ts";
import { preferred } from "../../customers/countryInfo.ts";
import { ruledRecordHandlers } from "../../customers/ruledRecords.ts";
import { type AnyRules, defineRules, type RulesOf } from "../../customers/ruleSection.ts";
import { textHandlers } from "../../customers/textHandlers.ts";
import {
  lackingLanguages,
  sharedTextRules,
  textRows,
  type TextRules,
  textsBySubject,
} from "../../customers/texts.ts";
import { tradabilityRules } from "../../customers/tradabilityRules.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { implement } from "../../http/implement.ts";
import { formatNumber } from "../../http/locale.ts";
import { notFound } from "../../http/problemError.ts";
import type { AppApi, RuleContext } from "../defineArea.ts";
import { issuerOf, textOf } from "./chequeWords.ts";
import { ruleArea } from "./queries.ts";
import { chequeInfos, chequeNotes, chequeSeries } from "./tables.ts";

const area: readonly [Permission, Permission] = [
  "client_tool:access",
  "client_tool_travellers_cheques:access",
];

/** The only subject of the note on all cheques; its rows name no cheque. */
const noteSubject = "info";
const ofAll = "";

const infoPermissions: readonly [Permission, ...Permission[]] = [
  ...area,
  "client_tool_travellers_cheques:country_info:read",
];

/** What the customers cash of cheques, and their note on them. */
export function chequeRuleSections({ database, lexicon }: RuleContext): AnyRules[] {
  const labels: NonNullable<AnyRules["labels"]> = async (_, ids, language) =>
    new Map(
      (await readValues(database, ids)).map((row) => [row.note.id, nameOf(lexicon, row, language)]),
    );
  return [
    tradabilityRules({
      name: "chequeTradability",
      permissions: [...area, "client_tool_travellers_cheques:tradability:read"],
      areas: [ruleArea],
      areaOf: async (from, ids) =>
        new Map((await readValues(from, ids)).map(({ note }) => [note.id, ruleArea])),
      labels,
    }),
    textRules(database, {
      name: "chequeInfo",
      unknown: async (_, ids) => ids.filter((id) => id !== noteSubject),
    }),
    textRules(database, {
      name: "chequeNoteInfo",
      unknown: async (from, ids) => {
        const known = new Set((await readValues(from, ids)).map(({ note }) => note.id));
        return ids.filter((id) => !known.has(id));
      },
      labels,
    }),
  ];
}

/** The customers' texts on all cheques, or on single ones. */
function textRules(
  database: Database,
  setup: Pick<TextRules, "unknown" | "labels"> & { name: "chequeInfo" | "chequeNoteInfo" },
): RulesOf<Texts> {
  const isOfAll = setup.name === "chequeInfo";
  const { noteId } = chequeInfos;
  const noteOf = (subject: string) => (isOfAll ? ofAll : subject);
  const own = (customerId: string, subjects?: readonly string[]) =>
    and(
      eq(chequeInfos.customerId, customerId),
      isOfAll ? eq(noteId, ofAll) : ne(noteId, ofAll),
      subjects && inArray(noteId, subjects.map(noteOf)),
    );
  const read: RulesOf<Texts>["read"] = async (from, customerId, subjects) => {
    const rows = await from.select().from(chequeInfos).where(own(customerId, subjects));
    return textsBySubject(
      rows.map((row) => ({ ...row, subject: isOfAll ? noteSubject : row.noteId })),
    );
  };
  return defineRules<Texts>({
    ...sharedTextRules({ ...setup, database, permissions: infoPermissions }),
    read,
    async write(transaction, customerId, rules) {
      await transaction.delete(chequeInfos).where(own(customerId, [...rules.keys()]));
      const rows = textRows(rules).map(({ subject, language, text }) => ({
        customerId,
        noteId: noteOf(subject),
        language,
        text,
      }));
      if (rows.length > 0) await transaction.insert(chequeInfos).values(rows);
    },
    gaps: async (customer) => lackingLanguages(await read(database, customer.id), customer),
  });
}

/** The writing calls on cheques. */
export function chequeRuleRoutes(api: AppApi): void {
  const { context } = api;
  const { database, lexicon } = context;
  const info = textHandlers(context, "chequeInfo", () => noteSubject);
  const noteInfo = textHandlers(context, "chequeNoteInfo", async ({ id }: { id: string }) => {
    if ((await readValues(database, [id])).length === 0) throw notFound("There is no such cheque");
    return id;
  });
  const trade = ruledRecordHandlers(context, "chequeTradability", async (language) =>
    (await readValues(database)).map((row) => ({
      recordId: row.note.id,
      name: nameOf(lexicon, row, language),
      countryId: null,
    })),
  );
  implement(api, calls, {
    info: async ({ user, language }) => {
      const { language: lang, text } = chequeInfos;
      const rows = await database
        .select({ language: lang, text })
        .from(chequeInfos)
        .where(and(eq(chequeInfos.customerId, user.customer.id), eq(chequeInfos.noteId, ofAll)));
      return { info: preferred(rows, language) };
    },
    infoAllLanguages: info.read,
    changeInfo: info.change,
    noteInfo: noteInfo.read,
    changeNoteInfo: noteInfo.change,
    tradability: trade.read,
    changeTradability: trade.change,
  });
}

/** Values with the names of their series, in the order of the issuers. */
const readValues = (from: Database | Transaction, ids?: readonly string[]) =>
  from
    .select({ note: chequeNotes, issuer: chequeSeries.issuer, series: chequeSeries.series })
    .from(chequeNotes)
    .innerJoin(chequeSeries, eq(chequeSeries.id, chequeNotes.seriesId))
    .where(ids && inArray(chequeNotes.id, [...ids]))
    .orderBy(asc(chequeSeries.issuer), asc(chequeNotes.seriesId), asc(chequeNotes.position));

/** A cheque's name: issuer, series, value and currency. */
const nameOf = (
  lexicon: Lexicon,
  { note, issuer, series }: Awaited<ReturnType<typeof readValues>>[number],
  language: Language,
): string =>
  [
    issuerOf(lexicon, issuer, language),
    textOf(lexicon, series, language)?.text,
    written(note.denomination, language),
    note.currencyISO,
  ]
    .filter((part) => part !== null && part !== undefined)
    .join(" ");

/** A fraction has the decimal sign of the reader; a whole number is found as it is typed. */
const written = (value: number | null, language: Language): number | string | null =>
  value === null || Number.isInteger(value) ? value : formatNumber(value, language);
