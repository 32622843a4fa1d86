import type { Access } from "@specimen/api/contract";
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
 * Identifies the caller from an Authorization header (RFC 6750, with a proof RFC 9449); rejects with
 * an AuthError.
 */
export async function authorize(
  gate: Gate,
  request: Request,
  header: string | null = request.headers.get("authorization"),
): Promise<Caller> {
  if (header === null) throw new AuthError("token_missing");
  if (/^dpop /i.test(header)) return withProof(gate, request, header.slice("DPoP ".length));
  if (!isBearer(header)) throw new AuthError("token_invalid");
  const claims = await gate.verifyToken(header.slice("Bearer ".length));
  // A token bound to a key is refused as a bearer token.
  if (claims.thumbprint !== null) throw new AuthError("token_invalid");
  return callerOf(gate, claims);
}

/**
 * The caller of an Authorization header, if token and bearer were checked a moment ago; undefined
 * where `authorize` has to find out, and where it would refuse.
 */
export function knownCaller(gate: Gate, header: string): Caller | undefined {
  if (!isBearer(header)) return undefined;
  const claims = gate.verifyToken.known(header.slice("Bearer ".length));
  if (claims === undefined || claims.thumbprint !== null) return undefined;
  const bearer = gate.customers.known(claims);
  return bearer && toCaller(claims, bearer);
}

const isBearer = (header: string): boolean => /^bearer /i.test(header);

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

async function callerOf({ customers }: Gate, claims: TokenClaims): Promise<Caller> {
  const bearer = await customers.ofToken(claims);
  if (bearer === undefined) throw new AuthError("token_invalid");
  return toCaller(claims, bearer);
}

function toCaller(claims: TokenClaims, bearer: Bearer): Caller {
  const { accountId, method, session } = claims;
  const permissions = claims.permissions ?? bearer.permissions;
  return { accountId, permissions, method, session, customer: bearer.customer };
}

/** The permissions that a call demands of those who are signed in. */
export const demandedBy = (access: Access): readonly string[] =>
  typeof access === "string" ? [] : access;

/** Checks that a caller has every permission; throws an AuthError with the missing ones. */
export function demandPermissions(caller: Caller, demanded: readonly string[]): Caller {
  const missing = missingOf(caller, demanded);
  if (missing.length > 0) throw new AuthError("permission_missing", missing);
  return caller;
}

/** The permissions among those demanded that a caller does not have. */
export const missingOf = ({ permissions }: Caller, demanded: readonly string[]): string[] =>
  demanded.filter((permission) => !permissions.has(permission));
