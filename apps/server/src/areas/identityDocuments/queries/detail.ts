import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { readOnce } from "../../../database/readOnce.ts";
import type { Database } from "../../../database/database.ts";
import { acceptedDocuments, documentIssuers, documentRules, identityDocuments } from "../tables.ts";
import { status } from "./columns.ts";

const { searchVector, keywords, ...columns } = getTableColumns(identityDocuments);
const whole = { ...columns, status: status.as("status") };

/** Prepared read of one document. */
export const prepareDocument = (database: Database) =>
  database
    .select(whole)
    .from(identityDocuments)
    .where(eq(identityDocuments.id, sql.placeholder("id")))
    .prepare("identity_document");

/** A whole document as read from the database. */
export type DetailRow = Awaited<ReturnType<ReturnType<typeof prepareDocument>["execute"]>>[number];

/** Prepared read of all series of an issuer's documents of one kind, newest first. */
export const prepareSeries = (database: Database) =>
  database
    .select(whole)
    .from(identityDocuments)
    .where(
      and(
        eq(identityDocuments.issuerCode, sql.placeholder("issuerCode")),
        eq(identityDocuments.kind, sql.placeholder("kind")),
      ),
    )
    .orderBy(asc(identityDocuments.listPosition))
    .prepare("identity_document_series");

/** Reads the codes of states in machine-readable zones, by country. */
export const prepareMrzCodes = (database: Database): (() => Promise<ReadonlyMap<string, string>>) =>
  readOnce(async () => {
    const rows = await database.select().from(documentIssuers);
    return new Map(rows.map(({ countryId, mrzCode }) => [countryId, mrzCode]));
  });

/** A rule of law or practice. */
export type RuleRow = typeof documentRules.$inferSelect;

/** Reads the rules, by id. */
export const prepareRules = (database: Database): (() => Promise<ReadonlyMap<string, RuleRow>>) =>
  readOnce(async () => {
    const rows = await database.select().from(documentRules);
    return new Map(rows.map((row) => [row.id, row]));
  });

/** Prepares the read of a customer's lists of accepted documents. */
export function prepareAcceptedLists(database: Database) {
  const read = database
    .select({
      countryId: acceptedDocuments.countryId,
      documentIds: acceptedDocuments.documentIds,
    })
    .from(acceptedDocuments)
    .where(eq(acceptedDocuments.customerId, sql.placeholder("customerId")))
    .prepare("accepted_documents");
  return async (customerId: string) => {
    const lists = (await read.execute({ customerId })).map(
      ({ countryId, documentIds }) => [countryId, new Set(documentIds)] as const,
    );
    return {
      byDefault: lists.find(([countryId]) => countryId === null)?.[1] ?? new Set<string>(),
      byCountry: new Map(
        lists.flatMap(([countryId, ids]) => (countryId === null ? [] : [[countryId, ids]])),
      ),
    };
  };
}
