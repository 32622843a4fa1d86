import { createHash } from "node:crypto";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { and, asc, count, eq, lt, or } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { Account } from "../accounts.ts";
import { passkeys, recoveryCodes } from "../tables.ts";
import { readRegistration, readSignature } from "./browserAnswers.ts";
import { makeRecoveryCodes } from "./recoveryCodes.ts";
import type { RelyingParty } from "./relyingParty.ts";

/** A passkey of an account. */
export type Passkey = typeof passkeys.$inferSelect;

/** So many passkeys an account may have. */
export const mostPasskeys = 20;

/** What became of a registration: `codes` come with the first passkey, and only then. */
export type Added =
  | { readonly kind: "added"; readonly codes: readonly string[] | undefined }
  | { readonly kind: "refused" | "known" | "full" };

/** How long browsers wait for a passkey, in ms: shorter than its challenge is valid. */
const timeout = 2 * 60 * 1000;

/** EdDSA, ES256 and RS256, in this order (RFC 9053): what authenticators have today. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Loaded when somebody has passkeys: the start does not wait for its certificates and formats. */
const loadLibrary = () => import("@simplewebauthn/server");

/** The passkeys of an account, the oldest first. */
export const listPasskeys = (database: Database, accountId: string): Promise<Passkey[]> =>
  database
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** Whether an account signs in with a second factor. */
export async function hasPasskeys(database: Database, accountId: string): Promise<boolean> {
  const [row] = await database
    .select({ number: count() })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId));
  return row !== undefined && row.number > 0;
}

/** What the browser needs to make a passkey for an account. */
export const creationOptions = async (
  party: RelyingParty,
  account: Account,
  { challenge, known }: { challenge: string; known: readonly Passkey[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  (await loadLibrary()).generateRegistrationOptions({
    rpName: "Specimen",
    rpID: party.id,
    userName: account.username,
    userDisplayName: account.nickname,
    // The same for all passkeys of an account, and nothing that says who it is.
    userID: createHash("sha256").update(`passkeys\n${account.id}`).digest(),
    challenge: Buffer.from(challenge, "base64url"),
    timeout,
    attestationType: "none",
    supportedAlgorithmIDs,
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });

/** What the browser needs to let a passkey of an account sign. */
export const requestOptions = async (
  party: RelyingParty,
  { challenge, known }: { challenge: string; known: readonly Passkey[] },
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  (await loadLibrary()).generateAuthenticationOptions({
    rpID: party.id,
    challenge: Buffer.from(challenge, "base64url"),
    timeout,
    userVerification: "preferred",
    allowCredentials: known.filter(({ host }) => host === party.id).map(described),
  });

/** Stores a passkey that the browser has made; the first one comes with recovery codes. */
export async function addPasskey(
  database: Database,
  party: RelyingParty,
  wanted: { account: Account; name: string; challenge: string; answer: string },
): Promise<Added> {
  const { account, name, challenge } = wanted;
  const response = readRegistration(wanted.answer);
  if (response === undefined) return { kind: "refused" };
  const { verifyRegistrationResponse } = await loadLibrary();
  // What the library throws names challenge and origin: it is not for the log.
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  if (!made?.verified) return { kind: "refused" };
  const { credential, credentialDeviceType } = made.registrationInfo;
  return database.transaction(async (transaction) => {
    const had = await transaction
      .select({ id: passkeys.id })
      .from(passkeys)
      .where(eq(passkeys.accountId, account.id));
    if (had.length >= mostPasskeys) return { kind: "full" } as const;
    const added = await transaction
      .insert(passkeys)
      .values({
        id: credential.id,
        accountId: account.id,
        host: party.id,
        name,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: credential.transports ?? [],
        isSynced: credentialDeviceType === "multiDevice",
        createdAt: new Date(),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length === 0) return { kind: "known" } as const;
    const codes = had.length > 0 ? undefined : await makeRecoveryCodes(transaction, account.id);
    return { kind: "added", codes } as const;
  });
}

/** The passkey of an account that signed a challenge here; undefined for anything else. */
export async function signedBy(
  database: Database,
  party: RelyingParty,
  wanted: { accountId: string; challenge: string; answer: string },
): Promise<Passkey | undefined> {
  const response = readSignature(wanted.answer);
  if (response === undefined) return undefined;
  const own = and(
    eq(passkeys.id, response.id),
    eq(passkeys.accountId, wanted.accountId),
    eq(passkeys.host, party.id),
  );
  const [passkey] = await database.select().from(passkeys).where(own).limit(1);
  if (passkey === undefined) return undefined;
  const { verifyAuthenticationResponse } = await loadLibrary();
  const seen = await verifyAuthenticationResponse({
    response,
    expectedChallenge: wanted.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: {
      id: passkey.id,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (!seen?.verified) return undefined;
  const { newCounter: counter } = seen.authenticationInfo;
  // A counter that does not grow is that of a copy; those that never count stay at 0.
  const grows = or(
    lt(passkeys.counter, counter),
    counter === 0 ? eq(passkeys.counter, 0) : undefined,
  );
  const [used] = await database
    .update(passkeys)
    .set({ counter, lastUsedAt: new Date() })
    .where(and(own, grows))
    .returning();
  return used;
}

/** Renames a passkey of an account, if it has it. */
export async function renamePasskey(
  database: Database,
  accountId: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await database
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)));
}

/** Removes a passkey of an account; with the last one its recovery codes go. */
export async function removePasskey(
  database: Database,
  accountId: string,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)));
    const [left] = await transaction
      .select({ id: passkeys.id })
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId))
      .limit(1);
    if (left !== undefined) return;
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  });
}

const described = ({ id, transports }: Passkey) => ({ id, transports });
