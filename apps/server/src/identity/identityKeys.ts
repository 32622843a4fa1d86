import { randomBytes } from "node:crypto";
import { asc, desc, eq, sql } from "drizzle-orm";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from "jose";
import type { Database } from "../database/database.ts";
import { identityKeys } from "./tables.ts";

/** Keys of the provider; signing keys are private RS256 JWKs, the newest first. */
export interface IdentityKeys {
  signing: [JWK, ...JWK[]];
  cookies: string[];
}

/** Key of the advisory lock under which keys are made. */
const keyLock = 4103;

/** Reads the keys of a database, or makes them at the first start. */
export async function loadIdentityKeys(database: Database): Promise<IdentityKeys> {
  const signing = await readOrMake(database, "signing", makeSigningKey);
  const cookies = await readOrMake(database, "cookie", makeCookieKey);
  return { signing, cookies: cookies.map((key) => String(key.k)) };
}

/** What everybody may know of the signing keys (RFC 7517). */
export function publicKeys(keys: IdentityKeys): { keys: JWK[] } {
  return {
    keys: keys.signing.map(({ kty, kid, use, alg, e, n }) => ({ kty, kid, use, alg, e, n }) as JWK),
  };
}

async function readOrMake(
  database: Database,
  purpose: "signing" | "cookie",
  make: () => Promise<JWK>,
): Promise<[JWK, ...JWK[]]> {
  const [newest, ...older] = await read(database, purpose);
  if (newest) return [newest, ...older];
  const made = await make();
  return database.transaction(async (transaction) => {
    // Two servers that start on one empty database must end up with the same keys.
    await transaction.execute(sql`select pg_advisory_xact_lock(${keyLock})`);
    const [first, ...others] = await read(transaction, purpose);
    if (first) return [first, ...others];
    const row = { kid: String(made.kid), purpose, jwk: { ...made } };
    await transaction.insert(identityKeys).values(row);
    return [made];
  });
}

async function read(database: Database, purpose: "signing" | "cookie"): Promise<JWK[]> {
  const rows = await database
    .select({ jwk: identityKeys.jwk })
    .from(identityKeys)
    .where(eq(identityKeys.purpose, purpose))
    .orderBy(desc(identityKeys.createdAt), asc(identityKeys.kid));
  return rows.map((row) => row.jwk);
}

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), use: "sig", alg: "RS256" };
}

async function makeCookieKey(): Promise<JWK> {
  return {
    kty: "oct",
    kid: randomBytes(9).toString("base64url"),
    k: randomBytes(32).toString("base64url"),
  };
}
