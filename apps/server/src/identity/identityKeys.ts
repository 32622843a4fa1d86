import { randomBytes } from "node:crypto";
import { asc, desc, eq, sql } from "drizzle-orm";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from "jose";
import type { Database, Transaction } from "../database/database.ts";
import { DatabaseError } from "../database/databaseError.ts";
import type { SealedValues } from "../database/sealedValues.ts";
import { identityKeys } from "./tables.ts";

/** Keys of the provider; signing keys are private RS256 JWKs, the newest first. */
export interface IdentityKeys {
  signing: [JWK, ...JWK[]];
  cookies: string[];
}

/** Key of the advisory lock for the creation of keys. */
const keyLock = 4103;

/**
 * Reads the keys of a database, or creates them at the first start; with `sealed` they are stored
 * encrypted, those of an earlier version from now on. Throws a DatabaseError for another data key.
 */
export async function loadIdentityKeys(
  database: Database,
  sealed?: SealedValues,
): Promise<IdentityKeys> {
  const form = storedForm(sealed);
  const signing = await readOrMake({ database, form }, "signing", makeSigningKey);
  const cookies = await readOrMake({ database, form }, "cookie", makeCookieKey);
  if (sealed !== undefined) await sealPlain(database, form);
  return { signing, cookies: cookies.map((key) => String(key.k)) };
}

/** The public part of the signing keys (RFC 7517). */
export function publicKeys(keys: IdentityKeys): { keys: JWK[] } {
  return {
    keys: keys.signing.map(({ kty, kid, use, alg, e, n }) => ({ kty, kid, use, alg, e, n }) as JWK),
  };
}

/** A key as the database has it: a JWK, or one that is sealed. */
type Stored = Record<string, unknown>;

/** How keys are stored and read. */
interface StoredForm {
  write(key: JWK): Stored;
  read(kid: string, stored: Stored): JWK;
}

const placeOf = (kid: string): string => `identity key ${kid}`;

function storedForm(sealed: SealedValues | undefined): StoredForm {
  return {
    write(key) {
      if (sealed === undefined) return { ...key };
      const text = new TextEncoder().encode(JSON.stringify(key));
      const bytes = sealed.seal(text, placeOf(String(key.kid)));
      return { sealed: Buffer.from(bytes).toString("base64") };
    },
    read(kid, stored) {
      const { sealed: text } = stored;
      if (typeof text !== "string") return stored;
      try {
        if (sealed === undefined) throw new Error("no data key was given");
        const opened = sealed.open(Buffer.from(text, "base64"), placeOf(kid));
        return JSON.parse(new TextDecoder().decode(opened)) as JWK;
      } catch (cause) {
        throw new DatabaseError(
          "The provider's keys in this database were encrypted with another data key. Set SPECIMEN_DATA_KEY to the key they were made with, or restore its file.",
          { cause },
        );
      }
    },
  };
}

interface KeyStore {
  readonly database: Database | Transaction;
  readonly form: StoredForm;
}

async function readOrMake(
  store: KeyStore,
  purpose: "signing" | "cookie",
  make: () => Promise<JWK>,
): Promise<[JWK, ...JWK[]]> {
  const [newest, ...older] = await read(store, purpose);
  if (newest) return [newest, ...older];
  const made = await make();
  return store.database.transaction(async (transaction) => {
    // Two servers that start on one empty database must create the same keys.
    await transaction.execute(sql`select pg_advisory_xact_lock(${keyLock})`);
    const [first, ...others] = await read({ database: transaction, form: store.form }, purpose);
    if (first) return [first, ...others];
    const row = { kid: String(made.kid), purpose, jwk: store.form.write(made) };
    await transaction.insert(identityKeys).values(row);
    return [made];
  });
}

async function read({ database, form }: KeyStore, purpose: "signing" | "cookie"): Promise<JWK[]> {
  const rows = await database
    .select({ kid: identityKeys.kid, jwk: identityKeys.jwk })
    .from(identityKeys)
    .where(eq(identityKeys.purpose, purpose))
    .orderBy(desc(identityKeys.createdAt), asc(identityKeys.kid));
  return rows.map((row) => form.read(row.kid, row.jwk));
}

/** Encrypts keys that an earlier version stored as they are. */
async function sealPlain(database: Database, form: StoredForm): Promise<void> {
  const rows = await database.select().from(identityKeys);
  for (const { kid, jwk } of rows.filter((row) => !("sealed" in row.jwk))) {
    await database
      .update(identityKeys)
      .set({ jwk: form.write(jwk) })
      .where(eq(identityKeys.kid, kid));
  }
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
