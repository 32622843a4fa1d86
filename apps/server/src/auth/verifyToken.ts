import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from "jose";
import * as z from "zod";
import { AuthError } from "./authError.ts";

/** Claims of a verified API token. */
export interface TokenClaims {
  readonly accountId: string;
  /** What a provider of another organisation permits; null where the account's own count. */
  readonly permissions: ReadonlySet<string> | null;
  /** The session at the provider, or the token itself where there is none; null if unknown. */
  readonly session: string | null;
  /** Seconds since 1970-01-01 UTC; 0 if unknown. */
  readonly issuedAt: number;
  /** How the person signed in: at the provider (pwd) or by a one-time link (otp), RFC 8176. */
  readonly method: string;
  /**
   * Thumbprint of the key that the bearer must prove to have (RFC 9449); null for a bearer token.
   */
  readonly thumbprint: string | null;
  /** Seconds since 1970-01-01 UTC. */
  readonly expiresAt: number;
}

/** The check of API tokens. */
export interface VerifyToken {
  /** Rejects with an AuthError token_invalid or token_expired. */
  (token: string): Promise<TokenClaims>;
  /** The claims of a token that was checked before and is still valid. */
  readonly known: (token: string) => TokenClaims | undefined;
}

/** Issuer, audience and keys of accepted tokens. */
export interface TokenRules {
  readonly issuer: string;
  readonly audience: string;
  readonly keys: JSONWebKeySet;
  /** Whether another organisation's provider issues them, with permissions of its own. */
  readonly isForeign?: boolean;
  readonly now: () => Date;
}

const Payload = z.object({
  sub: z.string().min(1),
  exp: z.number(),
  permissions: z.array(z.string()).catch([]),
  amr: z.array(z.string()).catch([]),
  sid: z.string().min(1).optional().catch(undefined),
  jti: z.string().min(1).optional().catch(undefined),
  iat: z.number().catch(0),
  // Another kind of binding cannot be checked here, so the token is refused.
  cnf: z.object({ jkt: z.string().min(1) }).optional(),
});

/** Number of tokens whose checked signature is cached; the expiry is checked at every call. */
const mostCached = 1_000;

/**
 * Creates the check: RS256 by the provider's keys, issuer, audience and expiry (specification 5).
 */
export function createVerifyToken(rules: TokenRules): VerifyToken {
  const { issuer, audience, keys, now, isForeign = false } = rules;
  const keySet = createLocalJWKSet(keys);
  const checked = new Map<string, { readonly token: string; readonly claims: TokenClaims }>();

  async function check(token: string): Promise<TokenClaims> {
    if (!isStrict(token)) throw new AuthError("token_invalid");
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer,
        audience,
        algorithms: ["RS256"],
        currentDate: now(),
      });
      const { sub, exp, permissions, amr, cnf, sid, jti, iat } = Payload.parse(payload);
      const claims = {
        accountId: sub,
        permissions: isForeign ? new Set(permissions) : null,
        session: sid ?? jti ?? null,
        issuedAt: iat,
        method: amr[0] ?? "pwd",
        thumbprint: cnf?.jkt ?? null,
        expiresAt: exp,
      };
      if (checked.size >= mostCached) checked.clear();
      checked.set(endOf(token), { token, claims });
      return claims;
    } catch (error) {
      const isLate = error instanceof errors.JWTExpired;
      throw new AuthError(isLate ? "token_expired" : "token_invalid");
    }
  }

  function find(token: string): TokenClaims | undefined {
    const entry = checked.get(endOf(token));
    return entry?.token === token ? entry.claims : undefined;
  }

  const isValid = ({ expiresAt }: TokenClaims) => expiresAt * 1000 > now().getTime();

  async function verify(token: string): Promise<TokenClaims> {
    const claims = find(token);
    if (claims === undefined) return check(token);
    if (isValid(claims)) return claims;
    checked.delete(endOf(token));
    throw new AuthError("token_expired");
  }

  return Object.assign(verify, {
    known(token: string) {
      const claims = find(token);
      return claims !== undefined && isValid(claims) ? claims : undefined;
    },
  });
}

/**
 * Whether a token is three parts in base64url as RFC 4648 writes it, so that a token has one
 * spelling only: decoders also take other letters, blanks and left-over bits.
 */
function isStrict(token: string): boolean {
  const parts = token.split(".");
  return (
    parts.length === 3 &&
    parts.every((part) => Buffer.from(part, "base64url").toString("base64url") === part)
  );
}

/** Length of the cache key: comparing the whole token would cost most of a call. */
function endOf(token: string): string {
  return token.slice(-32);
}
