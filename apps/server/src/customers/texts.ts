import {
  type Language,
  languages,
  type Permission,
  type RuleSection,
  Texts,
  textLimit,
} from "@specimen/api/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Customer } from "../auth/customers.ts";
import type { Database, Transaction } from "../database/database.ts";
import { sanitizeRichText } from "../http/richText.ts";
import {
  defineRules,
  type NewRules,
  type RuleFault,
  type RuleGap,
  type RulesOf,
} from "./ruleSection.ts";
import { type countryInfoKinds, countryInfos, recordInfos } from "./tables.ts";

type Needed = readonly [Permission, ...Permission[]];

/** A text of a subject in one language. */
interface TextRow {
  readonly subject: string;
  readonly language: string;
  readonly text: string;
}

/** Texts by subject from rows. */
export function textsBySubject(rows: readonly TextRow[]): Map<string, Texts> {
  return new Map(
    [...Map.groupBy(rows, ({ subject }) => subject)].map(([subject, own]) => [
      subject,
      Object.fromEntries(own.map(({ language, text }) => [language, text])),
    ]),
  );
}

/** A text by language, brought to its stored form without empty ones; null where none is left. */
export function cleanTexts(texts: Texts, clean: (text: string) => string): Texts | null {
  const kept = languages.flatMap((language) => {
    const text = clean(texts[language] ?? "").trim();
    return text === "" ? [] : [[language, text] as const];
  });
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

/** Texts that are too long after they were sanitised. */
export const overlongTexts = (subject: string, texts: Texts, path: string): RuleFault[] =>
  languages.flatMap((language) =>
    (texts[language]?.length ?? 0) > textLimit
      ? [{ subject, path: `${path}.${language}`, code: "too_big" }]
      : [],
  );

/** Rows of texts in each language. */
export function textRows(rules: NewRules<Texts>): (TextRow & { readonly language: Language })[] {
  return [...rules].flatMap(([subject, texts]) =>
    languages.flatMap((language) => {
      const text = texts?.[language] ?? "";
      return text === "" ? [] : [{ subject, language, text }];
    }),
  );
}

/** The subjects whose texts lack a language of the customer. */
export const lackingLanguages = (
  texts: ReadonlyMap<string, Texts>,
  customer: Customer,
): RuleGap[] => {
  const subjects = [...texts].filter(([, text]) => customer.languages.some((each) => !text[each]));
  return subjects.length === 0
    ? []
    : [{ kind: "languagesMissing", subjects: subjects.map(([subject]) => subject) }];
};

/** What all sections of texts share. */
export interface TextRules {
  readonly database: Database;
  readonly name: RuleSection;
  readonly permissions: Needed;
  /** The subjects that do not exist. */
  readonly unknown: (
    database: Database | Transaction,
    subjects: readonly string[],
  ) => Promise<readonly string[]>;
  readonly labels?: NonNullable<RulesOf<Texts>["labels"]>;
}

/** What every section of texts, which are sanitised HTML, does alike; it adds how its rows are read and written. */
export const sharedTextRules = ({ name, permissions, unknown, labels }: TextRules) => ({
  name,
  permissions,
  value: Texts,
  clean: (texts: Texts) => cleanTexts(texts, sanitizeRichText),
  async check(database: Database | Transaction, _: string, rules: NewRules<Texts>) {
    const missing = await unknown(database, [...rules.keys()]);
    return [
      ...missing.map((subject) => ({ subject, path: "", code: "not_found" })),
      ...[...rules].flatMap(([subject, texts]) => overlongTexts(subject, texts ?? {}, "texts")),
    ];
  },
  ...(labels === undefined ? {} : { labels }),
});

/** The customer's texts on countries, at one of their places; the subjects are countries. */
export function countryTextRules(
  setup: TextRules & { readonly kind: (typeof countryInfoKinds)[number] },
): RulesOf<Texts> {
  const { kind, database } = setup;
  const own = (customerId: string, subjects?: readonly string[]) =>
    and(
      eq(countryInfos.customerId, customerId),
      eq(countryInfos.kind, kind),
      subjects && inArray(countryInfos.countryId, [...subjects]),
    );
  const read: RulesOf<Texts>["read"] = async (from, customerId, subjects) => {
    const { countryId, language, text } = countryInfos;
    const rows = await from
      .select({ subject: countryId, language, text })
      .from(countryInfos)
      .where(own(customerId, subjects));
    return textsBySubject(rows);
  };
  return defineRules<Texts>({
    ...sharedTextRules(setup),
    read,
    ofCountry: async (countryId) => [countryId],
    gaps: async (customer) => lackingLanguages(await read(database, customer.id), customer),
    async write(transaction, customerId, rules) {
      await transaction.delete(countryInfos).where(own(customerId, [...rules.keys()]));
      const rows = textRows(rules).map(({ subject: countryId, ...row }) => ({
        customerId,
        kind,
        countryId,
        ...row,
      }));
      if (rows.length > 0) await transaction.insert(countryInfos).values(rows);
    },
  });
}

/** The customer's texts on the records of an area; the subjects are their ids. */
export function recordTextRules(setup: TextRules & { readonly area: string }): RulesOf<Texts> {
  const { area, database } = setup;
  const own = (customerId: string, subjects?: readonly string[]) =>
    and(
      eq(recordInfos.customerId, customerId),
      eq(recordInfos.area, area),
      subjects && inArray(recordInfos.recordId, [...subjects]),
    );
  const read: RulesOf<Texts>["read"] = async (from, customerId, subjects) => {
    const { recordId, language, text } = recordInfos;
    const rows = await from
      .select({ subject: recordId, language, text })
      .from(recordInfos)
      .where(own(customerId, subjects));
    return textsBySubject(rows);
  };
  return defineRules<Texts>({
    ...sharedTextRules(setup),
    read,
    gaps: async (customer) => lackingLanguages(await read(database, customer.id), customer),
    async write(transaction, customerId, rules) {
      await transaction.delete(recordInfos).where(own(customerId, [...rules.keys()]));
      const rows = textRows(rules).map(({ subject: recordId, ...row }) => ({
        customerId,
        area,
        recordId,
        ...row,
      }));
      if (rows.length > 0) await transaction.insert(recordInfos).values(rows);
    },
  });
}
