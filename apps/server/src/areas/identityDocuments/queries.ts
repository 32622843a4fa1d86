import { asc, type SQL } from "drizzle-orm";
import { readOnce } from "../../catalogue/readOnce.ts";
import type { Database } from "../../database/database.ts";
import { documentIssuers, identityDocuments } from "./tables.ts";

/** Prepares a read of documents, by country and position. */
export const prepareDocuments = (database: Database, name: string, where?: SQL) =>
  database
    .select()
    .from(identityDocuments)
    .where(where)
    .orderBy(asc(identityDocuments.countryId), asc(identityDocuments.position))
    .prepare(name);

/** Reads the codes of states in machine-readable zones, by country. */
export const prepareMrzCodes = (database: Database): (() => Promise<ReadonlyMap<string, string>>) =>
  readOnce(async () => {
    const rows = await database.select().from(documentIssuers);
    return new Map(rows.map(({ countryId, mrzCode }) => [countryId, mrzCode]));
  });
