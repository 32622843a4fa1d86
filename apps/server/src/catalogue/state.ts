import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import { catalogueState } from "./tables.ts";

/** Whether what is written once under a name stands at a revision. */
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

/** Records the revision under a name. */
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
