import { TravelInfoRule, TravelSections } from "@specimen/api/contract";
import { and, eq, inArray } from "drizzle-orm";
import { customerSettings } from "../../auth/tables.ts";
import { countryLabels } from "../../catalogue/countries.ts";
import { defineRules, type RulesOf } from "../../customers/ruleSection.ts";
import {
  cleanTexts,
  lackingLanguages,
  overlongTexts,
  textRows,
  textsBySubject,
} from "../../customers/texts.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { sanitizeRichText } from "../../http/richText.ts";
import type { RuleContext } from "../defineArea.ts";
import { sectionNames } from "./present.ts";
import { travelAdditions, travelOwnLimits } from "./tables.ts";

/** The only subject of the section visibility. */
export const sectionsSubject = "sections";

/** The customers' texts and limits on money at the border; the subjects are countries. */
export function travelInfoRules({ lexicon, database }: RuleContext): RulesOf<TravelInfoRule> {
  return defineRules<TravelInfoRule>({
    name: "travelInfo",
    permissions: [
      "client_tool:access",
      "client_tool_banknotes:access",
      "client_tool_banknotes:travel_info:read",
    ],
    value: TravelInfoRule,
    clean({ additions, limits }) {
      const texts = cleanTexts(additions, sanitizeRichText);
      return texts === null && limits === null ? null : { additions: texts ?? {}, limits };
    },
    async check(_, __, rules) {
      return [...rules].flatMap(([subject, rule]) => [
        ...(lexicon.entry(subject) ? [] : [{ subject, path: "", code: "not_found" }]),
        ...overlongTexts(subject, rule?.additions ?? {}, "additions"),
      ]);
    },
    read,
    async write(transaction, customerId, rules) {
      const ids = [...rules.keys()];
      await transaction.delete(travelAdditions).where(isAddition(customerId, ids));
      await transaction.delete(travelOwnLimits).where(isOwnLimit(customerId, ids));
      const additions = new Map([...rules].map(([id, rule]) => [id, rule?.additions ?? null]));
      const texts = textRows(additions).map(({ subject: countryId, language, text }) => ({
        customerId,
        countryId,
        language,
        text,
      }));
      const limits = [...rules].flatMap(([countryId, rule]) =>
        rule === null || rule.limits === null
          ? []
          : [{ customerId, countryId, limits: rule.limits }],
      );
      if (texts.length > 0) await transaction.insert(travelAdditions).values(texts);
      if (limits.length > 0) await transaction.insert(travelOwnLimits).values(limits);
    },
    labels: async (_, ids, language) => countryLabels(lexicon, ids, language),
    async gaps(customer) {
      const rules = await read(database, customer.id);
      const texts = [...rules].map(([id, { additions }]) => [id, additions] as const);
      const written = texts.filter(([, additions]) => Object.keys(additions).length > 0);
      return lackingLanguages(new Map(written), customer);
    },
  });
}

/** Which sections of the travel information the staff see; one subject. */
export const travelSectionRules: RulesOf<TravelSections> = defineRules<TravelSections>({
  name: "travelSections",
  permissions: [
    "client_tool:access",
    "client_tool_banknotes:access",
    "client_tool_banknotes:view_travel_info:read",
  ],
  value: TravelSections,
  clean: (sections) => (sectionNames.every((name) => sections[name]) ? null : sections),
  async check(_, __, rules) {
    return [...rules.keys()]
      .filter((subject) => subject !== sectionsSubject)
      .map((subject) => ({ subject, path: "", code: "not_found" }));
  },
  async read(database, customerId) {
    const [settings] = await database
      .select({ hidden: customerSettings.hiddenTravelSections })
      .from(customerSettings)
      .where(eq(customerSettings.customerId, customerId));
    const hidden = settings?.hidden ?? [];
    if (hidden.length === 0) return new Map();
    const shown = sectionNames.map((name) => [name, !hidden.includes(name)]);
    return new Map([[sectionsSubject, TravelSections.parse(Object.fromEntries(shown))]]);
  },
  async write(transaction, customerId, rules) {
    const sections = rules.get(sectionsSubject) ?? null;
    const hidden = sections === null ? [] : sectionNames.filter((name) => !sections[name]);
    await transaction
      .update(customerSettings)
      .set({ hiddenTravelSections: hidden })
      .where(eq(customerSettings.customerId, customerId));
  },
});

async function read(
  database: Database | Transaction,
  customerId: string,
  ids?: readonly string[],
): Promise<Map<string, TravelInfoRule>> {
  const { countryId, language, text } = travelAdditions;
  const rows = await database
    .select({ subject: countryId, language, text })
    .from(travelAdditions)
    .where(isAddition(customerId, ids));
  const own = await database.select().from(travelOwnLimits).where(isOwnLimit(customerId, ids));
  const texts = textsBySubject(rows);
  const limits = new Map(own.map((row) => [row.countryId, row.limits]));
  return new Map(
    [...new Set([...texts.keys(), ...limits.keys()])].map((id) => [
      id,
      { additions: texts.get(id) ?? {}, limits: limits.get(id) ?? null },
    ]),
  );
}

const isAddition = (customerId: string, ids?: readonly string[]) =>
  and(
    eq(travelAdditions.customerId, customerId),
    ids && inArray(travelAdditions.countryId, [...ids]),
  );

const isOwnLimit = (customerId: string, ids?: readonly string[]) =>
  and(
    eq(travelOwnLimits.customerId, customerId),
    ids && inArray(travelOwnLimits.countryId, [...ids]),
  );
