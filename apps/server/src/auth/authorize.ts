import { AuthError } from "./authError.ts";
import type { Bearer, Customer, Customers } from "./customers.ts";
import type { VerifyProof } from "./verifyProof.ts";
import type { TokenClaims, VerifyToken } from "./verifyToken.ts";

/** The bearer of a checked token and the customer they work for. */
export interface Caller {
  readonly accountId: string;
  readonly permissions: ReadonlySet<string>;
  /** How the person signed in, and in which session, see TokenClaims. */
  readonly method: string;
  readonly session: string | null;
  readonly customer: Customer;
}

/** Dependencies of the authorization. */
export interface Gate {
  readonly verifyToken: VerifyToken;
  readonly verifyProof: VerifyProof;
  readonly customers: Customers;
  /** The API's own origin, which DPoP proofs name. */
  readonly publicUrl: string;
}

/**
 * Identifies the caller from an Authorization header (RFC 6750, with a proof RFC 9449); fails with
 * an AuthError. Returns synchronously for a bearer token checked before.
 */
export function authorize(
  gate: Gate,
  request: Request,
  header: string | null = request.headers.get("authorization"),
): Caller | Promise<Caller> {
  if (header === null) throw new AuthError("token_missing");
  if (/^dpop /i.test(header)) return withProof(gate, request, header.slice("DPoP ".length));
  if (!/^bearer /i.test(header)) throw new AuthError("token_invalid");
  const claims = gate.verifyToken(header.slice("Bearer ".length));
  return claims instanceof Promise
    ? claims.then((checked) => withoutProof(gate, checked))
    : withoutProof(gate, claims);
}

/** A token bound to a key is refused as a bearer token. */
function withoutProof(gate: Gate, claims: TokenClaims): Caller | Promise<Caller> {
  if (claims.thumbprint !== null) throw new AuthError("token_invalid");
  return callerOf(gate, claims);
}

async function withProof(gate: Gate, request: Request, token: string): Promise<Caller> {
  const claims = await gate.verifyToken(token);
  const { thumbprint } = claims;
  if (thumbprint === null) throw new AuthError("token_invalid");
  const { method, headers } = request;
  const { pathname } = new URL(request.url);
  const url = new URL(gate.publicUrl + pathname);
  await gate.verifyProof({ proof: headers.get("dpop"), method, url, token, thumbprint });
  return callerOf(gate, claims);
}

function callerOf({ customers }: Gate, claims: TokenClaims): Caller | Promise<Caller> {
  const found = customers.ofToken(claims);
  return found instanceof Promise
    ? found.then((bearer) => toCaller(claims, bearer))
    : toCaller(claims, found);
}

function toCaller(claims: TokenClaims, bearer: Bearer | undefined): Caller {
  if (bearer === undefined) throw new AuthError("token_invalid");
  const { accountId, method, session } = claims;
  const permissions = claims.permissions ?? bearer.permissions;
  return { accountId, permissions, method, session, customer: bearer.customer };
}

/** Checks that a caller has every permission; throws an AuthError with the missing ones. */
export function demandPermissions(caller: Caller, demanded: readonly string[]): Caller {
  const missing = demanded.filter((permission) => !caller.permissions.has(permission));
  if (missing.length > 0) throw new AuthError("permission_missing", missing);
  return caller;
}
