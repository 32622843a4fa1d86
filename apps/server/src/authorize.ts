import type { Customer } from "./customers/customers.ts";
import { ProblemError } from "./problemError.ts";
import type { TokenClaims } from "./verifyToken.ts";
import type { World } from "./world.ts";

/** Who calls: the bearer of a checked token, and the house they work for. */
export interface Caller {
  readonly accountId: string;
  readonly permissions: ReadonlySet<string>;
  /** How the person signed in, see TokenClaims. */
  readonly method: string;
  readonly customer: Customer;
}

/**
 * Finds out who calls from an Authorization header (RFC 6750); fails with a ProblemError of status
 * 401. A bearer met before is told at once, without a turn of the event loop.
 */
export function authorize(
  world: Pick<World, "verifyToken" | "customers">,
  header: string | null,
): Caller | Promise<Caller> {
  if (header === null) throw new ProblemError("token_missing");
  if (!/^bearer /i.test(header)) throw new ProblemError("token_invalid");
  const claims = world.verifyToken(header.slice("Bearer ".length));
  return claims instanceof Promise
    ? claims.then((checked) => callerOf(world, checked))
    : callerOf(world, claims);
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
