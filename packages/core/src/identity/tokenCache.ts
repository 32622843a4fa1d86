import type { Clock } from "../ports/index.ts";

/** An access token and how long it is good for. */
export interface CachedToken {
  accessToken: string;
  /** What was granted, separated by spaces. */
  scope: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Which token is wanted. */
export interface TokenKey {
  clientId: string;
  audience: string;
  scope: string;
}

/** Access tokens by client, audience and scope, in memory alone. */
export interface TokenCache {
  /** A token of that client and audience that has every wanted scope and is still good. */
  find(key: TokenKey): string | null;
  put(key: TokenKey, token: CachedToken): void;
  clear(): void;
}

/** Tokens count as expired this many seconds early (specification 9). */
const expiryLead = 60;

const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");

/** A cache that forgets with the page. */
export function createTokenCache(clock: Clock): TokenCache {
  const entries = new Map<string, Map<string, CachedToken>>();
  const place = ({ clientId, audience }: TokenKey) => JSON.stringify([clientId, audience]);

  return {
    find: (key) => {
      const wanted = words(key.scope);
      const candidates = [...(entries.get(place(key))?.values() ?? [])];
      const match = candidates.find(({ scope, expiresAt }) => {
        const granted = new Set(words(scope));
        const isGood = expiresAt - expiryLead >= clock.now() / 1000;
        return isGood && wanted.every((word) => granted.has(word));
      });
      return match?.accessToken ?? null;
    },
    put: (key, token) => {
      const known = entries.get(place(key)) ?? new Map<string, CachedToken>();
      entries.set(place(key), known.set(key.scope, token));
    },
    clear: () => entries.clear(),
  };
}
