import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from "jose";
import * as z from "zod";
import { AuthError } from "./authError.ts";

/** What a checked API token says about its bearer. */
export interface TokenClaims {
  readonly accountId: string;
  readonly permissions: ReadonlySet<string>;
  /** How the person signed in: at the provider (pwd) or by a one-time link (otp), RFC 8176. */
  readonly method: string;
  /** The key whoever bears it has to prove they have (RFC 9449); null: nobody has to. */
  readonly thumbprint: string | null;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** Checks an API token; throws a AuthError token_invalid or token_expired. */
export type VerifyToken = (token: string) => TokenClaims | Promise<TokenClaims>;

/** Where tokens come from and whom they must be meant for. */
export interface TokenRules {
  readonly issuer: string;
  readonly audience: string;
  readonly keys: JSONWebKeySet;
  readonly now: () => Date;
}

const Payload = z.object({
  sub: z.string().min(1),
  exp: z.number(),
  permissions: z.array(z.string()).catch([]),
  amr: z.array(z.string()).catch([]),
  // A binding of another kind is one that cannot be checked here: such a token is refused.
  cnf: z.object({ jkt: z.string().min(1) }).optional(),
});

/** Signatures once checked are remembered for as many tokens; their expiry is checked each time. */
const remembered = 1_000;

/** Makes the check: RS256 by the provider's keys, issuer, audience and expiry (specification 5). */
export function createVerifyToken({ issuer, audience, keys, now }: TokenRules): VerifyToken {
  const keySet = createLocalJWKSet(keys);
  const known = new Map<string, { readonly token: string; readonly claims: TokenClaims }>();

  async function check(token: string): Promise<TokenClaims> {
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer,
        audience,
        algorithms: ["RS256"],
        currentDate: now(),
      });
      const { sub, exp, permissions, amr, cnf } = Payload.parse(payload);
      const claims = {
        accountId: sub,
        permissions: new Set(permissions),
        method: amr[0] ?? "pwd",
        thumbprint: cnf?.jkt ?? null,
        expiresAt: exp,
      };
      if (known.size >= remembered) known.clear();
      known.set(endOf(token), { token, claims });
      return claims;
    } catch (error) {
      const isLate = error instanceof errors.JWTExpired;
      throw new AuthError(isLate ? "token_expired" : "token_invalid");
    }
  }

  return (token) => {
    const entry = known.get(endOf(token));
    if (entry === undefined || entry.token !== token) return check(token);
    if (entry.claims.expiresAt * 1000 > now().getTime()) return entry.claims;
    known.delete(endOf(token));
    throw new AuthError("token_expired");
  };
}

/** Enough of the signature to find a token by: a look at the whole of it costs most of a call. */
function endOf(token: string): string {
  return token.slice(-32);
}
