import { randomUUID } from "node:crypto";
import { importJWK, SignJWT, type JWK } from "jose";
import { permissionsOf, type Account } from "./accounts.ts";

/**
 * Life of an API token from a one-time link in seconds: a working day, since it cannot be renewed.
 */
const apiTokenSeconds = 8 * 60 * 60;

/**
 * Signs an API token like the provider's own access tokens (RFC 9068): RS256, `sub`, `permissions`,
 * and `amr` `otp` (RFC 8176) for the sign-in by a one-time link.
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
