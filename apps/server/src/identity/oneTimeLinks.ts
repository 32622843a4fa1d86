import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { digest } from "./digest.ts";
import { oneTimeLinks } from "./tables.ts";

/** `otp` is sent in the query parameter otp, `autologin` in user or hash (specification 7.2). */
export type OneTimeLinkKind = "otp" | "autologin";

/** Life of a link in seconds. */
const oneTimeLinkSeconds = 15 * 60;

/** Creates a link for an account and returns its secret, which is not stored. */
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

/** Redeems a link once and returns its account; undefined for an invalid or used link. */
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

/** Deletes links that expired more than a day ago. */
export async function sweepOneTimeLinks(database: Database): Promise<void> {
  await database
    .delete(oneTimeLinks)
    .where(lt(oneTimeLinks.expiresAt, new Date(Date.now() - 24 * 60 * 60 * 1000)));
}
