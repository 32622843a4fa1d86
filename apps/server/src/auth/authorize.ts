import type { Customer } from "./customers.ts";
import { ProblemError } from "../http/problemError.ts";
import type { TokenClaims } from "./verifyToken.ts";
import type { World } from "../areas/appContext.ts";

/** Who calls: the bearer of a checked token, and the house they work for. */
export interface Caller {
  readonly accountId: string;
  readonly permissions: ReadonlySet<string>;
  /** How the person signed in, see TokenClaims. */
  readonly method: string;
  readonly customer: Customer;
}

/** What is needed to know a caller. */
export type Gate = Pick<World, "verifyToken" | "verifyProof" | "customers" | "publicUrl">;

/**
 * Finds out who calls from an Authorization header (RFC 6750, with a proof RFC 9449); fails with a
 * ProblemError of status 401. A bearer met before is told at once, without a turn of the event loop.
 */
export function authorize(
  gate: Gate,
  request: Request,
  header: string | null = request.headers.get("authorization"),
): Caller | Promise<Caller> {
  if (header === null) throw new ProblemError("token_missing");
  if (/^dpop /i.test(header)) return proved(gate, request, header.slice("DPoP ".length));
  if (!/^bearer /i.test(header)) throw new ProblemError("token_invalid");
  const claims = gate.verifyToken(header.slice("Bearer ".length));
  return claims instanceof Promise
    ? claims.then((checked) => bearing(gate, checked))
    : bearing(gate, claims);
}

/** A token that is bound to a key is no bearer token: whoever has only the token has nothing. */
function bearing(gate: Gate, claims: TokenClaims): Caller | Promise<Caller> {
  if (claims.thumbprint !== null) throw new ProblemError("token_invalid");
  return callerOf(gate, claims);
}

async function proved(gate: Gate, request: Request, token: string): Promise<Caller> {
  const claims = await gate.verifyToken(token);
  const { thumbprint } = claims;
  if (thumbprint === null) throw new ProblemError("token_invalid");
  const { method, headers } = request;
  const { pathname } = new URL(request.url);
  const url = new URL(gate.publicUrl + pathname);
  await gate.verifyProof({ proof: headers.get("dpop"), method, url, token, thumbprint });
  return callerOf(gate, claims);
}

function callerOf(
  { customers }: Pick<World, "customers">,
  claims: TokenClaims,
): Caller | Promise<Caller> {
  const found = customers.ofAccount(claims.accountId);
  return found instanceof Promise
    ? found.then((customer) => joined(claims, customer))
    : joined(claims, found);
}

function joined(claims: TokenClaims, customer: Customer | undefined): Caller {
  if (customer === undefined) throw new ProblemError("token_invalid");
  const { accountId, permissions, method } = claims;
  return { accountId, permissions, method, customer };
}
