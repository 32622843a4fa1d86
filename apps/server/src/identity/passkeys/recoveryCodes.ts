import { randomInt } from "node:crypto";
import { and, count, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { digest } from "../digest.ts";
import { recoveryCodes } from "../tables.ts";

/** So many codes are made at a time. */
const codesAtOnce = 10;

/** Crockford's Base32: no letter that looks like a digit. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Makes an account's recovery codes anew and returns them; only their hashes are stored. */
export async function makeRecoveryCodes(
  database: Database | Transaction,
  accountId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: codesAtOnce }, makeCode);
  await database.transaction(async (transaction) => {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
    await transaction
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ codeHash: digestOf(accountId, code), accountId })));
  });
  return codes;
}

/** Spends a code, however it is spaced and cased; false for one that is wrong or was used. */
export async function spendRecoveryCode(
  database: Database,
  accountId: string,
  code: string,
): Promise<boolean> {
  const spent = await database
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        eq(recoveryCodes.codeHash, digestOf(accountId, code)),
      ),
    )
    .returning({ accountId: recoveryCodes.accountId });
  return spent.length > 0;
}

/** How many codes of an account are left. */
export async function countRecoveryCodes(database: Database, accountId: string): Promise<number> {
  const [row] = await database
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  return row?.left ?? 0;
}

/** 16 characters, 80 bits: too many to be guessed, so that a fast hash is enough. */
function makeCode(): string {
  const characters = Array.from({ length: 16 }, () => alphabet.charAt(randomInt(32))).join("");
  return characters.replace(/(.{4})(?=.)/g, "$1-");
}

function digestOf(accountId: string, code: string): string {
  const plain = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return digest(`${accountId}\n${plain}`);
}
