import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import { catalogueState } from "./tables.ts";

/** The name under which the revision of the imported catalogue is stored. */
export const catalogueStateName = "catalogue";

/** Whether the state of a name is at a revision. */
export async function isAt(
  database: Database | Transaction,
  name: string,
  revision: string,
): Promise<boolean> {
  const [state] = await database
    .select({ revision: catalogueState.revision })
    .from(catalogueState)
    .where(eq(catalogueState.id, name));
  return state?.revision === revision;
}

/** Stores the revision of a name. */
export async function markAt(
  transaction: Transaction,
  name: string,
  revision: string,
): Promise<void> {
  await transaction
    .insert(catalogueState)
    .values({ id: name, revision })
    .onConflictDoUpdate({ target: catalogueState.id, set: { revision } });
}
