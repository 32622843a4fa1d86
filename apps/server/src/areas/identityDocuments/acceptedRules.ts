import {
  AcceptedDocumentsRule,
  anyCountry,
  DocumentHeadingsRule,
  documentRules as calls,
  type Language,
  type Permission,
} from "@specimen/api/contract";
import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { countryLabels, countryOf } from "../../catalogue/countries.ts";
import type { Lexicon } from "../../catalogue/lexicon.ts";
import { type AnyRules, defineRules } from "../../customers/ruleSection.ts";
import { textHandlers } from "../../customers/textHandlers.ts";
import { countryTextRules, recordTextRules } from "../../customers/texts.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problemError.ts";
import type { AppApi, RuleContext } from "../defineArea.ts";
import { documentHeadingRules } from "./headingRules.ts";
import { issuerNameOf, nameOf } from "./present.ts";
import { acceptedDocuments, identityDocuments } from "./tables.ts";

const area: readonly [Permission, Permission] = [
  "client_tool:access",
  "client_tool_identity_documents:access",
];
const infoPermissions: readonly [Permission, ...Permission[]] = [
  ...area,
  "client_tool_identity_documents:document_info:read",
];

/** The customers' notes on documents and the documents they accept. */
export function documentRuleSections({ database, lexicon }: RuleContext): AnyRules[] {
  const labels = async (_: string, ids: readonly string[], language: Language) =>
    countryLabels(lexicon, ids, language);
  return [
    countryTextRules({
      database,
      name: "documentCountryInfo",
      kind: "identityDocuments",
      permissions: [...area, "client_tool_identity_documents:country_info:read"],
      unknown: async (_, ids) => ids.filter((id) => lexicon.entry(id) === undefined),
      labels,
    }),
    recordTextRules({
      database,
      name: "documentInfo",
      area: "identityDocuments",
      permissions: infoPermissions,
      unknown: unknownDocuments,
      labels: async (_, ids, language) => namesOf(database, lexicon, ids, language),
    }),
    documentHeadingRules,
    defineRules<AcceptedDocumentsRule>({
      name: "acceptedDocuments",
      permissions: infoPermissions,
      value: AcceptedDocumentsRule,
      clean: ({ documentIds }) => ({ documentIds: [...new Set(documentIds)].toSorted() }),
      labels,
      mentions: ({ documentIds }) => documentIds.map((id) => ({ section: "documentInfo", id })),
      check: (from, _, rules) => faultsOf(from, lexicon, rules),
      async read(from, customerId, subjects) {
        const rows = await from
          .select()
          .from(acceptedDocuments)
          .where(isList(customerId, subjects));
        return new Map(
          rows.map(({ countryId, documentIds }) => [
            countryId ?? anyCountry,
            { documentIds: documentIds.toSorted() },
          ]),
        );
      },
      async write(transaction, customerId, rules) {
        await transaction.delete(acceptedDocuments).where(isList(customerId, [...rules.keys()]));
        const rows = [...rules].flatMap(([subject, rule]) =>
          rule === null
            ? []
            : [{ customerId, countryId: subject === anyCountry ? null : subject, ...rule }],
        );
        if (rows.length > 0) await transaction.insert(acceptedDocuments).values(rows);
      },
    }),
  ];
}

async function faultsOf(
  database: Database | Transaction,
  lexicon: Lexicon,
  rules: ReadonlyMap<string, AcceptedDocumentsRule | null>,
) {
  const wanted = [...rules.values()].flatMap((rule) => rule?.documentIds ?? []);
  const unknown = new Set(await unknownDocuments(database, [...new Set(wanted)]));
  return [...rules].flatMap(([subject, rule]) => [
    ...(subject === anyCountry || lexicon.entry(subject)
      ? []
      : [{ subject, path: "", code: "not_found" }]),
    ...(rule?.documentIds ?? []).flatMap((id, index) =>
      unknown.has(id) ? [{ subject, path: `documentIds.${index}`, code: "not_found" }] : [],
    ),
  ]);
}

const isList = (customerId: string, subjects?: readonly string[]) =>
  and(
    eq(acceptedDocuments.customerId, customerId),
    subjects &&
      or(
        inArray(
          acceptedDocuments.countryId,
          subjects.filter((subject) => subject !== anyCountry),
        ),
        subjects.includes(anyCountry) ? isNull(acceptedDocuments.countryId) : undefined,
      ),
  );

/** What documents are called, each with its country and its first year. */
async function namesOf(
  database: Database,
  lexicon: Lexicon,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const { id, kind, name, countryId, issuerCode, firstIssued } = identityDocuments;
  const rows = await database
    .select({ id, kind, name, countryId, issuerCode, firstIssued })
    .from(identityDocuments)
    .where(inArray(id, [...ids]));
  return new Map(
    rows.map((row) => {
      const own = [nameOf(lexicon, row, language).text, row.firstIssued?.slice(0, 4)];
      const issuer = issuerNameOf(lexicon, row, language);
      return [row.id, `${issuer}, ${own.filter(Boolean).join(" ")}`];
    }),
  );
}

async function unknownDocuments(
  database: Database | Transaction,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({ id: identityDocuments.id })
    .from(identityDocuments)
    .where(inArray(identityDocuments.id, [...ids]));
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** The writing calls on identity documents. */
export function documentRuleRoutes(api: AppApi): void {
  const { context } = api;
  const { database, lexicon, rules } = context;
  const country = textHandlers(
    context,
    "documentCountryInfo",
    ({ id }: { id: string }) => countryOf(lexicon, id).id,
  );
  const document = textHandlers(context, "documentInfo", async ({ id }: { id: string }) => {
    if ((await unknownDocuments(database, [id])).length > 0) throw notFound();
    return id;
  });
  const subjectOf = (id: string) => (id === anyCountry ? id : countryOf(lexicon, id).id);

  implement(api, calls, {
    countryInfo: country.read,
    changeCountryInfo: country.change,
    documentInfo: document.read,
    changeDocumentInfo: document.change,

    columnHeadings: async ({ user }) => {
      const own = await rules.sectionOf("documentHeadings").read(database, user.customer.id);
      const { headings } = DocumentHeadingsRule.parse(own.get(anyCountry) ?? { headings: {} });
      return { version: String(user.customer.rulesRevision), headings };
    },

    changeColumnHeadings: ({ query, body, user, version }) =>
      rules.change(user, {
        section: "documentHeadings",
        rules: new Map([[anyCountry, body]]),
        version,
        options: query,
      }),

    accepted: async ({ user }) => {
      const own = await rules.sectionOf("acceptedDocuments").read(database, user.customer.id);
      const lists = [...own].map(([id, list]) => ({ id, list: AcceptedDocumentsRule.parse(list) }));
      const byDefault = lists.find(({ id }) => id === anyCountry);
      return {
        version: String(user.customer.rulesRevision),
        lists: [
          byDefault ?? { id: anyCountry, list: { documentIds: [] } },
          ...lists.filter((list) => list !== byDefault).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        ],
      };
    },

    changeAccepted: ({ params, query, body, user, version }) =>
      rules.change(user, {
        section: "acceptedDocuments",
        rules: new Map([[subjectOf(params.id), body]]),
        version,
        options: query,
      }),

    removeAccepted: ({ params, query, user, version }) =>
      rules.change(user, {
        section: "acceptedDocuments",
        rules: new Map([[subjectOf(params.id), null]]),
        version,
        options: query,
      }),
  });
}
