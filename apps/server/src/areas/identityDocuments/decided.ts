import type { AcceptanceKind } from "@specimen/api/contract";
import type { Database } from "../../database/database.ts";
import { decisionOn, type Reader } from "./present.ts";
import { identityDocuments } from "./tables.ts";
import { status } from "./queries/columns.ts";

/**
 * Prepares the ids of the documents on which the answer is of a kind: it follows from rules, lists
 * and the day, which no column has.
 */
export function prepareDecided(database: Database) {
  const { id, countryId, ruleIds } = identityDocuments;
  const readAll = database
    .select({ id, countryId, ruleIds, status: status.as("status") })
    .from(identityDocuments)
    .prepare("documents_to_decide");
  return async (kind: AcceptanceKind | undefined, reader: Reader) => {
    if (kind === undefined) return undefined;
    const rows = await readAll.execute({ today: reader.today });
    return rows.flatMap((row) => (decisionOn(row, reader).kind === kind ? [row.id] : []));
  };
}
