import type { Clock, Store } from "../ports/index.ts";
import { decodeJwtPart, hasCriticalExtension, jwtParts, type JsonObject } from "./jwt.ts";
import type { User } from "./session.ts";

/** Where a one-time link's API token is kept in session storage (specification 9). */
export const apiTokenKey = "api-auth-token";

/** What the product reads from an API token; it decides only what is shown. */
export interface ApiToken {
  user: User;
  /** Sorted; empty when the claim is no list of strings. */
  permissions: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === "string";

function readPermissions(claim: unknown): readonly string[] {
  return Array.isArray(claim) && claim.every(isText) ? claim.toSorted() : [];
}

/** The user of a token's claims; the subject is empty when the token names none. */
export function readUser(claims: JsonObject): User {
  const { sub, name, nickname, email } = claims;
  return {
    sub: isText(sub) ? sub : "",
    ...(isText(name) && { name }),
    ...(isText(nickname) && { nickname }),
    ...(isText(email) && { email }),
  };
}

/**
 * Decodes an API token: three non-empty parts, the second a JSON object (specification 5), and no
 * `crit` in its header. Null when it is anything else. The server checks the signature.
 */
export function readApiToken(token: unknown): ApiToken | null {
  const parts = jwtParts(token);
  if (parts === null || hasCriticalExtension(decodeJwtPart(parts[0]) ?? {})) return null;
  const claims = decodeJwtPart(parts[1]);
  if (claims === null) return null;
  return { user: readUser(claims), permissions: readPermissions(claims["permissions"]) };
}

/** Seconds by which the clock of this computer may be ahead of the one that dated the token. */
const leeway = 60;

/** The stored API token; null without one, and once its `exp` has passed. */
export function readStoredToken({
  store,
  clock,
}: {
  store: Pick<Store, "read">;
  clock: Pick<Clock, "now">;
}): string | null {
  const token = store.read(apiTokenKey);
  const exp = decodeJwtPart(jwtParts(token)?.[1] ?? "")?.["exp"];
  const hasExpired = typeof exp === "number" && exp + leeway <= clock.now() / 1000;
  return hasExpired ? null : token;
}
