import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { catalogueState } from "../catalogue/wordTables.ts";

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Says whether a state is not yet that of this build, and makes it so. */
export async function mark(
  transaction: Transaction,
  id: string,
  revision: string,
): Promise<boolean> {
  const [state] = await transaction.select().from(catalogueState).where(eq(catalogueState.id, id));
  if (state?.revision === revision) return false;
  await transaction
    .insert(catalogueState)
    .values({ id, revision })
    .onConflictDoUpdate({ target: catalogueState.id, set: { revision } });
  return true;
}
