import { and, eq } from "drizzle-orm";
import type { Database } from "../../../database/database.ts";
import type { SealedValues } from "../../../database/sealedValues.ts";
import { webhookKeys } from "../tables.ts";

/** For how long calls carry a signature by the previous key too, in ms. */
const overlap = 24 * 60 * 60 * 1000;

/** The keys of a customer's webhooks in Base64. */
export interface SigningKeys {
  readonly generation: number;
  readonly current: string;
  /** The key before it while its time has not run out. */
  readonly previous: { readonly key: string; readonly until: Date } | null;
}

/** The keys that a customer's webhooks are signed with at a time. */
export async function readSigningKeys(
  { database, sealed }: { database: Database; sealed: SealedValues },
  customerId: string,
  at: Date,
): Promise<SigningKeys> {
  const [row] = await database
    .select()
    .from(webhookKeys)
    .where(eq(webhookKeys.customerId, customerId));
  const generation = row?.generation ?? 0;
  const until = new Date((row?.renewedAt.getTime() ?? 0) + overlap);
  return {
    generation,
    current: keyOf(sealed, customerId, generation),
    previous:
      generation > 0 && at < until
        ? { key: keyOf(sealed, customerId, generation - 1), until }
        : null,
  };
}

/** Makes a new key, unless the one of `generation` has been followed by another already. */
export async function renewSigningKey(
  database: Database,
  { customerId, generation, at }: { customerId: string; generation: number; at: Date },
): Promise<void> {
  const next = { generation: generation + 1, renewedAt: at };
  if (generation === 0) {
    await database
      .insert(webhookKeys)
      .values({ customerId, ...next })
      .onConflictDoNothing();
    return;
  }
  const isCurrent = and(
    eq(webhookKeys.customerId, customerId),
    eq(webhookKeys.generation, generation),
  );
  await database.update(webhookKeys).set(next).where(isCurrent);
}

/** Nothing secret is stored: every key is derived from the installation's own. */
const keyOf = (sealed: SealedValues, customerId: string, generation: number): string => {
  const name = generation === 0 ? customerId : `${customerId} ${generation}`;
  return Buffer.from(sealed.digest(name, "webhooks"), "base64url").toString("base64");
};
