import type { Clock, Store } from "../ports/index.ts";
import { decodeJwtPart, jwtParts } from "./jwt.ts";

const key = "sign-in.refused";

/** A token is new for so long after its `iat`, in milliseconds, by a clock that may differ as much. */
const newFor = 60_000;

/** Tells a 401 that ends a session from one that every new sign-in would meet again. */
export interface RefusedTokens {
  /** Notes that the API answered 401 to a token; false when that was known. */
  add(token: string): boolean;
  /**
   * Whether signing in once more is in vain: the token is the first one since the refusal of
   * another, and it was issued moments ago (by its own `iat`).
   */
  isRepeated(token: string): boolean;
  /** Notes that a token was issued. */
  noteIssued(): void;
}

function issuedAt(token: string): number {
  const claims = decodeJwtPart(jwtParts(token)?.[1] ?? "");
  const iat = claims?.["iat"];
  return typeof iat === "number" ? iat * 1000 : Number.NEGATIVE_INFINITY;
}

/**
 * Keeps in session storage, for it outlives the way to the provider, how many tokens were issued
 * since the last refusal: none, one, or so many that the refusal no longer counts.
 */
export function createRefusedTokens(store: Store, clock: Clock): RefusedTokens {
  let last: string | null = null;
  return {
    add: (token) => {
      if (token === last) return false;
      last = token;
      store.write(key, "0");
      return true;
    },
    isRepeated: (token) =>
      store.read(key) === "1" && Math.abs(clock.now() - issuedAt(token)) < newFor,
    noteIssued: () => {
      const count = store.read(key);
      if (count === "0") store.write(key, "1");
      else if (count !== null) store.remove(key);
    },
  };
}
