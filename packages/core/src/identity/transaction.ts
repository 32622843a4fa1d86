import type { Clock, Store } from "../ports/index.ts";
import { IdentityError } from "./errors.ts";
import { isJsonObject } from "./jwt.ts";

/** A login transaction: an authorization request whose response is still to come. */
export interface Transaction {
  state: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
  returnTo: string | null;
  /** The organisation that was requested; the ID token has to name it. */
  organization: string | null;
}

/** The open login transactions, by `state`. */
export interface Transactions {
  /** Throws `storage_denied` where the transaction would be lost with the page. */
  begin(transaction: Transaction): void;
  find(state: string): Transaction | null;
  /** Removes it for good; another response with the same `state` finds it spent. */
  consume(state: string): void;
  isSpent(state: string): boolean;
}

const openPrefix = "sign-in.open.";
const spentPrefix = "sign-in.spent.";
const limit = 10;
const dayInMilliseconds = 86_400_000;

const isText = (value: unknown): value is string => typeof value === "string";

function parseRecord(text: string | null): { at: number; transaction: unknown } | null {
  try {
    const record: unknown = JSON.parse(text ?? "null");
    return isJsonObject(record) && typeof record["at"] === "number"
      ? { at: record["at"], transaction: record["transaction"] }
      : null;
  } catch {
    return null;
  }
}

function isTransaction(value: unknown): value is Transaction {
  if (!isJsonObject(value)) return false;
  const { state, nonce, codeVerifier, redirectUri, returnTo, organization } = value;
  return (
    [state, nonce, codeVerifier, redirectUri].every(isText) &&
    [returnTo, organization].every((member) => member === null || isText(member))
  );
}

/**
 * Stores transactions under prefixed keys, so that no `state` collides with another key: ten at most,
 * none older than a day.
 */
export function createTransactions(store: Store, clock: Clock): Transactions {
  const ageOf = (key: string) => clock.now() - (parseRecord(store.read(key))?.at ?? -Infinity);

  const put = (prefix: string, state: string, transaction: Transaction | null) => {
    const keys = store.keys().filter((key) => key.startsWith(prefix));
    const byAge = keys.toSorted((left, right) => ageOf(left) - ageOf(right));
    for (const [index, key] of byAge.entries()) {
      if (index >= limit - 1 || ageOf(key) > dayInMilliseconds) store.remove(key);
    }
    return store.write(prefix + state, JSON.stringify({ at: clock.now(), transaction }));
  };

  return {
    begin: (transaction) => {
      if (put(openPrefix, transaction.state, transaction)) return;
      throw new IdentityError("storage_denied", "The browser denies storage");
    },
    find: (state) => {
      const record = parseRecord(store.read(openPrefix + state));
      const isFresh = record !== null && clock.now() - record.at <= dayInMilliseconds;
      return isFresh && isTransaction(record.transaction) ? record.transaction : null;
    },
    consume: (state) => {
      store.remove(openPrefix + state);
      put(spentPrefix, state, null);
    },
    isSpent: (state) => store.read(spentPrefix + state) !== null,
  };
}
