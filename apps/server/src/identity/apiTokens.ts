import { randomUUID } from "node:crypto";
import { importJWK, SignJWT, type JWK } from "jose";
import { permissionsOf, type Account } from "./accounts.ts";

/** Seconds an API token of a one-time link lives: a working day, since nothing renews it. */
const apiTokenSeconds = 8 * 60 * 60;

/**
 * Signs an API token like the provider's own access tokens (RFC 9068): RS256, `sub`, `permissions`,
 * and `amr` of `otp` (RFC 8176), which tells that a one-time link was the way in.
 */
export async function signApiToken(
  account: Account,
  { key, issuer, audience }: { key: JWK; issuer: string; audience: string },
): Promise<string> {
  return new SignJWT({ permissions: permissionsOf(account), amr: ["otp"] })
    .setProtectedHeader({ alg: "RS256", typ: "at+jwt", kid: String(key.kid) })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(account.id)
    .setIssuedAt()
    .setExpirationTime(`${apiTokenSeconds} s`)
    .setJti(randomUUID())
    .sign(await importJWK(key, "RS256"));
}
