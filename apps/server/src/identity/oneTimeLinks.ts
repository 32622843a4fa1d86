import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { oneTimeLinks } from "./tables.ts";

/** `otp` travels in the query parameter otp, `autologin` in user or hash (specification 7.2). */
export type OneTimeLinkKind = "otp" | "autologin";

/** Seconds from making a link to its end. */
const oneTimeLinkSeconds = 15 * 60;

/** Makes a link for an account and gives back its secret, which is kept nowhere. */
export async function createOneTimeLink(
  database: Database,
  kind: OneTimeLinkKind,
  accountId: string,
): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  await database.insert(oneTimeLinks).values({
    secretHash: digest(secret),
    kind,
    accountId,
    expiresAt: new Date(Date.now() + oneTimeLinkSeconds * 1000),
  });
  return secret;
}

/** Spends a link once and for all; the account it was made for, or nothing. */
export async function spendOneTimeLink(
  database: Database,
  kind: OneTimeLinkKind,
  secret: string,
): Promise<string | undefined> {
  const now = new Date();
  const [spent] = await database
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeLinks.secretHash, digest(secret)),
        eq(oneTimeLinks.kind, kind),
        isNull(oneTimeLinks.usedAt),
        gt(oneTimeLinks.expiresAt, now),
      ),
    )
    .returning({ accountId: oneTimeLinks.accountId });
  return spent?.accountId;
}

/** Forgets links that ended more than a day ago. */
export async function sweepOneTimeLinks(database: Database): Promise<void> {
  await database
    .delete(oneTimeLinks)
    .where(lt(oneTimeLinks.expiresAt, new Date(Date.now() - 24 * 60 * 60 * 1000)));
}

function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
