import { CustomerLinkRule, type CustomerLinkType, languages } from "@specimen/api/contract";
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { readNaming } from "../../customers/readNaming.ts";
import { defineRules, type RulesOf } from "../../customers/ruleSection.ts";
import { lackingLanguages } from "../../customers/texts.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { bestOf, preference } from "../../http/bestLanguage.ts";
import { sanitizeRichText } from "../../http/richText.ts";
import type { RuleContext } from "../defineArea.ts";
import { ownPdfs } from "./pdfRules.ts";
import { customerLinks, customerLinkTexts } from "./tables.ts";

/** How a value of each type is stored. */
const stored: Readonly<Record<CustomerLinkType, (value: string) => string>> = {
  link: (value) => value.trim(),
  text: sanitizeRichText,
  pdf: () => "",
};

/** The customers' links in the side navigation; the subjects are their ids. */
export function customerLinkRules({ database }: RuleContext): RulesOf<CustomerLinkRule> {
  const named = { name: "customerLinks", value: CustomerLinkRule, read: readLinks } as const;
  return defineRules<CustomerLinkRule>({
    ...named,
    permissions: ["client_tool:access"],
    clean: cleanLink,
    async check(from, customerId, rules) {
      const ids = [...rules.keys()];
      const foreign = await foreignLinks(from, customerId, ids);
      const wanted = [...rules.values()].flatMap((rule) => rule?.pdfId ?? []);
      const pdfs = await ownPdfs(from, customerId, wanted);
      return [...rules].flatMap(([subject, rule]) => [
        ...(foreign.has(subject) ? [{ subject, path: "", code: "not_found" }] : []),
        ...(rule?.type === "pdf" && (rule.pdfId === null || !pdfs.has(rule.pdfId))
          ? [{ subject, path: "pdfId", code: "not_found" }]
          : []),
      ]);
    },
    mentions: ({ pdfId }) => (pdfId === null ? [] : [{ section: "pdfs", id: pdfId }]),
    async write(transaction, customerId, rules) {
      const { id } = customerLinks;
      await transaction
        .delete(customerLinks)
        .where(and(eq(customerLinks.customerId, customerId), inArray(id, [...rules.keys()])));
      for (const [linkId, rule] of rules) {
        if (rule === null) continue;
        const { type, position, pdfId, texts } = rule;
        await transaction
          .insert(customerLinks)
          .values({ id: linkId, customerId, type, position, pdfId });
        const rows = languages.flatMap((language) => {
          const own = texts[language];
          return own === undefined ? [] : [{ linkId, language, ...own }];
        });
        await transaction.insert(customerLinkTexts).values(rows);
      }
    },
    async gaps(customer) {
      const labels = [...(await readLinks(database, customer.id))].map(
        ([id, { texts }]) =>
          [id, Object.fromEntries(languages.map((each) => [each, texts[each]?.label]))] as const,
      );
      return lackingLanguages(new Map(labels), customer);
    },
    async labels(customerId, ids, language) {
      const links = await readNaming(database, named, customerId, ids);
      return new Map(
        [...links].map(([id, { texts }]) => {
          const written = languages.flatMap((each) => {
            const own = texts[each];
            return own === undefined ? [] : [{ language: each, label: own.label }];
          });
          return [id, bestOf(written, preference(language, []))?.label ?? id];
        }),
      );
    },
  });
}

/** A link as it is stored. */
function cleanLink({ type, position, pdfId, texts }: CustomerLinkRule): CustomerLinkRule {
  const kept = languages.flatMap((language) => {
    const own = texts[language];
    if (own === undefined) return [];
    return [[language, { label: own.label.trim(), value: stored[type](own.value) }] as const];
  });
  return { type, position, pdfId: type === "pdf" ? pdfId : null, texts: Object.fromEntries(kept) };
}

async function readLinks(
  database: Database | Transaction,
  customerId: string,
  ids?: readonly string[],
): Promise<Map<string, CustomerLinkRule>> {
  const { id, type, position, pdfId } = customerLinks;
  const { language, label, value } = customerLinkTexts;
  const rows = await database
    .select({ id, type, position, pdfId, language, label, value })
    .from(customerLinks)
    .innerJoin(customerLinkTexts, eq(customerLinkTexts.linkId, id))
    .where(and(eq(customerLinks.customerId, customerId), ids && inArray(id, [...ids])))
    .orderBy(asc(position), asc(id));
  return new Map(
    [...Map.groupBy(rows, (row) => row.id)].flatMap(([linkId, own]) => {
      const [first] = own;
      if (first === undefined) return [];
      const texts = Object.fromEntries(
        own.map((row) => [row.language, { label: row.label, value: row.value }]),
      );
      return [
        [
          linkId,
          { type: first.type, position: first.position, pdfId: first.pdfId, texts },
        ] as const,
      ];
    }),
  );
}

/** The ids among some that are links of other customers. */
async function foreignLinks(
  database: Database | Transaction,
  customerId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { id } = customerLinks;
  const rows = await database
    .select({ id })
    .from(customerLinks)
    .where(and(inArray(id, [...ids]), ne(customerLinks.customerId, customerId)));
  return new Set(rows.map((row) => row.id));
}
