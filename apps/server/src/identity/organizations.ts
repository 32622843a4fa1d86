import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { identityArtifacts } from "./tables.ts";
import type { Account } from "./accounts.ts";

/** The organisation of ID tokens: a customer, by id (`org_…`) or by name (in lower case). */
interface Organization {
  org_id: string;
  org_name: string;
}

/** The organisation an account belongs to. */
export function organizationOf(account: Account): Organization {
  return { org_id: `org_${account.customerId}`, org_name: account.customerId.toLowerCase() };
}

/** Whether an account belongs to the organisation asked for by the `organization` parameter. */
export function isMember(account: Account, asked: string): boolean {
  const wanted = asked.trim();
  const { org_id, org_name } = organizationOf(account);
  return wanted.startsWith("org_") ? wanted === org_id : wanted.toLowerCase() === org_name;
}

const model = "GrantOrganization";

/** The token endpoint does not see the parameter: a grant remembers that an organisation was asked. */
export async function rememberOrganization(
  database: Database,
  grantId: string,
  expiresAt: Date,
): Promise<void> {
  await database
    .insert(identityArtifacts)
    .values({ model, id: grantId, grantId, payload: {}, expiresAt })
    .onConflictDoNothing();
}

/** Whether the grant was made for an organisation. */
export async function isForOrganization(database: Database, grantId: string): Promise<boolean> {
  const found = await database
    .select({ id: identityArtifacts.id })
    .from(identityArtifacts)
    .where(and(eq(identityArtifacts.model, model), eq(identityArtifacts.id, grantId)));
  return found.length > 0;
}
