import { CustomerNoteIndex, CustomerNoteRule, languages } from "@specimen/api/contract";
import { and, eq, inArray } from "drizzle-orm";
import { defineRules, type RulesOf } from "../../customers/ruleSection.ts";
import { lackingLanguages, overlongTexts } from "../../customers/texts.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { sanitizeRichText } from "../../http/richText.ts";
import type { RuleContext } from "../defineArea.ts";
import { customerNotes } from "./tables.ts";

/** The indexes of notes (specification 3). */
export const noteIndexes = [...CustomerNoteIndex.def.values];

const indexOf = (subject: string) => noteIndexes.find((index) => String(index) === subject);

/** The customers' notes 1 to 7; the subjects are their indexes. */
export const noteRules = ({ database }: RuleContext): RulesOf<CustomerNoteRule> =>
  defineRules<CustomerNoteRule>({
    name: "customerNotes",
    permissions: ["client_tool:access"],
    value: CustomerNoteRule,
    clean({ texts }) {
      const kept = languages.flatMap((language) => {
        const own = texts[language];
        if (own === undefined) return [];
        const note = sanitizeRichText(own.note);
        return note === "" ? [] : [[language, { label: own.label.trim(), note }] as const];
      });
      return kept.length === 0 ? null : { texts: Object.fromEntries(kept) };
    },
    async check(_, __, rules) {
      return [...rules].flatMap(([subject, rule]) => {
        const notes = languages.map((each) => [each, rule?.texts[each]?.note] as const);
        return [
          ...(indexOf(subject) === undefined ? [{ subject, path: "", code: "not_found" }] : []),
          ...overlongTexts(subject, Object.fromEntries(notes), "texts"),
        ];
      });
    },
    read: readNotes,
    async gaps(customer) {
      const notes = [...(await readNotes(database, customer.id))].map(
        ([subject, { texts }]) =>
          [
            subject,
            Object.fromEntries(languages.map((each) => [each, texts[each]?.note])),
          ] as const,
      );
      return lackingLanguages(new Map(notes), customer);
    },
    async write(transaction, customerId, rules) {
      await transaction.delete(customerNotes).where(isOwn(customerId, [...rules.keys()]));
      const rows = [...rules].flatMap(([subject, rule]) => {
        const index = indexOf(subject);
        return languages.flatMap((language) => {
          const own = rule?.texts[language];
          return own === undefined || index === undefined
            ? []
            : [{ customerId, index, language, ...own }];
        });
      });
      if (rows.length > 0) await transaction.insert(customerNotes).values(rows);
    },
  });

async function readNotes(
  database: Database | Transaction,
  customerId: string,
  subjects?: readonly string[],
): Promise<Map<string, CustomerNoteRule>> {
  const rows = await database.select().from(customerNotes).where(isOwn(customerId, subjects));
  return new Map(
    [...Map.groupBy(rows, ({ index }) => String(index))].map(([subject, own]) => [
      subject,
      {
        texts: Object.fromEntries(
          own.map(({ language, label, note }) => [language, { label, note }]),
        ),
      },
    ]),
  );
}

const isOwn = (customerId: string, subjects?: readonly string[]) =>
  and(
    eq(customerNotes.customerId, customerId),
    subjects &&
      inArray(
        customerNotes.index,
        subjects.flatMap((subject) => indexOf(subject) ?? []),
      ),
  );
