import type { identityDocuments as calls, Language } from "@specimen/api/contract";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { isNameOf } from "../../../catalogue/countries.ts";
import { countryNames } from "../../../catalogue/tables.ts";
import type { Database } from "../../../database/database.ts";
import { statementName } from "../../../database/statementName.ts";
import { wordsOf } from "../../../search/questionWords.ts";
import { prepareSpelling } from "../../../search/spelling.ts";
import { identityDocuments } from "../tables.ts";
import { sortedBy, status, summaryColumns } from "./columns.ts";

type Filters = Omit<z.infer<typeof calls.search.query>, "page" | "pageSize">;

/** What is searched for, and which page of it; `unmeasured` as in the contract. */
export type DocumentQuery = Filters & {
  readonly language: Language;
  readonly today: string;
  readonly limit: number;
  readonly offset: number;
  /** The documents with the answer asked for. */
  readonly decidedIds?: readonly string[] | undefined;
};

/** A filter on a fact that may be unknown: the records that match, and those that lack the fact. */
interface Fact {
  readonly is: SQL;
  readonly lacks: SQL;
}

const value = (name: keyof Filters | "words" | "decidedIds") => sql.placeholder(name);
const { issuedDay, issueEndDay, hasChip, numberBeginnings, recordedStatus } = identityDocuments;

const plain: Partial<Record<keyof Filters, SQL>> = {
  text: sql`${identityDocuments.searchVector} @@ (select to_tsquery('simple', unaccented(${value("words")})))`,
  countryId: eq(identityDocuments.countryId, value("countryId")),
  group: eq(identityDocuments.group, value("group")),
  kind: eq(identityDocuments.kind, value("kind")),
  format: eq(identityDocuments.format, value("format")),
  feature: sql`${identityDocuments.featureTypes} @> array[${value("feature")}::text]`,
  status: sql`${status} = ${value("status")}`,
  acceptance: sql`${identityDocuments.id} = any(${value("decidedIds")}::text[])`,
};

const yearBegins = sql`make_date(${value("year")}::int, 1, 1)`;
const yearEnds = sql`make_date(${value("year")}::int, 12, 31)`;
/** A series without a last day of issue is issued still, or it is not known when that ended. */
const isOpen = sql`${issueEndDay} is null and ${recordedStatus} = 'current'`;
const isEndUnknown = sql`${issueEndDay} is null and ${recordedStatus} <> 'current'`;

const known = {
  hasChip: { is: eq(hasChip, value("hasChip")), lacks: sql`${hasChip} is null` },
  year: {
    is: sql`(${issuedDay} <= ${yearEnds} and (${issueEndDay} >= ${yearBegins} or (${isOpen})))`,
    lacks: sql`((${issuedDay} is null and (${issueEndDay} is null or ${issueEndDay} >= ${yearBegins})) or (${issuedDay} <= ${yearEnds} and ${isEndUnknown}))`,
  },
  number: {
    is: sql`${value("number")} ~ ${numberBeginnings}`,
    lacks: sql`${numberBeginnings} is null`,
  },
} satisfies Partial<Record<keyof Filters, Fact>>;

const isInLanguage = isNameOf(identityDocuments.countryId, sql.placeholder("language"));

/** The most combinations of filters and sorting that stay prepared on a connection. */
const keptPrepared = 200;

/** Prepares searches, one per combination of filters and sorting in use; `readNames` as in namesInOrder.ts. */
export function prepareDocumentSearch(
  database: Database,
  readNames: (language: Language) => Promise<readonly string[]>,
) {
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  const spell = prepareSpelling(database);

  function prepare(
    filters: readonly (keyof Filters)[],
    query: DocumentQuery,
    own: string,
    isKept: boolean,
  ) {
    const conditions = filters.flatMap((key) => plain[key] ?? []);
    const facts = filters.flatMap((key) => (key in known ? known[key as keyof typeof known] : []));
    const othersPass = facts.map(({ is, lacks }) => or(is, lacks));
    // Without a filter on a fact that may be unknown no record is unmeasured.
    const lacksSome = or(...facts.map(({ lacks }) => lacks)) ?? sql`false`;
    const isUnmeasured = and(...conditions, ...othersPass, lacksSome);
    const fitting = and(...conditions, ...facts.map(({ is }) => is));
    const wanted = query.unmeasured === true ? isUnmeasured : fitting;
    const count = (where: SQL | undefined) =>
      sql<number>`(${database
        .select({ count: sql<number>`count(*)::int` })
        .from(identityDocuments)
        .where(where)})`;
    const nameOf = (kind: string) => (isKept ? statementName(`documents_${kind}`, own) : "");
    return {
      page: database
        .select(summaryColumns)
        .from(identityDocuments)
        .leftJoin(countryNames, isInLanguage)
        .where(wanted)
        .orderBy(...sortedBy(query, filters.includes("countryId")))
        .limit(sql.placeholder("limit"))
        .offset(sql.placeholder("offset"))
        .prepare(nameOf("page")),
      counts: database
        .select({ total: count(wanted), unmeasured: count(isUnmeasured) })
        .from(sql`(select 1) as one`)
        .prepare(nameOf("counts")),
    };
  }

  function preparedFor(query: DocumentQuery, hasWords: boolean) {
    const filters = [...Object.keys(plain), ...Object.keys(known)].filter((key) =>
      key === "text" ? hasWords : query[key as keyof Filters] !== undefined,
    ) as (keyof Filters)[];
    const name = [...filters, query.unmeasured, query.sort, query.order].join(" ");
    const found = prepared.get(name);
    if (found !== undefined) return found;
    const isKept = prepared.size < keptPrepared;
    const made = prepare(filters, query, name, isKept);
    if (isKept) prepared.set(name, made);
    return made;
  }

  async function search(query: DocumentQuery, words: string) {
    const { page, counts } = preparedFor(query, words !== "");
    const names = query.sort === "document" ? await readNames(query.language) : [];
    const values = { ...query, words, names, number: query.number?.trim().toUpperCase() };
    const [rows, [counted]] = await Promise.all([page.execute(values), counts.execute(values)]);
    return { rows, total: counted?.total ?? 0, unmeasured: counted?.unmeasured ?? 0 };
  }

  return async (query: DocumentQuery) => {
    const words = wordsOf(query.text ?? "");
    const found = await search(query, words.map((word) => `${word}:*`).join(" & "));
    if (found.total > 0 || words.length === 0) return found;
    const spelt = await spell(words);
    return spelt === undefined ? found : search(query, spelt);
  };
}

/** A row of a list as read from the database. */
export type SummaryRow = Awaited<
  ReturnType<ReturnType<typeof prepareDocumentSearch>>
>["rows"][number];

/** Prepares the counts of a country's documents by group. */
export const prepareGroupCounts = (database: Database) =>
  database
    .select({ group: identityDocuments.group, count: sql<number>`count(*)::int` })
    .from(identityDocuments)
    .where(eq(identityDocuments.countryId, sql.placeholder("countryId")))
    .groupBy(identityDocuments.group)
    .prepare("documents_by_group");
