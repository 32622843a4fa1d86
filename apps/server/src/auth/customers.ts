import type { Language } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import {
  accounts,
  customers as customersTable,
  customerSettings,
  endedSessions,
} from "./tables.ts";
import type { TokenClaims } from "./verifyToken.ts";

/** A customer with its settings. */
export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly languages: Language[];
  readonly rulesRevision: number;
  /** When its rules change by themselves next; null where they do not. */
  readonly rulesDueAt: Date | null;
  readonly settings: typeof customerSettings.$inferSelect;
}

/** What the database says of the bearer of a token. */
export interface Bearer {
  readonly customer: Customer;
  readonly permissions: ReadonlySet<string>;
}

/** Customers by the tokens of their staff. */
export interface Customers {
  /** Undefined for an unknown account and for a session that was ended. */
  ofToken(claims: TokenClaims): Promise<Bearer | undefined>;
  /** What was read within the last half second and is not due to change. */
  known(claims: TokenClaims): Bearer | undefined;
  /** The customer of an account without a token, by a query; undefined for an unknown account. */
  ofAccount(accountId: string): Promise<Customer | undefined>;
  /** Empties the cache after this process has changed a customer's rules or ended a session. */
  clear(): void;
}

type Claims = Pick<TokenClaims, "accountId" | "session" | "issuedAt">;

/**
 * How long a change by another instance on the same database may stay unnoticed, in ms: less than it
 * takes to load a page anew, so that whoever saved a rule finds it there.
 */
const maximalAge = 500;

/**
 * Customers of a database, cached for half a second so that the calls of one screen need one query. `applyDue`
 * brings the rules of a customer up to date before a call at or after `rulesDueAt` reads them.
 */
export function createCustomers(
  database: Database,
  now: () => Date,
  applyDue?: (customerId: string) => Promise<void>,
): Customers {
  // The claims of a token are one object for as long as its check is cached.
  let cached = new WeakMap<TokenClaims, { bearer: Bearer; readAt: number }>();
  // Many calls of one token that come at once are one query.
  let underWay = new WeakMap<TokenClaims, Promise<Bearer | undefined>>();

  const isDue = ({ rulesDueAt }: Customer) => rulesDueAt !== null && rulesDueAt <= now();

  async function read(claims: Claims): Promise<Bearer | undefined> {
    const found = await query(claims);
    if (found === undefined || applyDue === undefined || !isDue(found.customer)) return found;
    await applyDue(found.customer.id);
    return query(claims);
  }

  async function readAndKeep(claims: TokenClaims): Promise<Bearer | undefined> {
    // Of before a change by this process: not kept if the cache is emptied meanwhile.
    const [keptIn, isReadIn] = [cached, underWay];
    const readAt = now().getTime();
    try {
      const bearer = await read(claims);
      if (bearer !== undefined) keptIn.set(claims, { bearer, readAt });
      return bearer;
    } finally {
      isReadIn.delete(claims);
    }
  }

  function readOnce(claims: TokenClaims): Promise<Bearer | undefined> {
    const reading = underWay.get(claims) ?? readAndKeep(claims);
    underWay.set(claims, reading);
    return reading;
  }

  async function query(claims: Claims): Promise<Bearer | undefined> {
    const [found] = await database
      .select({
        id: customersTable.id,
        name: customersTable.name,
        languages: customersTable.languages,
        rulesRevision: customersTable.rulesRevision,
        rulesDueAt: customersTable.rulesDueAt,
        settings: customerSettings,
        permissions: accounts.permissions,
        tokensEndedAt: accounts.tokensEndedAt,
        keptSession: accounts.keptSession,
        endedSession: endedSessions.id,
      })
      .from(accounts)
      .innerJoin(customersTable, eq(customersTable.id, accounts.customerId))
      .innerJoin(customerSettings, eq(customerSettings.customerId, customersTable.id))
      .leftJoin(endedSessions, eq(endedSessions.id, claims.session ?? ""))
      .where(eq(accounts.id, claims.accountId))
      .limit(1);
    if (found === undefined) return undefined;
    const { permissions, tokensEndedAt, keptSession, endedSession, ...row } = found;
    const isKept = claims.session !== null && claims.session === keptSession;
    const isFormer = claims.issuedAt * 1000 < (tokensEndedAt?.getTime() ?? 0);
    const isEnded = endedSession !== null || (isFormer && !isKept);
    if (isEnded) return undefined;
    return {
      customer: row,
      permissions: new Set(permissions),
    };
  }

  function known(claims: TokenClaims): Bearer | undefined {
    const entry = cached.get(claims);
    // Absolute: a clock that is set back must not extend an entry's life.
    const isFresh = entry && Math.abs(now().getTime() - entry.readAt) < maximalAge;
    return isFresh && !isDue(entry.bearer.customer) ? entry.bearer : undefined;
  }

  return {
    known,
    ofToken: async (claims) => known(claims) ?? readOnce(claims),
    ofAccount: async (accountId) =>
      (await read({ accountId, session: null, issuedAt: Infinity }))?.customer,
    clear() {
      cached = new WeakMap();
      underWay = new WeakMap();
    },
  };
}
