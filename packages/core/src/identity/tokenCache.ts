import type { Clock } from "../ports/index.ts";

/** An access token and its expiry. */
export interface CachedToken {
  accessToken: string;
  /** The granted scopes, separated by spaces. */
  scope: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** The key of a token in the cache. */
export interface TokenKey {
  clientId: string;
  audience: string;
  scope: string;
}

/** Access tokens by client, audience and scope, in memory only. */
export interface TokenCache {
  /** A token of that client and audience with all of these scopes that has not expired; else null. */
  find(key: TokenKey): string | null;
  put(key: TokenKey, token: CachedToken): void;
  clear(): void;
}

/** Seconds by which a token is treated as expired early (specification 9). */
const expiryLead = 60;

const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");

/** A cache in the memory of the page. */
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
